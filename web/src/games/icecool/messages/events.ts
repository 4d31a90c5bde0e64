/** What happened, as sentences: in the list, in the panel and for the live region. */
import { type Cast, nameIn, nameOf, verb } from '../../../lib/names';
import { capital } from '../../../lib/phrase';
import type { Card, Task } from '../types';
import { card, cards, task, whose } from './forms';

/** "Ida takes", "You take" */
const does = (cast: Cast, seat: number, plain: string, third?: string): string =>
  `${nameOf(cast, seat)} ${verb(cast, seat, plain, third)}`;
const catches = (cast: Cast, catcher: number, seat: number): string =>
  `${does(cast, catcher, 'catch', 'catches')} ${nameIn(cast, seat)}`;

export const events = {
  missed: 'Something happened here while you were away.',
  round: (number: number, rounds: number, cast: Cast, catcher: number) =>
    `Round ${number} of ${rounds}. ${does(cast, catcher, 'are', 'is')} the Catcher.`,
  placed: (cast: Cast, seat: number) => `${does(cast, seat, 'stand')} in the Kitchen.`,
  turn: (cast: Cast, seat: number) =>
    seat === cast.you ? 'Your turn.' : `It’s ${whose(cast, seat)} turn.`,
  entered: (cast: Cast, seat: number) => `${does(cast, seat, 'start')} on the red circle.`,
  onLine: (cast: Cast, seat: number, room: string) =>
    `${does(cast, seat, 'step')} onto the line in ${room}.`,
  announced: (cast: Cast, seat: number, which: Task) =>
    `${does(cast, seat, 'announce')} a task: ${task[which]}.`,
  flicks: (cast: Cast, seat: number) => `${does(cast, seat, 'flick')}.`,
  flicksFor: (cast: Cast, seat: number, which: Task) =>
    `${does(cast, seat, 'flick')}. Announced: ${task[which]}.`,
  rests: (cast: Cast, seat: number, place: string) =>
    `${does(cast, seat, 'come')} to rest in ${place}.`,
  fish: (cast: Cast, seat: number, door: string) =>
    `${does(cast, seat, 'take')} ${seat === cast.you ? 'your' : 'a'} fish from ${door}.`,
  caught: (cast: Cast, catcher: number, seat: number) =>
    `${catches(cast, catcher, seat)} and ${verb(cast, catcher, 'take')} ${whose(cast, seat)} ID card.`,
  caughtTwice: (cast: Cast, catcher: number, seat: number) =>
    `${catches(cast, catcher, seat)} for the second time.`,
  drew: (cast: Cast, seat: number) => `${does(cast, seat, 'draw')} a card.`,
  drewSeen: (drawn: Card) => `You draw ${card(drawn)}.`,
  standIn: (cast: Cast, seat: number) =>
    `No cards left: ${nameIn(cast, seat)} ${verb(cast, seat, 'get')} one point instead.`,
  taskDone: (cast: Cast, seat: number, which: Task) =>
    `Done: ${task[which]}. ${capital(whose(cast, seat))} card is turned up.`,
  taskFailed: (which: Task) => `Task failed: ${task[which]}.`,
  taskWithoutCard: (cast: Cast, seat: number) =>
    `Task done, but ${nameIn(cast, seat)} ${verb(cast, seat, 'have', 'has')} no card for it.`,
  backInside: (cast: Cast, seat: number) =>
    `${capital(whose(cast, seat))} penguin left the school. It’s back where it was.`,
  again: {
    trouble: (cast: Cast, seat: number) =>
      `That flick couldn’t be worked out, so nothing moved. ${does(cast, seat, 'flick')} again.`,
    circle: (cast: Cast, seat: number) =>
      `Still on the red circle: ${nameIn(cast, seat)} ${verb(cast, seat, 'flick')} again.`,
  },
  skated: (cast: Cast, seat: number) =>
    `${does(cast, seat, 'turn')} up two 1s and ${verb(cast, seat, 'skate')}: another turn.`,
  fishMoved: (cast: Cast, seat: number, colour: number, door: string) =>
    `${does(cast, seat, 'turn')} up two 2s. ${capital(whose(cast, colour))} fish now hangs over ${door}.`,
  ended: {
    timer: (cast: Cast, seat: number) => `${capital(whose(cast, seat))} time is up.`,
    caught: 'That ends the turn. The Runner starts again from the red circle.',
    trouble: (cast: Cast, seat: number) =>
      `${capital(whose(cast, seat))} flicks couldn’t be worked out, so the turn is over.`,
  },
  roundOver: {
    fish: (cast: Cast, seat: number) => `${does(cast, seat, 'have', 'has')} all three fish`,
    ids: (cast: Cast, seat: number) => `${does(cast, seat, 'have', 'has')} caught everybody`,
    said: (how: string) => `${how}. The round is over.`,
  },
  cashed: (cast: Cast, seat: number, ids: number) =>
    `${does(cast, seat, 'draw')} ${cards(ids)} for ID cards.`,
};
