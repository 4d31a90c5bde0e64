import { MediaQuery } from 'svelte/reactivity';

/** Whether there is room for the moves beside a board that is laid out for a desktop. */
export const roomy = new MediaQuery('min-width: 1240px');
