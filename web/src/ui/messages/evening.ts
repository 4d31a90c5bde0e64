/** Text of an evening: its form, its page and its podium. */
import { LANGUAGE } from '../../lib/messages/words';
import { amount, capital, counted, inWords, listed } from '../../lib/phrase';

/** "with Ida", or in a team "with Ida, against Ben and Cat" */
const company = (others: string[], partners: string[]): string =>
  partners.length > 0
    ? `with ${listed(partners)}, against ${listed(others)}`
    : `with ${listed(others)}`;

const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const time = (seconds: number): string => TIME.format(seconds * 1000);

export const evening = {
  title: 'This evening',
  round: (number: number) => `Round ${number}`,
  table: (number: number) => `Table ${number}`,
  none: 'There’s no evening right now.',
  toClub: 'To the club',
  form: {
    title: 'Open an evening',
    game: 'Game',
    rules: 'House rules',
    usual: 'Usual rules',
    words: 'Word list',
    usualWords: 'The usual list',
    asLast: 'As last time',
    format: 'Who plays whom',
    formats: {
      round_robin: { name: 'Round robin', note: 'Everyone meets everyone.' },
      swiss: { name: 'Swiss', note: 'Equals meet. Good for many people, any number of rounds.' },
      winner_stays: {
        name: 'Winner stays',
        note: 'The winner stays at the table, and the next player comes on.',
      },
    },
    seats: 'Players at a table',
    upTo: (seats: number) => (seats === 2 ? 'Two' : `Up to ${inWords(seats)}`),
    noShow: 'If somebody doesn’t come',
    noShows: (minutes: number) =>
      minutes === 0 ? 'Wait for them' : `They lose after ${counted(minutes, 'minute')}`,
    same: 'Same boards at all tables, so that luck is equal',
    holidays: 'The clock waits for people on holiday',
    coded: 'Let people in with a code, for example a class',
    open: 'Open the evening',
  },
  /** Beside the game, where it is a slow one. */
  noHolidays: 'holidays don’t stop the clock',
  gather: {
    here: (count: number) =>
      count === 0 ? 'Nobody so far' : `${capital(counted(count, 'person', 'people'))} so far`,
    invited: 'You’re invited to this evening.',
    people: 'Add, remove or mute people',
    join: 'I’m in',
    in: 'You’re in. Wait for the first round.',
    enterAll: (count: number) =>
      `Add ${counted(count, 'member')} who ${count === 1 ? 'is' : 'are'} here`,
    names: 'Add people without a device',
    namesHint: 'One name per line',
    add: 'Add',
    code: 'Join with this code at',
    scan: 'Code to scan, for joining the evening',
    drop: (name: string) => `${name} leaves`,
    dropShort: 'Leaves',
    quiet: (name: string) => `Mute ${name} for 15 minutes`,
    quietShort: 'Mute for 15 minutes',
    loud: (name: string, until: number) => `${name} is muted until ${time(until)}. Unmute`,
    loudShort: 'Unmute',
    quietUntil: (until: number) => `muted until ${time(until)}`,
    youQuiet: (until: number) =>
      `You’re muted at all tables until ${time(until)}, by the people who run this evening.`,
  },
  mine: {
    play: (table: number, others: string[], partners: string[]) =>
      `You play at table\u00a0${table} ${company(others, partners)}.`,
    elsewhere: (table: number, others: string[], partners: string[]) =>
      `You play at table\u00a0${table} ${company(others, partners)}, at a real table.`,
    go: 'Go',
    bye: 'You sit out this round.',
    byeCounts: 'It counts as a win.',
    byeWaits: 'You’re next.',
    late: 'You’ll play from the next round on.',
    done: 'Your game is over. Wait for the next round.',
    next: 'You’re in. Wait for the next round.',
    watch: 'Back to your table',
    leave: 'I’m leaving',
    back: 'I’m back in',
  },
  boards: {
    title: 'Tables',
    playing: 'playing',
    noShow: 'no-show',
    hand: 'entered by hand',
    void: 'not played',
    open: 'Watch',
    byes: (names: string[]) => `${listed(names)} ${names.length === 1 ? 'sits' : 'sit'} out`,
    done: (done: number, all: number) => `${done} of ${amount(all, 'table')} done`,
  },
  lead: {
    first: 'Start round 1',
    next: (number: number) => `Start round ${number}`,
    end: 'End the evening',
    ask: 'End the evening? Games that are still on will count.',
    yes: 'End it',
    no: 'Go on',
    set: 'Set the result',
    correct: 'Correct',
    ends: 'They’re still playing. Setting a result ends their game.',
    won: (name: string) => `${name} won`,
    draw: 'Draw',
    void: 'Not played',
    place: (name: string) => `Place of ${name}`,
    save: 'Save',
    earlier: 'Earlier rounds',
  },
  standings: {
    title: 'Standings',
    place: 'Place',
    name: 'Name',
    points: 'Points',
    won: 'Won',
    played: 'Played',
    buchholz: 'Buchholz',
    buchholzNote:
      'Buchholz: the points of all whom a person has met. It decides between equal points.',
    you: 'you',
    gone: 'left',
    partner: (names: string[]) => `with ${listed(names)}`,
  },
  ending: 'The evening has ended. The last games still count.',
  over: {
    title: (names: string[]) =>
      `${listed(names)} ${names.length === 1 ? 'wins' : 'win'} the evening`,
    empty: 'The evening is over',
    again: 'Open the next evening',
    podium: 'Podium',
    points: (points: string) => (points === '1' ? '1 point' : `${points} points`),
  },
  said: { round: (number: number) => `Round ${number} begins.` },
};
