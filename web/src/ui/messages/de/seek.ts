/** Die Suche nach jemandem zum Spielen, über jeder Seite. */
import type { Refused } from '../../../lib/game';
import { amount, inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { Seeker } from '../../../wire.gen';
import type { seek as english } from '../seek';

const about = (ms: number): string => {
  const seconds = Math.max(5, Math.round(ms / 5_000) * 5);
  return `etwa ${seconds < 90 ? amount(seconds, 'Sekunde', 'Sekunden') : amount(Math.round(seconds / 60), 'Minute', 'Minuten')}`;
};

const strength = (rating: Seeker['rating']): string => {
  if (rating === null) return 'noch keine Wertung';
  return rating.provisional ? `${rating.least} bis ${rating.most}` : `${rating.points}`;
};

const sentence = (rules: string): string => (/[.]$/.test(rules) ? rules : `Hausregeln „${rules}“.`);

export const seek: Translated<typeof english> = {
  label: 'Suche nach Mitspielenden',
  looking: (game) => `Wir suchen jemanden für ${game}.`,
  usual: (ms) => `Meist dauert es ${about(ms)}.`,
  away: 'Du kannst dein Telefon weglegen: Wir melden uns und halten deinen Platz eine Minute frei.',
  found: (names, game) =>
    `${listed(names)} ${names.length === 1 ? 'möchte' : 'möchten'} ${game} spielen.`,
  accepted: (late) =>
    late.length === 0 ? 'Dein Tisch wird gedeckt.' : `Wir warten auf ${listed(late)}.`,
  again: (names) =>
    `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht gekommen. Wir suchen weiter.`,
  strength: (name, rating) => `${name}: ${strength(rating)}.`,
  terms: (rules, rated) => `${sentence(rules)} ${rated ? 'Mit Wertung.' : 'Ohne Wertung.'}`,
  over: 'Die Suche ist vorbei.',
  late: 'Du kommst zu spät: Dein Platz ist weg.',
  lookAgain: 'Noch einmal suchen',
  offline: 'Verbindung wird wiederhergestellt. Die Suche geht weiter.',
  play: 'Spielen',
  decline: 'Jetzt nicht',
  stop: 'Nicht mehr suchen',
  meanwhile: 'Inzwischen gegen einen Bot',
  close: 'Schließen',
  who: {
    title: 'Gerade warten',
    nobody: 'Noch niemand. Fang an zu suchen, dann findet dich die nächste Person.',
    rating: strength,
    playWith: (name) => `Mit ${name} spielen`,
  },
  wish: {
    any: 'beliebige Regeln',
    rules: (rules) => (/[.]$/.test(rules) ? rules.slice(0, -1) : `Regeln „${rules}“`),
    rated: (rated) => (rated ? 'mit Wertung' : 'ohne Wertung'),
    players: (count) => `für ${inWords(count)}`,
    comma: ', ',
  },
  form: {
    title: (game) => `Mitspielende finden: ${game}`,
    rules: 'Hausregeln',
    any: 'Beliebige Regeln',
    soonest: 'So geht es am schnellsten.',
    otherwise: (quick) =>
      `Du spielst nach den Regeln der anderen Person; sind auch ihr alle recht, dann so: ${quick}.`,
    number: 'Personen',
    anyNumber: 'Beliebig viele',
    players: (count) => `${count}`,
    counts: 'Wertung',
    rated: (rated) =>
      rated === null ? 'Mit oder ohne Wertung' : rated ? 'Mit Wertung' : 'Ohne Wertung',
    look: 'Suchen',
  },
};

export function refusal({ code }: Refused): string {
  switch (code) {
    case 'rules_not_rated':
      return 'Diese Hausregeln sind keine Vorlage, deshalb gibt es keine Wertung. Wähl eine Vorlage.';
    case 'uneven_teams':
      return 'Für Teams braucht es vier Personen. Wähl vier, oder beliebig viele.';
    default:
      return 'So kann niemand spielen. Wähl andere Regeln oder eine andere Zahl von Personen.';
  }
}
