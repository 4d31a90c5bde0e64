export { default as rulebook } from '../../../../docs/rules/keyword.md?raw';
export { caption } from './caption';
export { default as End } from './End.svelte';
export { note, proposals, seatingOf as seating } from './lobby';
export { now } from './now';
export { default as Board } from './Play.svelte';
export { pending } from './pending';
export { sentence } from './refusals';
export { share } from './share';
