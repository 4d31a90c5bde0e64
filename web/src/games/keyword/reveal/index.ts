import { later } from '../../../lib/later';

/** The reveal appears after a round. */
export const Reveal = later(() => import('./Reveal.svelte'));
