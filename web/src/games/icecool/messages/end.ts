/** The end of a game: who won, by what, how it went, and the look back at it. */
import { type Cast, nameIn, nameOf, verb } from '../../../lib/names';
import { amount, capital, counted, inWords, listed } from '../../../lib/phrase';
import type { Task } from '../types';
import { card, cards, points, task, whose } from './forms';

const each = (worth: number): string => `${capital(points(worth))} each`;

export const end = {
  tooLong: 'The game was cut short.',
  /** What decided between equals. */
  equal: (worth: number, count: number) => `${each(worth)}, and ${cards(count)} each.`,
  moreCards: (worth: number, cast: Cast, winner: number, count: number, other: number) =>
    `${each(worth)}, but ${nameIn(cast, winner)} ${verb(cast, winner, 'have', 'has')} more cards: ${count} to ${other}.`,
  /** "Eight cards: 3 × 3, 2 × 2." */
  fact: {
    count: (count: number) => `${capital(cards(count))}.`,
    kinds: (count: number, kinds: readonly string[]) =>
      `${capital(cards(count))}: ${kinds.join(', ')}.`,
    kind: (count: number, worth: number) => `${count} × ${worth}`,
  },
  unit: (count: number) => (count === 1 ? 'point' : 'points'),
  cardsOf: (cast: Cast, seat: number) => capital(`${whose(cast, seat)} cards`),
  card,
  chart: {
    title: 'How it went',
    caption: 'Points after each round',
    round: 'Round',
    before: 'before the first round',
    at: (round: number) => `round ${round}`,
    fish: 'three fish',
    caught: 'all caught',
  },
  share: {
    title: (rounds: number, flicks: number) =>
      `ICECOOL 2 on Rumpus, ${amount(rounds, 'round')}, ${amount(flicks, 'flick')}`,
    player: (glyph: string, name: string, worth: number, count: number) =>
      `${glyph} ${name}: ${points(worth)}, ${cards(count)}`,
  },
};

/** One round, looked back at. */
const round = {
  before: 'Before the first round',
  title: (number: number) => `Round ${number}`,
  nothing: 'Nobody has a card yet.',
  catcher: (cast: Cast, seat: number) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'were', 'was')} the Catcher.`,
  flicks: (count: number) => `${capital(counted(count, 'flick'))}.`,
  unfinished: 'It wasn’t finished.',
  byFish: (cast: Cast, seat: number) => `It ended with ${whose(cast, seat)} third fish.`,
  byCatch: (cast: Cast, seat: number) =>
    `It ended when ${nameIn(cast, seat)} had caught everybody.`,
  caught: 'caught',
  twice: 'caught twice',
  done: (which: Task) => `did it: ${task[which]}`,
  all: (parts: readonly string[]) => parts.join('; '),
  hidden: 'a card',
  none: 'no card',
  why: { fish: 'for a fish', task: 'for a task', id: 'for an ID card' },
};

/** What a flick achieved, in a few words. */
const gain = {
  fish: (cast: Cast, mover: number, count: number) =>
    `${verb(cast, mover, 'take')} ${count === 1 ? 'a' : inWords(count)} fish`,
  fishFor: (cast: Cast, mover: number, seat: number) =>
    `${verb(cast, mover, 'get')} ${nameIn(cast, seat)} a fish`,
  caught: (cast: Cast, mover: number) => `${verb(cast, mover, 'are', 'is')} caught`,
  caughtOther: (cast: Cast, mover: number, seat: number) =>
    `${verb(cast, mover, 'get')} ${nameIn(cast, seat)} caught`,
  catches: (cast: Cast, catcher: number, seat: number) =>
    `${verb(cast, catcher, 'catch', 'catches')} ${nameIn(cast, seat)}`,
  taskDone: (cast: Cast, mover: number) => `${verb(cast, mover, 'do', 'does')} the task`,
  taskFailed: (cast: Cast, mover: number) => `${verb(cast, mover, 'fail')} the task`,
  out: (cast: Cast, mover: number) => `${verb(cast, mover, 'leave')} the school`,
  circle: (cast: Cast, mover: number) => `${verb(cast, mover, 'stay')} on the red circle`,
  rests: (cast: Cast, mover: number, where: string) => `${verb(cast, mover, 'rest')} ${where}`,
  all: listed,
};

export const review = {
  watch: 'Watch a flick again',
  title: (number: number, flick: number) => `Round ${number}, flick ${flick}`,
  flicks: (number: number) => `Flicks of round ${number}`,
  list: 'All flicks',
  close: 'Back to the results',
  points: (all: readonly string[]) => `Points: ${all.join(', ')}`,
  pointsOf: (cast: Cast, seat: number, worth: number) => `${nameOf(cast, seat)} ${worth}`,
  previous: 'Previous flick',
  pause: 'Pause',
  play: 'Play',
  next: 'Next flick',
  again: 'From the beginning',
  slower: 'Slower',
  practise: 'Practise this shot',
  without: 'You can still read what each flick did.',
  round,
  gain,
};
