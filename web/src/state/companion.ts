/** Games at real tables, one for each box, as this device keeps them. */

import type { Timer } from '../lib/companion/timer';
import type { Answers, Companion, Kept } from '../lib/companion/types';
import { recall, remember } from '../lib/remember';

const VERSION = 1;
/** The most that a file may hold; a long game is a few kilobytes. */
const FILE_MOST = 1_000_000;
const LONGEST_NAME = 40;

const keyOf = (game: string): string => `companion.${game}`;

/** The game that is kept for a box, or null. */
export function kept(game: string, companion: Companion<never>): Kept | null {
  return parsed(recall(keyOf(game)), game, companion);
}

/** Whether a game is kept for a box, without looking into it. */
export const isKept = (game: string): boolean => recall(keyOf(game)) !== null;

/** Keeps a game, or nothing; returns false if the browser refuses. */
export function keep(game: string, value: Kept | null): boolean {
  const text = value && JSON.stringify({ version: VERSION, ...value });
  remember(keyOf(game), text);
  return recall(keyOf(game)) === text;
}

/** The text of a file with a game, which people can read, too. */
export function fileOf(value: Kept, lines: readonly string[], totals: readonly string[]): string {
  return `${JSON.stringify({ version: VERSION, ...value, told: [...lines, ...totals] }, null, 1)}\n`;
}

/** Reads a file with a game of this box; null if it is anything else. */
export async function read(
  file: Blob,
  game: string,
  companion: Companion<never>,
): Promise<Kept | null> {
  return file.size > FILE_MOST ? null : parsed(await file.text(), game, companion);
}

/** Returns what a text keeps, if its game can be told from it. */
function parsed(text: string | null, game: string, companion: Companion<never>): Kept | null {
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Kept & { version: number };
    if (found.version !== VERSION || found.game !== game) return null;
    const { begun, names, acts } = found;
    if (!isNames(names, companion) || !Array.isArray(acts)) return null;
    const options = answered(found.options, companion);
    const timer = timerOf(found.timer);
    const value: Kept = { game, begun: Number(begun), names, options, acts, timer };
    // Whatever the acts of another version mean, they can be told or the file isn't used.
    companion.lines(value as Kept<never>);
    companion.totals(value as Kept<never>);
    return value;
  } catch {
    return null;
  }
}

function isNames(names: unknown, { players: [least, most] }: Companion<never>): names is string[] {
  if (!Array.isArray(names) || names.length < least || names.length > most) return false;
  return names.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME);
}

/** The answers to all questions; the usual one where there is none. */
export function answered(given: unknown, { questions }: Companion<never>): Answers {
  const answers = (given ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    questions.map(({ key, usual, choices, problem }) => {
      const answer = answers[key];
      const fits =
        typeof answer === 'string' &&
        (choices ? choices.some(({ value }) => value === answer) : !problem?.(answer));
      return [key, fits ? answer : usual];
    }),
  );
}

function timerOf(found: Timer | null): Timer | null {
  if (found === null || !(found.length > 0) || !Number.isFinite(found.left)) return null;
  const { length, left, ends } = found;
  return { length, left, ends: Number.isFinite(ends) ? ends : null };
}
