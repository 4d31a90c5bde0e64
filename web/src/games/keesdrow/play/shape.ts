/** The shape of a window that isn't a desktop's. */
import { MediaQuery } from 'svelte/reactivity';

/** Everything is stacked; in a low window the board is at the side (as in Play's style). */
export const upright = new MediaQuery('not all and (min-width: 560px) and (min-aspect-ratio: 6/5)');
