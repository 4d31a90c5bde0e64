export { default as rulebook } from '../../../../docs/rules/keep_your_cool.md?raw';
export { caption } from './caption';
export { default as End } from './End.svelte';
export { gist, seatingOf as seating } from './lobby';
export { now } from './now';
export { default as Board } from './Play.svelte';
export { sentence } from './refusals';
export { share } from './share';
export { default as TwoEnds } from './TwoEnds.svelte';
