/** Playing: the header, seats, the panel of a turn, and what is shown over the school. */
import { words } from '../../../lib/messages/words';
import { type Cast, nameIn, nameOf, namesIn, verb } from '../../../lib/names';
import { capital, counted, inWords } from '../../../lib/phrase';
import type { Task } from '../types';
import { card, cards, points, task, whose } from './forms';

/** The header: how far the game is. */
const caption = {
  over: 'finished',
  round: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  catch: (round: string) => `${round}, you catch`,
  run: (round: string) => `${round}, you run`,
  catcher: (round: string, cast: Cast, seat: number) =>
    `${round}, ${nameIn(cast, seat)} ${verb(cast, seat, 'are', 'is')} Catcher`,
};

/** What the game waits for. */
const pending = {
  place: 'Place your penguin',
  before: 'Your flick',
  after: 'Finish your turn',
  other: (cast: Cast, seat: number) => `Waiting for ${nameIn(cast, seat)}`,
};

/** What a seat is out for in this round. */
const goal = {
  touch: (cast: Cast, seats: readonly number[]) => `Touch ${namesIn(cast, seats)}.`,
  touchTwice: (cast: Cast, seat: number) => `Touch ${nameIn(cast, seat)} twice.`,
  touchAgain: (cast: Cast, seat: number) => `Touch ${nameIn(cast, seat)} once more.`,
  doors: (left: number) =>
    left === 1
      ? 'Go through the door under your last fish.'
      : `Go through the doors under your fish: ${inWords(left)} left.`,
  lastCatch: 'One more catch ends the round.',
  circle: 'Still on the red circle: flick again.',
  announced: (which: Task) => `Announced: ${task[which]}.`,
};

const seats = {
  label: 'Players in turn order',
  bot: words.bot,
  catcher: 'Catcher',
  runner: 'Runner',
  role: (role: string, doing: string) => `${role}, ${doing}`,
  theCatcher: (cast: Cast, seat: number) => `${nameOf(cast, seat)}, the Catcher`,
  aRunner: (cast: Cast, seat: number) => `${nameOf(cast, seat)}, a Runner`,
  flying: 'on the move',
  placing: 'choosing a place',
  before: 'to flick',
  after: 'has flicked',
  caught: 'caught',
  caughtOnce: 'caught once',
  caughtTwice: 'caught twice',
  ids: (count: number) => counted(count, 'ID card'),
  fish: (taken: number) => `${taken} of 3 fish`,
  idLost: 'ID card lost',
  short: (taken: number, caught: boolean) => `${taken} of 3${caught ? ', caught' : ''}`,
  /** After the number of fish; it goes where there is no room. */
  ofThree: '\u00a0of 3',
  cards: (count: number, up: number) =>
    up > 0 ? `${cards(count)}, ${up} of them turned up` : cards(count),
  cardsShort: (count: number, up: number, lost: boolean) =>
    `${cards(count)}${up > 0 ? `, ${up} up` : ''}${lost ? ', no ID' : ''}`,
  whole: (parts: readonly string[]) => parts.join(', '),
};

const stage = {
  views: 'View',
  school: 'The whole school',
  near: 'Follow the penguin',
  above: 'From above',
  turn: 'Turn the view',
  lost: 'The 3D view stopped. Please wait a moment.',
  never: 'This browser can’t draw the school in 3D.',
  chosen: 'The school isn’t drawn on this device, as you chose.',
  without: 'You can play with the dials and the list of players.',
  mark: (what: string) => `${what}: show the whole school`,
  fish: (door: string) => `Your fish over ${door}`,
  penguin: (name: string, where: string) => `${name}, ${where}`,
};

const hand = {
  label: 'Your cards',
  card,
  used: (name: string) => `${name}, turned up`,
  sum: points,
  secret: 'only you see them',
};

const log = { title: 'What happened', all: 'Show everything' };

/** Before the flick. */
const more = { line: 'To the line', task: 'Try a task', fish: 'Move a fish' };

const line = {
  title: 'Into which room?',
  how: 'You’re in a doorway. Tap a room, or choose one here.',
  into: (room: string) => `To the line in ${room}`,
  stay: 'Stay here',
};

const tasks = {
  title: 'Announce a task',
  how: 'If you do it, its card turns up and you draw another. If not, nothing happens.',
  name: (which: Task) => capital(task[which]),
  card: 'You have a card for it',
  noCard: 'You have no card for it',
  none: 'No task',
};

const fish = {
  which: 'Which fish?',
  cost: 'This turns up two 2s. They still count for points.',
  door: 'To which door?',
  how: 'Choose one here, or tap it in the school.',
  noDoor: 'There’s no door for it now.',
  taken: (cast: Cast, colour: number) => `${capital(whose(cast, colour))} fish is already there`,
  penguin: (cast: Cast, colour: number, room: string) =>
    `${capital(whose(cast, colour))} penguin is in ${room}`,
  outside: (cast: Cast, colour: number, room: string) =>
    `${capital(whose(cast, colour))} penguin counts as in ${room}`,
  whose,
  at: (door: string) => `fish, ${door}`,
  none: 'No fish left.',
  another: 'Another fish',
  cancel: 'Don’t move a fish',
};

const placing = {
  title: 'You are the Catcher',
  how: (goal: string) => `${goal} Choose where to start, inside the Kitchen’s line.`,
  across: {
    sign: 'Left, right',
    label: 'From left to right',
    value: (mm: number) => `${mm} mm from the left line`,
  },
  along: {
    sign: 'Front, back',
    label: 'From front to back',
    value: (mm: number) => `${mm} mm from the front line`,
  },
  done: 'Stand here',
};

const after = {
  title: 'You’ve flicked',
  outside: 'You left the school, so you can only skate.',
  skates: (first: Task, second: Task) =>
    first === second
      ? `Skating turns up two 1s. The task on both: ${task[first]}.`
      : `Skating turns up two 1s. Their tasks: ${task[first]}; ${task[second]}.`,
  end: 'End the turn',
  skate: 'Skate on two 1s',
  fish: 'Move a fish',
};

const waiting = {
  name: nameIn,
  place: (who: string) => `${capital(who)} places the Catcher`,
  before: (who: string) => `Waiting for ${who} to flick`,
  after: (who: string) => `${capital(who)} has flicked`,
  over: 'The game is over',
};

/** A move that is shown. */
const replay = {
  label: 'What’s happening',
  now: (cast: Cast, seat: number) => `${nameOf(cast, seat)} ${verb(cast, seat, 'flick')}`,
  past: (cast: Cast, seat: number) => `${nameOf(cast, seat)} flicked`,
  announced: (which: Task) => `Announced: ${task[which]}`,
  beginning: 'From the beginning',
  slower: 'Slower',
  skip: 'Skip',
  again: 'Watch again',
  practise: 'Practise this shot',
  progress: 'Progress of the flick',
  percent: (share: number) => `${share} percent`,
  strip: {
    flick: 'flick',
    door: 'through a door',
    jump: 'over a wall',
    touch: 'touch',
    bounce: 'bounce',
    fish: 'fish',
    rest: 'rests',
    out: 'out of the school',
  },
  several: (what: string, count: number) => `${what} × ${count}`,
};

const roundOver = {
  close: 'Continue',
  how: 'The round is over. Each ID card earns one more fish card.',
  draws: (cast: Cast, seat: number, ids: number) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'draw')} ${cards(ids)}`,
  card,
};

export const play = {
  caption,
  pending,
  goal,
  seats,
  stage,
  hand,
  log,
  more,
  line,
  tasks,
  fish,
  placing,
  after,
  waiting,
  replay,
  roundOver,
};
