/** Whether the screen is so large that it is read from across a room. */
import { MediaQuery } from 'svelte/reactivity';

export const big = new MediaQuery('min-width: 1600px');
