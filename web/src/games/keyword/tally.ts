/** Who can spell how much of the keyword (KW-17). */
import type { Kept, SeatView } from './types';

export interface Letter {
  letter: string;
  /** A card of the collection stands for it. */
  there: boolean;
  /** That card came with the word of the last round. */
  fresh: boolean;
}

/** The keyword letter by letter, as the table sees it; *fresh* is the round of the last reveal. */
export function tallyOf(
  keyword: string,
  { spelled, kept }: Pick<SeatView, 'spelled' | 'kept'>,
  fresh: number | null,
): Letter[] {
  return [...keyword].map((letter, at) => {
    const spot = spelled[at] ?? null;
    const round = spot === null ? null : kept[spot.word]?.round;
    return { letter, there: spot !== null, fresh: spot !== null && round === fresh };
  });
}

/** How many letters of the keyword can be spelled with the cards of these words, each card once. */
export function coveredBy(keyword: string, kept: readonly Pick<Kept, 'cards'>[]): number {
  const free = kept.flatMap((word) => word.cards.map((card) => card.letter));
  return [...keyword].filter((letter) => {
    const at = free.indexOf(letter);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  }).length;
}
