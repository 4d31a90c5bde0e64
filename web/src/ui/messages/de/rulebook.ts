/** Die Schublade der Spielregeln. */
import { amount } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { rulebook as english } from '../rulebook';

export const rulebook: Translated<typeof english> = {
  titled: (game) => `Regeln von ${game}`,
  rules: 'Regeln',
  sections: 'Abschnitte der Regeln',
  now: 'Jetzt',
  house: (sentence) => `Hausregel an diesem Tisch: ${sentence}`,
  search: {
    label: 'In den Regeln suchen',
    hint: 'Was möchtest du wissen?',
    found: (count) =>
      count === 0
        ? 'Keine Regel gefunden. Versuch ein anderes Wort.'
        : amount(count, 'Regel', 'Regeln'),
  },
};
