/** The shape of a window that isn't a desktop's. */
import { MediaQuery } from 'svelte/reactivity';

/** Wide and low: a phone on its side, with room beside the cards, not above them. */
export const low = new MediaQuery('(max-height: 560px) and (min-width: 560px)');

/** Room for four hands side by side. */
export const roomy = new MediaQuery('(min-width: 1400px)');

/** So low that a chart beside a headline leaves no room for what is below it. */
export const short = new MediaQuery('(max-height: 840px)');
