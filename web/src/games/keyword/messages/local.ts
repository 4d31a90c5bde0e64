/** Text about a game against a bot on this device. */
export const local = {
  line: 'The longest word takes the round. Spell KEYWORD with the letters you’ve kept, and you win at once.',
};
