/** Text zu einem Spiel gegen einen Bot auf diesem Gerät. */
import type { Translated } from '../../../../lib/translated';
import type { local as english } from '../local';

export const local: Translated<typeof english> = {
  line: 'Zieh Wörter über benachbarte Buchstaben. Benutzte zählen mehr. Die Wörter werden geprüft, und ihr habt je zehn Züge.',
};
