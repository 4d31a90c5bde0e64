/** Best words of the hands, compared with those that were laid. */
import { type Cast, nameOf } from '../../../lib/names';
import { text } from '../messages';
import { reveal as revealText } from '../messages/reveal';
import type { Best, Laid, Shown, View } from '../types';
import { better, measure } from '../words';

export interface BestLine {
  seat: number;
  /** Empty if the hand had no word. */
  cards: Laid[];
  note: string;
}

type Round = Pick<View, 'shown' | 'held' | 'before'>;

/** The heading above the lines. */
export function bestHead(lines: readonly BestLine[], cast: Cast): string {
  const [only, ...more] = lines;
  const { all, one, own } = revealText.best;
  if (only === undefined || more.length > 0) return all;
  return only.seat === cast.you ? own : one(nameOf(cast, only.seat));
}

/**
 * One line for each hand that the table shows.
 *
 * A player who laid a word as good as the best has missed nothing: the line shows their own.
 */
export function bestLines(best: Best, round: Round, cast: Cast): BestLine[] {
  return best.found.map((found) => {
    const cards = found.pieces.flatMap((piece, at) =>
      laidOf(piece, found.word[at], found.seat, round),
    );
    const own = validOf(round.shown[found.seat]);
    if (own.length > 0 && better(measure(own), measure(cards)) <= 0) {
      const note = revealText.best.found(nameOf(cast, found.seat));
      return { seat: found.seat, cards: own, note };
    }
    return { seat: found.seat, cards, note: noteOf(cards) };
  });
}

/** The cards of a word that counted. */
function validOf(shown: Shown | undefined): Laid[] {
  return shown && ['won', 'beaten', 'tied'].includes(shown.fate) ? shown.cards : [];
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

function noteOf(cards: readonly Laid[]): string {
  if (cards.length === 0) return revealText.best.none;
  const there = measure(cards);
  return text.cards.measure(there.letters, there.blue);
}
