/** Quick phrases of this game, by their keys. */
export const phrases: Readonly<Record<string, string>> = {
  nice_word: 'Nice word',
  long_word: 'What a long word',
  my_word: 'I wanted that word',
};
