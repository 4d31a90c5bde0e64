/** How a window is shaped, where it is no desk. */
import { MediaQuery } from 'svelte/reactivity';

/** Everything stands under each other; a low window has the board at the side (as in Play's style). */
export const upright = new MediaQuery('not all and (min-width: 560px) and (min-aspect-ratio: 6/5)');
