/** The best words there were, beside what was laid. */
import { type Cast, nameOf } from './names';
import type { Best, Laid, View } from './types';
import { better, measure } from './words';

export interface BestLine {
  seat: number;
  /** None where the hand had no word. */
  cards: Laid[];
  note: string;
}

type Round = Pick<View, 'shown' | 'held' | 'before'>;

/** One line for each hand that the table shows. */
export function bestLines(best: Best, round: Round, cast: Cast): BestLine[] {
  return best.found.map((found) => {
    const cards = found.pieces.flatMap((piece, at) =>
      laidOf(piece, found.word[at], found.seat, round),
    );
    return { seat: found.seat, cards, note: noteOf(found.seat, cards, round, cast) };
  });
}

function laidOf(
  { type, card }: Best['found'][number]['pieces'][number],
  letter: string | undefined,
  seat: number,
  { held, before }: Round,
): Laid[] {
  const own = held.find((hand) => hand.seat === seat)?.cards ?? [];
  const from = type === 'blue' ? before : own;
  const blank = from.find((each) => each.id === card)?.letter === '?';
  return letter === undefined ? [] : [{ card, colour: type, letter, blank }];
}

function noteOf(seat: number, cards: readonly Laid[], { shown }: Round, cast: Cast): string {
  if (cards.length === 0) return 'no word';
  const there = measure(cards);
  const laid = shown[seat];
  const valid = laid !== undefined && ['won', 'beaten', 'tied'].includes(laid.fate);
  if (valid && better(measure(laid.cards), there) <= 0) {
    return seat === cast.you ? 'You found the best.' : `${nameOf(cast, seat)} found the best.`;
  }
  return `${there.letters} letters, ${there.blue} blue`;
}
