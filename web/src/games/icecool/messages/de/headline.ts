/** Wer gewonnen hat und mit welchem Vorsprung, in einem Satz über dem Ergebnis. */
import { count, verbs } from '../../../../lib/messages/de/forms';
import { type Cast, nameOf, namesOf, verb } from '../../../../lib/names';
import type { Translated } from '../../../../lib/translated';
import type { headline as english } from '../headline';

const wins = (cast: Cast, seat: number): string =>
  `${nameOf(cast, seat)} ${verb(cast, seat, 'gewinnst', 'gewinnt')}`;

export const headline: Translated<typeof english> = {
  over: 'Das Spiel ist zu Ende.',
  shared: (cast, seats) =>
    `${namesOf(cast, seats)} ${verbs(cast, seats, ['teilst dir', 'teilt sich', 'teilt euch', 'teilen sich'])} den Sieg.`,
  wins: (cast, seat) => `${wins(cast, seat)}.`,
  byPoints: (cast, seat, lead) =>
    `${wins(cast, seat)} mit ${count(lead, 'einem Punkt', 'Punkten')} Vorsprung.`,
  byCards: (cast, seat, lead) =>
    `${wins(cast, seat)} mit ${count(lead, 'einer Karte', 'Karten')} Vorsprung.`,
};
