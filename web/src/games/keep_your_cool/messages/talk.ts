/** Quick phrases of this game, by their keys. */
export const phrases: Readonly<Record<string, string>> = {
  quick_hands: 'Quick hands',
  so_close: 'So close',
  once_more: 'Once more?',
};
