/** How a window is shaped: what lies over the school, beside it, or under it. */
import { MediaQuery } from 'svelte/reactivity';

/** Room for everything over the school at once. */
export const roomy = new MediaQuery('(min-width: 1180px) and (min-height: 641px)');

/** Room beside the school, not under it: a tablet, or a phone that lies on its side. */
export const beside = new MediaQuery(
  '(min-width: 900px) or ((min-width: 560px) and (max-height: 560px))',
);

/** So high that the school keeps its room beside a panel with one row more. */
export const high = new MediaQuery('(min-height: 760px)');
