/** How a window is shaped where it is no desk. */
import { MediaQuery } from 'svelte/reactivity';

/** Wide and low: a phone that lies on its side, with the table beside what one presses. */
export const low = new MediaQuery('(max-height: 560px) and (min-width: 560px)');
