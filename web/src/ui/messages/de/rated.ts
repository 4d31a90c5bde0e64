/** Ob eine Partie gewertet wird, und was sie geändert hat. */

import type { Translated } from '../../../lib/translated';
import type { TableView } from '../../../wire.gen';
import type { rated as english } from '../rated';

export const rated: Translated<typeof english> = {
  rated: 'Diese Partie wird gewertet.',
  unrated: {
    mode: 'Ohne Wertung: Alle spielen dasselbe Brett.',
    private: 'Ohne Wertung: Gewertet werden nur öffentliche Partien.',
    rules: 'Ohne Wertung: Die Hausregeln entsprechen keiner Vorlage.',
    handicap: 'Ohne Wertung: Jemand hat eine Vorgabe.',
    moderator: 'Ohne Wertung: Es gibt eine Spielleitung.',
    twice: 'Ohne Wertung: Zwei Personen teilen sich einen Bildschirm.',
    few: 'Gewertet, sobald sich eine zweite Person setzt.',
    together: 'Ohne Wertung: Einige teilen sich eine Verbindung, oder jemand war am Anfang weg.',
    cut: 'Ohne Wertung: Die Partie wurde zu lang.',
    left: 'Ohne Wertung: Alle sind gegangen.',
    tried: 'Ohne Wertung: Du probierst das aus einer Wiedergabe.',
  },
  change: (before, after) => `Wertung: ${before} → ${after}`,
  level: (points) => `Wertung ${points}.`,
};

export const ratedLine = ({ unrated }: Pick<TableView, 'unrated'>): string =>
  unrated === null ? rated.rated : rated.unrated[unrated];
