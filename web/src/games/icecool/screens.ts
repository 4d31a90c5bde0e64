export { default as rulebook } from '../../../../docs/rules/icecool.md?raw';
export { caption } from './caption';
export { default as End } from './End.svelte';
export { gist } from './lobby';
export { now } from './now';
export { default as Board } from './Play.svelte';
export { pending } from './pending';
export { sentence } from './refusals';
export { share } from './share';
