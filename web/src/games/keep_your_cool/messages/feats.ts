/** Names of what a player is proud of in Keep Your Cool. */
import type { FeatWords } from '../../../lib/manifest';
import { seconds } from '../../../lib/phrase';

export const feats: FeatWords = {
  fastest_pair: { name: 'Fastest pair', value: ({ value }) => seconds(value) },
  pairs_in_one_go: { name: 'Most pairs in one go', value: ({ value }) => String(value) },
  fastest_word: {
    name: 'Fastest answer',
    value: ({ value, word }) => `${word.toUpperCase()}, ${seconds(value)}`,
  },
  words_in_a_row: { name: 'Most words in a row', value: ({ value }) => String(value) },
};
