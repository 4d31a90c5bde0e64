/** How a window is shaped where it is no desk. */
import { MediaQuery } from 'svelte/reactivity';

/** Wide and low: a phone that lies on its side, where there is room beside the cards, not over them. */
export const low = new MediaQuery('(max-height: 560px) and (min-width: 560px)');

/** Room for four hands beside each other. */
export const roomy = new MediaQuery('(min-width: 1400px)');

/** So low that a chart beside a headline leaves no room for what is under it. */
export const short = new MediaQuery('(max-height: 840px)');
