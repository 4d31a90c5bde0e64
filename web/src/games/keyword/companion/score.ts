/** Rounds of a game at a real table: who won each, and what everybody has collected. */

export interface Laid {
  seat: number;
  word: string;
  /** Letters of it that were blue cards. */
  blue: number;
  /** The table says that it's a word. */
  valid: boolean;
}

export type Act = { kind: 'round'; laid: readonly Laid[] } | { kind: 'end' };

export interface Sheet {
  /** For each round that was played, the seat that won it, or null. */
  rounds: readonly { laid: readonly Laid[]; winner: number | null }[];
  /** The words that each seat has won. */
  kept: readonly (readonly Laid[])[];
  over: 'keyword' | 'end' | null;
  /** The seats in the first place; several share the win. */
  winners: readonly number[];
}

/** KW-7, KW-13: a word counts if it is one, and isn't of blue cards only. */
export const counts = ({ word, blue, valid }: Laid): boolean =>
  valid && word !== '' && blue < word.length;

/** KW-14: the longest word wins, then the one with more blue letters; null if that is equal, too. */
export function winnerOf(laid: readonly Laid[]): number | null {
  const [first, second] = laid
    .filter(counts)
    .toSorted((a, b) => b.word.length - a.word.length || b.blue - a.blue);
  if (!first) return null;
  const tied = second?.word.length === first.word.length && second.blue === first.blue;
  return tied ? null : first.seat;
}

const countOf = (letters: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const letter of letters.toLowerCase()) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
};

/** The letters of *word* for which *letters* has no card, each as often as it lacks one. */
export function lacking(word: string, letters: string): string[] {
  const there = countOf(letters);
  return [...countOf(word)].flatMap(([letter, need]) =>
    Array.from({ length: Math.max(0, need - (there.get(letter) ?? 0)) }, () => letter),
  );
}

/** KW-5, KW-7: whether cards can make a word, at least one of them orange; "?" is a blank. */
export function makes(word: string, orange: string, blue: string): boolean {
  const [own, others] = [orange.toLowerCase(), blue.toLowerCase()];
  const blanks = [...own, ...others].filter((letter) => letter === '?').length;
  const own_one = own.includes('?') || [...own].some((letter) => word.includes(letter));
  return word !== '' && own_one && lacking(word, own + others).length <= blanks;
}

/** KW-17: the letters of the keyword that the words of a seat don't have yet. */
export const missing = (keyword: string, kept: readonly Laid[]): string[] =>
  lacking(keyword.toLowerCase(), kept.map(({ word }) => word).join(''));

export function sheetOf(keyword: string, players: number, acts: readonly Act[]): Sheet {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const kept: Laid[][] = seats.map(() => []);
  const rounds: { laid: readonly Laid[]; winner: number | null }[] = [];
  let over: Sheet['over'] = null;
  let cracked: number | null = null;
  for (const act of acts) {
    if (over) break;
    if (act.kind === 'end') {
      over = 'end';
      continue;
    }
    const winner = winnerOf(act.laid);
    rounds.push({ laid: act.laid, winner });
    const won = act.laid.find(({ seat }) => seat === winner);
    if (winner === null || !won) continue;
    const own = kept[winner] ?? [];
    own.push(won);
    if (missing(keyword, own).length === 0) {
      over = 'keyword';
      cracked = winner;
    }
  }
  const winners = cracked === null ? (over ? first(seats, kept) : []) : [cracked];
  return { rounds, kept, over, winners };
}

/** KW-19: most words, then most letters in them, then most blue cards. */
function first(seats: readonly number[], kept: readonly (readonly Laid[])[]): number[] {
  const worth = (seat: number): number[] => {
    const own = kept[seat] ?? [];
    const sum = (of: (one: Laid) => number): number => own.reduce((all, one) => all + of(one), 0);
    return [own.length, sum(({ word }) => word.length), sum(({ blue }) => blue)];
  };
  const less = (a: number[], b: number[]): number => {
    const at = a.findIndex((one, place) => one !== b[place]);
    return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
  };
  const [best = 0] = seats.toSorted((a, b) => less(worth(a), worth(b)));
  return seats.filter((seat) => less(worth(seat), worth(best)) === 0);
}
