import { MediaQuery } from 'svelte/reactivity';

/** True on a desktop: the second layout of every screen. */
export const wide = new MediaQuery('min-width: 900px');

/** True with a mouse or the like, where there is a keyboard, too. */
export const fine = new MediaQuery('pointer: fine');

/** With something to touch: only there can two act at once. */
export const touch = new MediaQuery('any-pointer: coarse');

/** Room for the table and a column of everything beside it. */
export const desk = new MediaQuery('(min-width: 900px) and (min-height: 561px)');
