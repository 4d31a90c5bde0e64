/** The shape of a window that isn't a desktop's. */
import { MediaQuery } from 'svelte/reactivity';

/** Wide and low: a phone on its side, with the table beside the controls. */
export const low = new MediaQuery('(max-height: 560px) and (min-width: 560px)');
