/** Sentences of the shelf: KEYWORD before a game begins. */
export const shelf = {
  line: 'Longest word takes the round.',
  aim: 'Everyone lays a word at the same time; the longest wins the round, and its player keeps the cards. Be the first to spell the keyword with the letters you’ve kept, and you win.',
  players: '2 to 6 players, about 25 min',
  quick: 'a five-letter keyword, 60 s a round',
  levels: {
    gentle: 'Plays short, common words and seldom swaps cards.',
    fair: 'A good home player.',
    sharp: 'Spots long words and collects the keyword.',
  },
};
