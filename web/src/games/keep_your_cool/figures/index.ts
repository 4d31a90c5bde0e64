/** The rules of Keep Your Cool that have a picture in the rulebook. */
import type { Figures } from '../../../lib/figure';
import Alike from './Alike.svelte';
import Answer from './Answer.svelte';
import Chain from './Chain.svelte';
import Dispute from './Dispute.svelte';
import FaceUp from './FaceUp.svelte';
import Family from './Family.svelte';
import Feint from './Feint.svelte';
import First from './First.svelte';
import Gaps from './Gaps.svelte';
import LastPair from './LastPair.svelte';
import Lost from './Lost.svelte';
import Pair from './Pair.svelte';
import Places from './Places.svelte';
import Reach from './Reach.svelte';
import Ruling from './Ruling.svelte';
import Stays from './Stays.svelte';
import Stop from './Stop.svelte';
import Struck from './Struck.svelte';
import Swap from './Swap.svelte';
import Taken from './Taken.svelte';
import Third from './Third.svelte';
import Throw from './Throw.svelte';
import Turning from './Turning.svelte';
import TwoSizes from './TwoSizes.svelte';
import Void from './Void.svelte';

export const figures: Figures = {
  'KYC-1': Places,
  'KYC-2': TwoSizes,
  'KYC-3': Gaps,
  'KYC-4': Throw,
  'KYC-6': Turning,
  'KYC-7': FaceUp,
  'KYC-8': Pair,
  'KYC-9': Third,
  'KYC-10': Answer,
  'KYC-11': Alike,
  'KYC-12': Swap,
  'KYC-13': Stays,
  'KYC-15': Family,
  'KYC-16': Chain,
  'KYC-18': Reach,
  'KYC-19': Stop,
  'KYC-20': Taken,
  'KYC-21': Void,
  'KYC-22': Feint,
  'KYC-23': First,
  'KYC-24': LastPair,
  'KYC-27': Ruling,
  'KYC-28': Struck,
  'KYC-30': Dispute,
  'KYC-31': Lost,
};
