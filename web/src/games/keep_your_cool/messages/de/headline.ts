/** Wer gewonnen hat und wie, in einem Satz über dem Ergebnis. */
import { verbs, whose } from '../../../../lib/messages/de/forms';
import { type Cast, nameIn, nameOf, namesOf, verb } from '../../../../lib/names';
import { capital, inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { headline as english } from '../headline';

const wins = (cast: Cast, winner: number): string =>
  `${nameOf(cast, winner)} ${verb(cast, winner, 'gewinnst', 'gewinnt')}`;

export const headline: Translated<typeof english> = {
  over: 'Das Spiel ist zu Ende.',
  draw: (cast, seats) =>
    `${namesOf(cast, seats)} ${verbs(cast, seats, ['spielst', 'spielt', 'spielt', 'spielen'])} unentschieden.`,
  flag: (cast, winner, loser) => `${wins(cast, winner)} mit ${whose(cast, loser, 'deiner')} Fahne.`,
  resigned: (cast, winner, loser) =>
    `${wins(cast, winner)}: ${capital(nameIn(cast, loser))} ${verb(cast, loser, 'bist', 'ist')} raus.`,
  declared: (cast, winner) => `${wins(cast, winner)}: So hat die Spielleitung entschieden.`,
  margin: (cast, winner, by) =>
    `${wins(cast, winner)} mit einem Vorsprung von ${by === 1 ? 'eins' : inWords(by)}.`,
};
