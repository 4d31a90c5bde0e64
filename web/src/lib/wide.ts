import { MediaQuery } from 'svelte/reactivity';

/** True on a desktop: the second layout of every screen. */
export const wide = new MediaQuery('min-width: 900px');

/** True with a mouse or a similar pointer, which implies a keyboard. */
export const fine = new MediaQuery('pointer: fine');

/** True with a touch screen, which two people need to act at once. */
export const touch = new MediaQuery('any-pointer: coarse');

/** True if there is room for the table and a column beside it. */
export const desk = new MediaQuery('(min-width: 900px) and (min-height: 561px)');
