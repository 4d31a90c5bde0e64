/** The rules of Keesdrow that have a picture in the rulebook. */
import type { Figures } from '../../../lib/figure';
import Challenge from './Challenge.svelte';
import Elsewhere from './Elsewhere.svelte';
import FlipFlop from './FlipFlop.svelte';
import FourScore from './FourScore.svelte';
import LastRound from './LastRound.svelte';
import Longer from './Longer.svelte';
import Path from './Path.svelte';
import Same from './Same.svelte';
import Score from './Score.svelte';
import Shorter from './Shorter.svelte';
import Start from './Start.svelte';
import Struck from './Struck.svelte';
import Teams from './Teams.svelte';
import Twice from './Twice.svelte';
import TwoSides from './TwoSides.svelte';
import Upright from './Upright.svelte';
import Uses from './Uses.svelte';

export const figures: Figures = {
  'KD-2': TwoSides,
  'KD-3': Upright,
  'KD-4': Start,
  'KD-7': Path,
  'KD-8': Twice,
  'KD-9': Uses,
  'KD-10': Score,
  'KD-11': Same,
  'KD-12': Longer,
  'KD-13': Elsewhere,
  'KD-14': Shorter,
  'KD-17': Challenge,
  'KD-19': Struck,
  'KD-21': LastRound,
  'KD-25': Teams,
  'KD-26': FourScore,
  'KD-27': FlipFlop,
};
