/** Worauf man in Keep Your Cool stolz ist. */
import type { FeatWords } from '../../../../lib/manifest';
import { seconds } from '../../../../lib/phrase';

export const feats: FeatWords = {
  fastest_pair: { name: 'Schnellstes Paar', value: ({ value }) => seconds(value) },
  pairs_in_one_go: { name: 'Meiste Paare am Stück', value: ({ value }) => String(value) },
  fastest_word: {
    name: 'Schnellste Antwort',
    value: ({ value, word }) => `${word.toUpperCase()}, ${seconds(value)}`,
  },
  words_in_a_row: { name: 'Meiste Wörter in Folge', value: ({ value }) => String(value) },
};
