export { default as rulebook } from '../../../../docs/rules/keesdrow.md?raw';
export { caption } from './caption';
export { default as End } from './End.svelte';
export { default as Board } from './Play.svelte';
export { sentence } from './refusals';
