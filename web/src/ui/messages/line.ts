/** The line for the next game: in the lobby, at the table and after the game. */
import { listed, ordinal } from '../../lib/phrase';

export const line = {
  title: 'Next in line',
  you: 'You',
  away: 'away',
  remove: (name: string) => `Remove ${name} from the line`,
  rule: 'The winner stays on. The loser goes to the end of the line.',
  join: 'Play next',
  joinNamed: 'Join the line',
  leave: 'Leave the line',
  place: (place: number) => (place === 1 ? 'You’re next.' : `You’re ${ordinal(place)} in line.`),
};

/** The next two players, and the score of the evening. */
export const turns = {
  youNext: 'You’re next.',
  next: (name: string) => `Next: ${name}.`,
  both: (first: string | null, second: string | null) =>
    `Next: ${listed([first ?? 'You', second ?? 'you'])}.`,
  stays: (name: string | null, next: string) =>
    `${name === null ? 'You stay' : `${name} stays`} on. ${next}`,
  play: (name: string) => `Play ${name}`,
  start: 'Start the next game',
  won: (name: string, won: number, played: number, row: number) =>
    `${name} ${won} of ${played}${row > 1 ? ` (${row} in a row)` : ''}`,
  wonSoFar: (each: readonly string[]) => `Won so far: ${each.join(', ')}.`,
};
