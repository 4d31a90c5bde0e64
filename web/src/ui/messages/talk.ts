/** The talk of a table, and what is done about somebody there. */
import { LANGUAGE } from '../../lib/messages/words';
import { amount } from '../../lib/phrase';

const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const time = (seconds: number): string => TIME.format(seconds * 1000);

export const talk = {
  title: 'Talk',
  log: 'Messages',
  empty: 'Nobody has said anything yet.',
  unsent: 'Not sent: no connection.',
  waiting: 'Waiting to be sent.',
  again: 'Send again',
  discard: 'Discard',
  watching: (count: number) => (count === 1 ? 'One spectator' : amount(count, 'spectator')),
  say: {
    table: 'Say something to the table',
    team: 'Say something to your team',
    spectators: 'Say something to the spectators',
  },
  send: 'Send',
  to: 'Who hears you',
  channels: { table: 'Table', team: 'My team', spectators: 'Spectators' },
  phrases: 'Quick phrases',
  reactions: 'Reactions',
  shown: 'Show reactions',
  react: {
    heart: 'React with a heart',
    star: 'React with a star',
    laugh: 'React with a laugh',
    wow: 'React with surprise',
    oops: 'React with an oops',
    tea: 'React with a cup of tea',
  },
  /** What a screen reader hears when somebody reacts. */
  reacted: {
    heart: 'sends a heart',
    star: 'gives a star',
    laugh: 'laughs',
    wow: 'is amazed',
    oops: 'says oops',
    tea: 'has a cup of tea',
  },
  someone: 'A spectator',
  people: 'People here',
  back: 'Back',
  nobody: 'Nobody else is here.',
  refused: {
    no_channel: 'Players don’t hear that channel now. Open Talk again.',
    no_such_phrase: 'This table doesn’t know that phrase.',
    unwelcome_word: 'This room doesn’t allow a word in that message. Change it.',
  } as Readonly<Record<string, string>>,
  quiet: (until: number) =>
    `You’re muted until ${time(until)}, by the people who run the evening. You can still listen.`,
  about: (name: string) => `Options for ${name}`,
};

/** Phrases of every table; each game adds its own. */
export const PHRASES: Readonly<Record<string, string>> = {
  hello: 'Hello',
  moment: 'One moment, please',
  back: 'I’m back',
  thanks: 'Thanks',
  well_played: 'Well played',
};
/** Phrases that may be said even while the game forbids talk. */
export const CALM: readonly string[] = ['hello', 'moment', 'back'];

export const person = {
  mute: 'Mute',
  muteNote: 'You no longer hear them, at any table. They won’t notice.',
  block: 'Block',
  blockNote: 'You don’t hear them, and we never pair the two of you.',
  unmute: 'Hear them again',
  muted: 'You’ve muted them.',
  blocked: 'You’ve blocked them.',
  unblock: 'Unblock',
  report: 'Report',
  reportNote: 'We show your report to the people who run this room.',
  why: 'What happened?',
  reasons: {
    rude: 'They’re rude or threatening',
    cheating: 'They’re cheating',
    name: 'Their name is offensive',
    spam: 'They’re advertising or flooding the chat',
    other: 'Something else',
  },
  remark: 'Anything to add?',
  context: 'We add the last 30 messages that you heard here.',
  send: 'Send report',
  thanks: 'Thanks. Your report is with the people who run this room.',
  next: 'They decide what to do. To hear nothing more, mute or block.',
  failed: (code: string): string =>
    ({
      too_many_reports: 'That’s a lot of reports at once. Try again later.',
      too_many_ignored: 'Your list is full. Hear somebody again first.',
      nobody_there: 'They’ve left, and we no longer know them.',
      yourself: 'That’s you.',
      bad_text: 'Use at most 300 characters.',
      offline: 'No connection. Try again in a moment.',
    })[code] ?? 'That didn’t work. Try again in a moment.',
};
