/** Sentences of the shelf: Keesdrow before a game begins. */
export const shelf = {
  line: 'Trace words through a maze of letters.',
  aim: 'On your turn you trace one word through neighbouring letters of the board, and it scores for its letters. When the turns are over, the player with the most points wins.',
  players: '1 to 8 players, about 30 min',
  quick: '10 turns, words are checked',
  alone: 'Solitaire, as many points as you can',
  levels: {
    beginner: 'Plays tiny words or passes. For children and first games.',
    gentle: 'Plays short, common words and misses many.',
    casual: 'Common words, now and then a good one.',
    fair: 'A good home player.',
    keen: 'Finds more, and uses letters again.',
    strong: 'Long words, and thinks of what it leaves you.',
    sharp: 'Sees the long words, and bluffs where it pays.',
    expert: 'Misses little. For people who play a lot.',
  },
};
