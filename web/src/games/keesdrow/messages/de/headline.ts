/** Wer gewinnt und mit welchem Vorsprung: über den Ergebnissen, und vorgelesen. */
import { verbs } from '../../../../lib/messages/de/forms';
import { namesOf } from '../../../../lib/names';
import { inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { headline as english } from '../headline';
import { points } from './parts';

const WIN = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'] as const;
const ahead = (points: number) => (points === 1 ? 'einem Punkt' : `${inWords(points)} Punkten`);

export const headline: Translated<typeof english> = {
  over: 'Das Spiel ist zu Ende.',
  shared: (cast, winners) =>
    `${namesOf(cast, winners)} ${winners.some((seat) => seat === cast.you) ? 'teilt euch' : 'teilen sich'} den Sieg.`,
  alone: (cast, side, total) =>
    `${namesOf(cast, side)} ${verbs(cast, side, ['hast', 'hat', 'habt', 'haben'])} ${points(total)}.`,
  points: (cast, side, lead) =>
    `${namesOf(cast, side)} ${verbs(cast, side, WIN)} mit ${ahead(lead)} Vorsprung.`,
  tiles: (cast, side, total, behind) =>
    `${namesOf(cast, side)} ${verbs(cast, side, WIN)} mit ${total} zu ${behind} Plättchen.`,
};
