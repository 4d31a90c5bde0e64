/** Names of what a player is proud of in Keesdrow. */
import type { FeatWords } from '../../../lib/manifest';
import { amount } from '../../../lib/phrase';

export const feats: FeatWords = {
  longest_word: { name: 'Longest word', value: ({ word }) => word.toUpperCase() },
  best_word: {
    name: 'Best word',
    value: ({ value, word }) => `${word.toUpperCase()}, ${amount(value, 'point')}`,
  },
};
