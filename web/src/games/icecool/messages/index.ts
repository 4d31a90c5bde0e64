/**
 * Every sentence of ICECOOL 2 that a player reads or hears, by part of the screen.
 *
 * One file would be too long: playing, aiming, what happened, the end, practice and refusals have
 * one each. The front door's sentences are in `shelf.ts`, `manifest.ts` and
 * `door/messages.ts`, and the rulebook's pictures have their own.
 */
import { aim } from './aim';
import { events } from './events';
import { places } from './forms';
import { headline } from './headline';
import { play } from './play';
import { refusals } from './refusals';

/** The game in short, over its lobby. */
const lobby = {
  gist: (catchers: string, worth: string) =>
    `One player is the Catcher, the others are Runners. Runners flick their penguins through the three doors where their fish hang; the Catcher goes after them, and a touch takes an ID card. ${catchers} ${worth} The player with the most points wins.`,
  catchers: {
    each: 'Everybody gets a turn as the Catcher.',
    two: 'There are two rounds, each with a different Catcher.',
    one: 'There is one round, and its Catcher is drawn by lot.',
  },
  cards: 'Each fish and each ID card earns a fish card worth 1 to 3 points.',
  tournament: 'Each fish and each ID card is worth a point.',
};

export const text = { headline, lobby, places, play, aim, events, refusals };
