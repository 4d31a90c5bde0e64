export { default as rulebook } from '../../../../docs/rules/keesdrow.md?raw';
export { caption } from './caption';
export { hush } from './coaching';
export { default as End } from './End.svelte';
export { seatingOf as seating } from './lobby';
export { now } from './now';
export { default as Board } from './Play.svelte';
export { sentence } from './refusals';
export { share } from './share';
