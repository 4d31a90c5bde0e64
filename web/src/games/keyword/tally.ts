/** How much of the keyword each seat can spell (KW-17). */
import type { Colour, Kept, SeatView, Spot } from './types';

export interface Letter {
  letter: string;
  /** A card of the collection stands for it. */
  there: boolean;
  /** The card came with the word of the last round. */
  fresh: boolean;
  /** Colour of that card; null if there is none. */
  colour: Colour | null;
}

type Collection = Pick<SeatView, 'spelled' | 'kept'>;

/** The keyword letter by letter, as the table sees it; *fresh* is the round of the last reveal. */
export function tallyOf(
  keyword: string,
  { spelled, kept }: Collection,
  fresh: number | null,
): Letter[] {
  return [...keyword].map((letter, at) => {
    const spot = spelled[at] ?? null;
    const from = spot === null ? undefined : kept[spot.word];
    const colour = (spot && from?.cards[spot.card]?.colour) ?? null;
    return {
      letter,
      there: spot !== null,
      fresh: from !== undefined && from.round === fresh,
      colour,
    };
  });
}

/** Number of the keyword's letters for which a card is there. */
export function countOf(letters: readonly Letter[]): number {
  return letters.filter((each) => each.there).length;
}

/**
 * For each letter of the keyword, a card in these words that stands for it; each card is used once.
 */
export function spellingOf(keyword: string, kept: readonly Kept[]): (Spot | null)[] {
  const free = kept.flatMap(({ cards }, word) =>
    cards.map(({ letter }, card) => ({ letter, spot: { word, card } })),
  );
  return [...keyword].map((letter) => {
    const at = free.findIndex((each) => each.letter === letter);
    return at < 0 ? null : (free.splice(at, 1)[0]?.spot ?? null);
  });
}
