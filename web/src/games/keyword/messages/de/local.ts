/** Text zu einem Spiel gegen einen Bot auf diesem Gerät. */
import type { Translated } from '../../../../lib/translated';
import type { local as english } from '../local';

export const local: Translated<typeof english> = {
  line: 'Das längste Wort gewinnt die Runde. Wer KEYWORD aus behaltenen Buchstaben legt, gewinnt sofort.',
};
