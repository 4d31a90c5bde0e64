/** Names of what a player is proud of in KEYWORD. */
import type { FeatWords } from '../../../lib/manifest';

export const feats: FeatWords = {
  longest_word: { name: 'Longest word', value: ({ word }) => word.toUpperCase() },
  letters: { name: 'Most letters won in a game', value: ({ value }) => String(value) },
};
