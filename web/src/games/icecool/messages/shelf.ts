/** Sentences of the shelf: ICECOOL 2 before a game begins. */
export const shelf = {
  line: 'Flick your penguin through the school.',
  aim: 'As a Runner you flick your penguin through the three doors where your fish hang; as the Catcher you bump into Runners and take their ID cards. Fish and ID cards earn points, and the player with the most points wins.',
  players: '2 to 4 players, about 30 min',
  quick: 'three rounds, everyone is the Catcher once, a minute for each flick',
  levels: {
    gentle: 'A shaky hand: many flicks miss the door.',
    fair: 'Aims well enough, and misses now and then.',
    sharp: 'A steady hand that finds the door.',
  },
};
