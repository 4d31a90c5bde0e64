export { default as Practice } from './Practice.svelte';
