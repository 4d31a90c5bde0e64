/** Worauf man in Keesdrow stolz ist. */

import type { FeatWords } from '../../../../lib/manifest';
import { amount } from '../../../../lib/phrase';

export const feats: FeatWords = {
  longest_word: { name: 'Längstes Wort', value: ({ word }) => word.toUpperCase() },
  best_word: {
    name: 'Bestes Wort',
    value: ({ value, word }) => `${word.toUpperCase()}, ${amount(value, 'Punkt', 'Punkte')}`,
  },
};
