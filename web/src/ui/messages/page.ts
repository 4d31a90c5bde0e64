/** Text of every page of the room: its title, the name form, notes and errors. */
export const page = {
  brand: 'Rumpus',
  titled: (title: string) => `${title} · Rumpus`,
  yourTurn: 'Your turn',
  yourTurnAt: (title: string) => `Your turn · ${title}`,
  toDoor: 'To the front door',
  opening: 'Opening the table',
  openingLesson: 'Opening the lesson',
  openingScreen: 'Opening the big screen',
  openingReplay: 'Opening the replay',
  documents: {
    line: 'Add a game, write a bot or run a room:',
    link: 'Read the documents',
    tab: ' in a new tab',
  },
  /** The language to change to: its code, and its name in itself. */
  otherLanguage: { language: 'de', name: 'Deutsch' },
  cookies: {
    blocked:
      'Your browser blocks cookies. Keep this page open, or allow cookies to keep your seat.',
    read: 'Got it',
  },
  name: {
    ask: 'What should we call you?',
    keep: 'Keep',
    another: 'Try another name.',
    kept: (name: string) => `Your name is ${name}.`,
  },
  refusal: {
    rule: (id: string) => `Rule ${id}`,
    dismiss: 'Dismiss',
  },
  nowhere: {
    toDoor: 'Go to the front door',
    toDaily: 'To the daily board',
    reload: 'Reload the page',
    reasons: {
      no_such_table: {
        title: 'No table by that name',
        line: 'It may have been removed, or the name has a typo.',
      },
      daily_first: {
        title: 'That’s today’s daily board',
        line: 'Everyone gets the same one. Play yours first, then you can see the others.',
      },
      twin_first: {
        title: 'That table has your board',
        line: 'You’re playing this board at the other table. Look here when your game is over.',
      },
      table_broken: {
        title: 'That table can’t be opened',
        line: 'Something broke on our side. The game is kept. Tell the person who runs this room.',
      },
      not_loaded: {
        title: 'This page couldn’t be loaded',
        line: 'Check your connection and reload the page.',
      },
      old_page: {
        title: 'This page is older than the room',
        line: 'Reload it. If that doesn’t help, close the tab and open it again.',
      },
      wrong_origin: {
        title: 'This room isn’t set up for this address',
        line: (host: string) =>
          `Its web server must pass the Host header on unchanged. Here it should be ${host}.`,
      },
      too_many: { title: 'The room is full', line: 'Try again in a moment.' },
      no_such_place: {
        title: 'Page not found',
        line: 'Check the address, or go to the front door.',
      },
    },
  },
};
