/** Das Tagesbrett: seine Seite, und seine Zeile an der Eingangstür. */
import { count } from '../../../lib/messages/de/forms';
import { amount, capital } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { daily as english } from '../daily';

export const daily: Translated<typeof english> = {
  title: 'Tagesbrett',
  name: 'Dein Name für die heutige Liste',
  play: 'Das heutige Brett spielen',
  once: 'Die Uhr läuft, sobald du drückst. Du hast einen Versuch am Tag.',
  goOn: {
    button: 'Dein Brett weiterspielen',
    counts: (day) => `Es zählt für den ${day}, auch wenn du später fertig wirst.`,
  },
  done: {
    points: 'Punkte',
    look: 'Sieh dir dein Spiel an, und teile es',
  },
  next: (time) => `Noch ${time} bis zum nächsten Brett, um Mitternacht UTC.`,
  scores: {
    title: 'Die heutige Liste',
    you: 'du',
    place: (place, players) => `Bisher Platz ${place} von ${players}.`,
    finished: (players) =>
      players === 0
        ? 'Noch niemand ist mit dem heutigen Brett fertig.'
        : `${capital(count(players, 'eine Person ist', 'Personen sind'))} fertig.`,
  },
  yesterday: {
    title: (day) => `Gestern, ${day}`,
    best: 'Die besten Wörter',
    totals: 'Die Ergebnisse',
  },
  line: {
    same: (time) => `Für alle dasselbe Brett. Noch ${time} bis zum nächsten.`,
    unplayed: 'Noch nicht gespielt',
    waiting: 'Dein Brett wartet',
    scored: (total) => `Du hast ${amount(total, 'Punkt', 'Punkte')}`,
    results: 'Zu den Ergebnissen',
    play: 'Spielen',
  },
};
