/** The shape of a window: which parts go over the school, beside it or below it. */
import { MediaQuery } from 'svelte/reactivity';

/** Room for everything over the school at once. */
export const roomy = new MediaQuery('(min-width: 1180px) and (min-height: 641px)');

/** Room beside the school, not below it: a tablet, or a phone on its side. */
export const beside = new MediaQuery(
  '(min-width: 900px) or ((min-width: 560px) and (max-height: 560px))',
);

/** High enough for one more row in the panel without cramping the school. */
export const high = new MediaQuery('(min-height: 760px)');
