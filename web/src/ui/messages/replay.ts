/** Text of replays: the page, its controls, the list of moves, and records from files. */
import type { Refused } from '../../lib/game';

const THE_FILE = 'Download the record again from the table, and open it unchanged.';

export const replay = {
  title: (game: string) => `Replay of ${game}`,
  back: 'To the table',
  opening: 'Opening the replay',
  openingSeat: 'Changing the view',
  header: {
    share: 'Share this moment',
    outcome: {
      shared: 'Link shared',
      copied: 'Link copied',
      failed: 'Your browser didn’t allow that. Copy the address instead.',
    },
    hide: 'Hide the end',
  },
  party: {
    label: 'Watch party',
    begin: 'Watch together',
    hint: 'You get a link. Everyone who opens it sees what you show.',
    youLead: 'You’re showing the game',
    leads: (name: string) => `${name} is showing the game`,
    roams: (name: string) => `You’re looking around. ${name} is still showing the game`,
    nobodyLeads: 'Nobody is showing the game now',
    lost: 'Reconnecting',
    here: (people: number) => `${people} here`,
    back: (name: string) => `Back to ${name}`,
    invite: 'Invite',
    handOver: 'Hand over',
    leave: 'Leave the watch party',
    over: (code: string): string => {
      switch (code) {
        case 'party_over':
          return 'The watch party is over. You can go on watching alone.';
        case 'too_many':
          return 'The watch party is full. You can watch alone.';
        default:
          return 'You can’t join the watch party. You can watch alone.';
      }
    },
    dismiss: 'OK',
  },
  tries: {
    press: 'Try from here',
    hint: (seat: string) => `You play on as ${seat}; bots take the other seats. It isn’t rated.`,
    turn: 'You play on for the seat whose turn it is; bots take the other seats. It isn’t rated.',
    over: 'The game is over here. Go back to a moment before the end.',
    file: 'You can try a moment only at the table where the game was played. Open its replay there.',
    making: 'Setting up the table',
    tried: 'This game continues a replay. Only what came after that moment was decided here.',
    why: (code: string): string => {
      switch (code) {
        case 'rules_changed':
        case 'no_such_lexicon':
          return 'The rules or the word list have changed since, so this game can’t go on.';
        case 'daily_first':
        case 'twin_first':
        case 'round_first':
          return 'Others still have to play this board. Try again once they have.';
        case 'not_tried':
          return 'This game can’t be continued from a replay.';
        default:
          return '';
      }
    },
  },
  view: {
    label: 'Whose view you see',
    watchers: 'Spectators',
    all: 'All hands',
  },
  controls: {
    label: 'Replay',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    forward: 'One step forward',
    previous: 'Previous key moment',
    next: 'Next key moment',
    position: 'Position',
    at: (time: string, what: string) => (what === '' ? time : `${time}, ${what}`),
    time: (time: string, whole: string) => `${time} of ${whole}`,
    speed: 'Speed',
    times: (speed: number) => `${speed === 0.5 ? '½' : speed}×`,
    moves: 'Moves',
  },
  moves: {
    title: 'Moves',
    start: 'The game begins.',
    more: 'The rest appears as you watch.',
    said: (name: string, what: string) => `${name}: ${what}.`,
    happened: (what: string) => `${what}.`,
  },
  keys: {
    title: 'Keys',
    rows: [
      ['Space', 'Play or pause'],
      ['← →', 'One step back or forward'],
      ['[ ]', 'Previous or next key moment'],
      ['Home End', 'Start or end'],
      ['1 to 9', 'A tenth to nine tenths of the game'],
      ['− +', 'Slower or faster'],
      ['D', 'Draw on the board, or stop'],
    ] as const,
  },
  file: {
    title: 'Watch a game from a file',
    lead: 'Drop a record here, or choose one. A record is the .jsonl file that you can download after a game.',
    choose: 'Choose a record',
    drop: 'Drop the record to watch it',
    checking: 'Checking the record',
    kept: 'The room checks the record and doesn’t keep it.',
    another: 'Open another record',
    judged: 'Checked: complete, unchanged, and true to the rules.',
    unjudged:
      'Complete and unchanged. Its rules or word list differ from this room’s, so the moves weren’t checked again.',
  },
  refused: {
    title: 'This replay can’t be shown',
    fileTitle: 'This record can’t be shown',
    again: 'Try again',
    why: (code: string, params: Refused['params']): string => {
      switch (code) {
        case 'bad_record':
          return `The file isn’t a valid record: ${params.why}. ${THE_FILE}`;
        case 'too_large':
          return 'The file is too large for a record. A record has at most 1 MB.';
        case 'no_such_game':
          return 'This room doesn’t have the game in that record.';
        case 'no_such_lexicon':
          return 'This room doesn’t have the word list of that game. Open the record in the room where it was played.';
        case 'not_over':
          return 'The game isn’t over yet. Watch it at its table, and come back afterwards.';
        case 'too_many':
          return 'Too many replays at once. Wait a few seconds, then try again.';
        case 'players_only':
        case 'door_closed':
          return 'Only the players may watch this table.';
        default:
          return '';
      }
    },
    other: 'Something went wrong. Check your connection, then try again.',
  },
};
