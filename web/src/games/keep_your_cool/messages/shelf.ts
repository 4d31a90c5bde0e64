/** Sentences of the shelf: Keep Your Cool before a game begins. */
export const shelf = {
  line: 'Match tiles, say words, guard your flags.',
  aim: 'One player turns tiles to find pairs, until the other takes over with a word that has the key word’s first and last letters. Hold Reach to take a flag, and press STOP when a hand comes for yours.',
  players: '2 players, about 5 min',
  quick: 'six pairs, and the first flag wins',
  levels: {
    gentle: 'Forgets tiles, and is easily startled.',
    fair: 'Remembers most tiles and guards its flags.',
    sharp: 'Finds pairs and words fast, and reaches when you are busy.',
  },
};
