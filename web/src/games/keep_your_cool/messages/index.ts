/**
 * Every sentence of Keep Your Cool that a player reads or hears, by part of the screen.
 *
 * One file would be too long: playing, the moderator's desk, the end and refusals have one each. The
 * front door's sentences are in the manifest, and the rulebook's pictures have their own.
 */
import { headline } from './headline';
import { play } from './play';
import { refusals } from './refusals';

/** The game in short, over its lobby. */
const lobby = {
  gist: (wins: string) =>
    `One player turns tiles and keeps the pairs. To take over, the other says a word with the key word’s first and last letters. Hold Reach to go for the other player’s flag. Press STOP when a hand comes for yours. ${wins}`,
  standard: 'Taking a flag wins at once; otherwise the player with the most tiles wins.',
  advanced: 'A pair is worth two points, a flag five.',
};

export const text = { headline, lobby, play, refusals };
