import { later } from '../../../lib/later';

/** Only a moderator needs the desk. */
export const Moderator = later(() => import('./Moderator.svelte'));
