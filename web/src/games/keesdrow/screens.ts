import { later } from '../../lib/later';

export { default as rulebook } from '../../../../docs/rules/keesdrow.md?raw';
export { share } from './end/share';
export { seatingOf as seating } from './lobby/seats';
export { caption } from './play/caption';
export { hush } from './play/coaching';
export { now } from './play/now';
export { default as Board } from './play/Play.svelte';
export { pending } from './play/pending';
export { sentence } from './refusals';

/** The end and its review appear long after the first screen. */
export const End = later(() => import('./end/End.svelte'));
