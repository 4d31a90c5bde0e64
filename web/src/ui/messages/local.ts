/** Text of games against a bot on this device. */
export const local = {
  title: 'Play on this device',
  choose: 'Play on this device',
  aim: 'Play a Gentle bot without a connection. Nobody else sees the game, and it isn’t rated.',
  loading: 'Opening the game',
  leave: 'Leave the game',
  others: 'Other games',
  running: 'Game in progress',
  bot: 'Bramble',
  against: (game: string) => `${game} against a bot`,
  terms: (bot: string) =>
    `You play ${bot}, a Gentle bot. Take your time: no clock runs while you think.`,
  goOn: 'Continue your game',
  anew: 'New game',
  begin: 'Begin',
};
