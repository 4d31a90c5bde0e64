/** Sharing a finished game, and playing the same game again as a visitor. */

export const sharing = {
  title: 'Share this game',
  what: 'What to share',
  game: 'The game',
  moment: 'This moment',
  shape: 'Shape of the picture',
  wide: 'Wide',
  square: 'Square',
  /** Alternative text of the picture. */
  picture: 'The picture: the result, the players, and the table',
  drawing: 'Drawing the picture',
  noPicture: 'There’s no picture of this game. You can share the text and the link.',
  text: 'What is shared',
  share: 'Share',
  copy: 'Copy text and link',
  copied: 'Copied',
  save: 'Save the picture',
  outcome: {
    shared: 'Shared.',
    copied: 'Text and link copied.',
    failed: 'That couldn’t be copied.',
  },
};

export const playThis = {
  title: 'Play this game',
  same: 'Same game, same house rules, a table of your own.',
  bot: 'Play against a bot',
  bots: (count: number) => `Play against ${count} bots`,
  friend: 'Play with friends',
  name: 'Your name',
};
