/** What a moderator keeps of a game at a real table: key word, roles, locks, tiles and flags. */
import type { Families, Link } from '../../../lib/companion/families';
import type { Answers } from '../../../lib/companion/types';
import type { WordList } from '../../../lib/companion/wordList';
import { needs } from '../preview/letters';

/** *by* is a seat, 0 or 1. */
export type Act =
  | { kind: 'flipper'; by: number }
  | { kind: 'say'; word: string }
  | { kind: 'pair'; by: number }
  | { kind: 'foul' }
  | { kind: 'stop'; by: number }
  | { kind: 'flag'; by: number }
  | { kind: 'strike' };

type Pair = readonly [number, number];

export interface Sheet {
  /** Who may flip; null before the throw. */
  flipper: number | null;
  /** The key word; null before the first. */
  key: string | null;
  /** Words whose families are used up, the first one first. */
  used: readonly string[];
  /** Tiles in hand, and flags taken, by seat. */
  tiles: Pair;
  flags: Pair;
  /** Players who may not grab before their next pair. */
  locked: readonly [boolean, boolean];
  /** Tiles on the table, and those that a ruling took out of the game. */
  left: number;
  out: number;
  over: 'flag' | 'tiles' | 'flags' | null;
  /** Null for a draw, and while nobody has won. */
  winner: number | null;
}

const TILES: Readonly<Record<string, number>> = { standard: 12, advanced: 22 };
const FLAG_POINTS = 5;
const FLAGS = 2;
const other = (seat: number): number => 1 - seat;

/** A count by seat with *more* for one of them. */
const plus = (counts: Pair, seat: number, more: number): Pair =>
  seat === 0 ? [counts[0] + more, counts[1]] : [counts[0], counts[1] + more];

/**
 * The acts that count (KYC-28): a struck word never was, and neither were the pairs of its speaker
 * since; grabs and stops stand.
 */
function standing(acts: readonly Act[]): { acts: readonly Act[]; out: number } {
  let kept: Act[] = [];
  let out = 0;
  for (const act of acts) {
    if (act.kind !== 'strike') {
      kept.push(act);
      continue;
    }
    const said = kept.findLastIndex(({ kind }) => kind === 'say');
    if (said < 0) continue;
    const since = kept.slice(said + 1);
    out += 2 * since.filter(({ kind }) => kind === 'pair').length;
    const stays = since.filter(({ kind }) => kind === 'stop' || kind === 'flag');
    kept = [...kept.slice(0, said), ...stays];
  }
  return { acts: kept, out };
}

export function sheetOf(options: Answers, given: readonly Act[]): Sheet {
  const { acts, out } = standing(given);
  const all = TILES[options.game ?? ''] ?? 0;
  let sheet: Sheet = {
    ...{ flipper: null, key: null, used: [], tiles: [0, 0], flags: [0, 0] },
    ...{ locked: [false, false], left: all - out, out, over: null, winner: null },
  };
  for (const act of acts) sheet = after(sheet, act);
  return ended(sheet, options.game === 'advanced');
}

function after(sheet: Sheet, act: Act): Sheet {
  const { flipper, key, tiles, flags, locked } = sheet;
  switch (act.kind) {
    case 'flipper':
      return { ...sheet, flipper: act.by };
    case 'say': {
      const used = [...sheet.used, act.word];
      // The Flipper says the first word; each later one swaps the roles (KYC-5, KYC-12).
      const next = key === null || flipper === null ? flipper : other(flipper);
      return { ...sheet, key: act.word, used, flipper: next };
    }
    case 'pair': {
      const free: [boolean, boolean] = [...locked];
      free[act.by] = false;
      return { ...sheet, tiles: plus(tiles, act.by, 2), left: sheet.left - 2, locked: free };
    }
    case 'foul':
      return { ...sheet, flipper: flipper === null ? null : other(flipper) };
    case 'stop': {
      // KYC-19: the grabber may not grab again before another pair.
      const barred: [boolean, boolean] = [...locked];
      barred[other(act.by)] = true;
      return { ...sheet, locked: barred };
    }
    case 'flag':
      return { ...sheet, flags: plus(flags, act.by, 1) };
    default:
      return sheet;
  }
}

/** What counts at the end: tiles in hand and, in the advanced game, five for each flag (KYC-26). */
export const pointsOf = ({ tiles, flags }: Sheet, advanced: boolean): Pair =>
  advanced
    ? [tiles[0] + FLAG_POINTS * flags[0], tiles[1] + FLAG_POINTS * flags[1]]
    : [tiles[0], tiles[1]];

function ended(sheet: Sheet, advanced: boolean): Sheet {
  const { flags, left } = sheet;
  // KYC-20: in the standard game a flag wins at once.
  if (!advanced && flags[0] + flags[1] > 0)
    return { ...sheet, over: 'flag', winner: flags[0] > 0 ? 0 : 1 };
  const over = Math.max(...flags) >= FLAGS ? 'flags' : left <= 0 ? 'tiles' : null;
  if (over === null) return sheet;
  const [one, two] = pointsOf(sheet, advanced);
  return { ...sheet, over, winner: one === two ? null : one > two ? 0 : 1 };
}

/** Objections to a word as an answer; none, if it counts. */
export interface Doubts {
  unlisted: boolean;
  missing: readonly string[];
  /** A word of its family that was said, and the steps between them. */
  related: { word: string; chain: readonly Link[] } | null;
}

/** KYC-10, KYC-14, KYC-15: what the word list, the key word and the families say about a word. */
export function doubtsOf(
  word: string,
  { key, used }: Pick<Sheet, 'key' | 'used'>,
  words: WordList | null,
  families: Families | null,
): Doubts {
  const wanted = key === null ? [] : needs(key, word, { same_letter_twice: 'no' });
  const found = used.map((said) => ({ word: said, chain: chainOf(word, said, families) }));
  const [related] = found.filter(({ chain }) => chain !== null);
  return {
    unlisted: words !== null && !words.has(word),
    missing: wanted.filter(({ has }) => !has).map(({ letter }) => letter),
    related: related ? { word: related.word, chain: related.chain ?? [] } : null,
  };
}

function chainOf(word: string, said: string, families: Families | null): readonly Link[] | null {
  if (word === said) return [];
  return families?.same(word, said) ?? null;
}
