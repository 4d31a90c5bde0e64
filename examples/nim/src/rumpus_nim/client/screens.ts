export { default as End } from './end/End.svelte';
export { caption } from './play/caption';
export { now } from './play/now';
export { default as Board } from './play/Play.svelte';
export { pending } from './play/pending';
export { sentence } from './refusals';
