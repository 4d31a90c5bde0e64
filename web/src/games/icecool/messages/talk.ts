/** Quick phrases of this game, by their keys. */
export const phrases: Readonly<Record<string, string>> = {
  nice_shot: 'Nice shot',
  good_catch: 'Good catch',
  so_close: 'So close',
};
