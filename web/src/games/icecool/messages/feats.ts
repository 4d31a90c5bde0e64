/** Names of what a player is proud of in ICECOOL 2. */
import type { FeatWords } from '../../../lib/manifest';
import { metres } from '../../../lib/phrase';

export const feats: FeatWords = {
  fish_in_one_flick: { name: 'Most fish in one flick', value: ({ value }) => String(value) },
  caught_in_one_flick: { name: 'Most caught in one flick', value: ({ value }) => String(value) },
  longest_slide: { name: 'Longest slide', value: ({ value }) => metres(value) },
};
