/** What the room says of ICECOOL 2 before it loads the game. */
export const manifest = {
  practice: 'Opening the school',
  exhibit: 'Flick of the day',
};
