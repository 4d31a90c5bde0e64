/**
 * Every sentence of ICECOOL 2 that a player reads or hears, by room.
 *
 * One file would be too long: playing, aiming, what happened, the end, practice and refusals have
 * one each. The front door's sentences are in the manifest and in `door/messages.ts`, and the
 * rulebook's pictures have their own.
 */
import { aim } from './aim';
import { events } from './events';
import { places } from './forms';
import { headline } from './headline';
import { play } from './play';
import { refusals } from './refusals';

/** The game in short, over its lobby. */
const lobby = {
  gist: (worth: string) =>
    `One player is the Catcher, the others are Runners. Runners flick their penguins through the three doors where their fish hang; the Catcher goes after them, and a touch takes an ID card. Everybody gets a turn as the Catcher. ${worth} The most points win.`,
  cards: 'Each fish and each ID card earns a fish card worth 1 to 3 points.',
  tournament: 'Each fish and each ID card is worth a point.',
};

export const text = { headline, lobby, places, play, aim, events, refusals };
