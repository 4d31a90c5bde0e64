/** The rules of KEYWORD that have a picture in the rulebook. */
import type { Figures } from '../../../lib/figure';
import Blank from './Blank.svelte';
import Blanks from './Blanks.svelte';
import Crack from './Crack.svelte';
import Deal from './Deal.svelte';
import FaceDown from './FaceDown.svelte';
import Kept from './Kept.svelte';
import Longest from './Longest.svelte';
import Once from './Once.svelte';
import Order from './Order.svelte';
import Own from './Own.svelte';
import Refill from './Refill.svelte';
import Reveal from './Reveal.svelte';
import Round from './Round.svelte';
import TimeUp from './TimeUp.svelte';

export const figures: Figures = {
  'KW-3': Deal,
  'KW-5': Once,
  'KW-6': Blanks,
  'KW-7': Own,
  'KW-9': FaceDown,
  'KW-10': Round,
  'KW-11': Reveal,
  'KW-12': TimeUp,
  'KW-14': Longest,
  'KW-15': Kept,
  'KW-16': Refill,
  'KW-17': Crack,
  'KW-18': Blank,
  'KW-19': Order,
};
