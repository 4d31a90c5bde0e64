/** What the room says of Keesdrow before it loads the game. */
export const manifest = {
  daily: 'One Keesdrow board, the same for everybody: ten turns of two minutes, alone.',
  exhibit: 'Bots at play',
};
