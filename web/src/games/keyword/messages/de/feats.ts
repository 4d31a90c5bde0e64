/** Worauf man in KEYWORD stolz ist. */
import type { FeatWords } from '../../../../lib/manifest';

export const feats: FeatWords = {
  longest_word: { name: 'Längstes Wort', value: ({ word }) => word.toUpperCase() },
  letters: { name: 'Meiste Buchstaben in einem Spiel', value: ({ value }) => String(value) },
};
