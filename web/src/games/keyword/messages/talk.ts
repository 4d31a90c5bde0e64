/** Quick phrases of this game, by their keys. */
export const phrases: Readonly<Record<string, string>> = {
  nice_word: 'Nice word',
  so_close: 'So close',
  no_vowels: 'I have no vowels',
};
