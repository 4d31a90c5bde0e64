/** Ein Abend: sein Formular, seine Seite und sein Podest. */

import { count } from '../../../lib/messages/de/forms';
import { LANGUAGE } from '../../../lib/messages/words';
import { capital, inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { evening as english } from '../evening';

const company = (others: readonly string[], partners: readonly string[]): string =>
  partners.length > 0
    ? `mit ${listed(partners)}, gegen ${listed(others)}`
    : `mit ${listed(others)}`;

const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const time = (seconds: number): string => TIME.format(seconds * 1000);

export const evening: Translated<typeof english> = {
  title: 'Dieser Abend',
  round: (number) => `Runde ${number}`,
  table: (number) => `Tisch ${number}`,
  none: 'Gerade läuft kein Abend.',
  toClub: 'Zum Club',
  form: {
    title: 'Einen Abend eröffnen',
    game: 'Spiel',
    rules: 'Hausregeln',
    usual: 'Übliche Regeln',
    words: 'Wortliste',
    usualWords: 'Die übliche Liste',
    asLast: 'Wie beim letzten Mal',
    format: 'Wer gegen wen',
    formats: {
      round_robin: { name: 'Alle gegen alle', note: 'Jede Person trifft auf jede andere.' },
      swiss: {
        name: 'Schweizer System',
        note: 'Gleich Starke treffen sich. Gut für viele, mit beliebig vielen Runden.',
      },
      winner_stays: {
        name: 'Wer gewinnt, bleibt',
        note: 'Wer gewinnt, bleibt sitzen, und die Nächsten kommen dran.',
      },
    },
    seats: 'Personen an einem Tisch',
    upTo: (seats) => (seats === 2 ? 'Zwei' : `Bis zu ${inWords(seats)}`),
    noShow: 'Wenn jemand nicht kommt',
    noShows: (minutes) =>
      minutes === 0
        ? 'Weiter warten'
        : `Nach ${count(minutes, 'einer Minute', 'Minuten')} verloren`,
    same: 'Dieselben Bretter an allen Tischen, damit das Glück gleich verteilt ist',
    holidays: 'Die Uhr wartet auf alle, die im Urlaub sind',
    coded: 'Mit einem Code hereinlassen, zum Beispiel eine Klasse',
    open: 'Abend eröffnen',
  },
  noHolidays: 'im Urlaub läuft die Uhr weiter',
  gather: {
    here: (people) => `Bisher ${count(people, 'eine Person', 'Personen', 'niemand')}`,
    invited: 'Du bist zu diesem Abend eingeladen.',
    people: 'Wer kommt, geht oder schweigt',
    join: 'Ich bin dabei',
    in: 'Du bist dabei. Gleich kommt die erste Runde.',
    enterAll: (members) =>
      `${capital(count(members, 'das eine Mitglied', 'Mitglieder'))} aufnehmen, ${members === 1 ? 'das hier ist' : 'die hier sind'}`,
    names: 'Personen ohne Gerät aufnehmen',
    namesHint: 'Ein Name in jeder Zeile',
    add: 'Aufnehmen',
    code: 'Mit diesem Code mitmachen unter',
    scan: 'Code zum Scannen, um beim Abend mitzumachen',
    drop: (name) => `${name} geht`,
    dropShort: 'Geht',
    quiet: (name) => `${name} schweigt für 15 Minuten`,
    quietShort: '15 Minuten schweigen',
    loud: (name, until) => `${name} schweigt bis ${time(until)} Uhr. Wieder reden lassen`,
    loudShort: 'Wieder reden lassen',
    quietUntil: (until) => `schweigt bis ${time(until)} Uhr`,
    youQuiet: (until) =>
      `Bis ${time(until)} Uhr kannst du an den Tischen nichts sagen. So will es die Leitung des Abends.`,
  },
  mine: {
    play: (table, others, partners) =>
      `Du spielst an Tisch\u00a0${table} ${company(others, partners)}.`,
    elsewhere: (table, others, partners) =>
      `Du spielst an Tisch\u00a0${table} ${company(others, partners)}, an einem echten Tisch.`,
    go: 'Los',
    bye: 'Du setzt diese Runde aus.',
    byeCounts: 'Das zählt als Sieg.',
    byeWaits: 'Du kommst als Nächstes dran.',
    late: 'Ab der nächsten Runde spielst du mit.',
    done: 'Dein Spiel ist zu Ende. Gleich kommt die nächste Runde.',
    next: 'Du bist dabei. Gleich kommt die nächste Runde.',
    watch: 'Zurück an deinen Tisch',
    leave: 'Ich gehe',
    back: 'Ich bin wieder dabei',
  },
  boards: {
    title: 'Tische',
    playing: 'spielen',
    noShow: 'nicht gekommen',
    hand: 'von Hand eingetragen',
    void: 'nicht gespielt',
    open: 'Zuschauen',
    byes: (names) => `${listed(names)} ${names.length === 1 ? 'setzt' : 'setzen'} aus`,
    done: (done, all) => `${done} von ${all} ${all === 1 ? 'Tisch' : 'Tischen'} fertig`,
  },
  lead: {
    first: 'Runde 1 starten',
    next: (number) => `Runde ${number} starten`,
    end: 'Abend beenden',
    ask: 'Abend beenden? Was noch läuft, zählt mit.',
    yes: 'Beenden',
    no: 'Weiter',
    set: 'Ergebnis eintragen',
    correct: 'Berichtigen',
    ends: 'Dort wird noch gespielt. Ein Ergebnis beendet das Spiel.',
    won: (name) => `${name} hat gewonnen`,
    draw: 'Unentschieden',
    void: 'Nicht gespielt',
    place: (name) => `Platz von ${name}`,
    save: 'Speichern',
    earlier: 'Frühere Runden',
  },
  standings: {
    title: 'Stand',
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    won: 'Siege',
    played: 'Spiele',
    buchholz: 'Buchholz',
    buchholzNote:
      'Buchholz: die Punkte aller, gegen die jemand gespielt hat. Das zählt bei gleich vielen Punkten.',
    you: 'du',
    gone: 'gegangen',
    partner: (names) => `mit ${listed(names)}`,
  },
  ending: 'Der Abend ist zu Ende. Die letzten Spiele zählen noch.',
  over: {
    title: (names) => `${listed(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'} den Abend`,
    empty: 'Der Abend ist zu Ende',
    again: 'Den nächsten Abend eröffnen',
    podium: 'Podest',
    points: (points) => (points === '1' ? '1 Punkt' : `${points} Punkte`),
  },
  said: { round: (number) => `Runde ${number} beginnt.` },
};
