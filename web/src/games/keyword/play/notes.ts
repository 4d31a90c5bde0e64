/** Objections while a word is laid: the sentence, its rule, and the card that it is about. */
import type { Refused } from '../../../lib/game';
import { text } from '../messages';
import { keyOf, type Piece } from '../preview/pieces';
import { sentence } from '../refusals';

export interface Note {
  text: string;
  rule: string | null;
  /** The card that it points at. */
  key: string | null;
}

/**
 * The note for a refusal; a refusal identifies a card by its number in the deck that the rule is
 * about.
 */
export function refusalNote(refused: Refused, rack: readonly Piece[]): Note {
  const { code, params, rule } = refused;
  const at = rack.findLast(
    ({ card, type }) => card === params.card && (code !== 'blue_gone' || type === 'blue'),
  );
  return { text: sentence(refused), rule, key: at ? keyOf(at) : null };
}

/** No card is left for a letter. */
export function missingNote(letter: string, twice: boolean): Note {
  const big = letter.toUpperCase();
  const { noOther, noneLeft } = text.play.note;
  return { text: twice ? noOther(big) : noneLeft(big), rule: 'KW-5', key: null };
}
