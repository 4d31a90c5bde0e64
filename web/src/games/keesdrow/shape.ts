/** How a window is shaped, which says where the board and the rest of the screen go. */
import { MediaQuery } from 'svelte/reactivity';

/** Room for the board and a column of everything beside it. */
export const desk = new MediaQuery('(min-width: 900px) and (min-height: 561px)');

/** Everything stands under each other; a low window has the board at the side (as in Play's style). */
export const upright = new MediaQuery('not all and (min-width: 560px) and (min-aspect-ratio: 6/5)');
