/** Die Eingangstür: Spiele, Arten zu spielen, und die Tische im Raum. */
import { count } from '../../../lib/messages/de/forms';
import { inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { door as english } from '../door';

const against = (bots: number): string => count(bots, 'einen Bot', 'Bots');
const withBots = (bots: number): string => count(bots, 'einem Bot', 'Bots');

export const door: Translated<typeof english> = {
  ratings: 'Wertungen',
  clubs: 'Clubs',
  companion: 'Begleiter für die Schachtel',
  hello: {
    title: 'Setz dich dazu.',
    long: 'Gesellschaftsspiele im Browser. Du brauchst kein Konto.',
    short: 'Gesellschaftsspiele, ohne Konto.',
    opening: 'Die Tür geht auf',
    games: 'Spiele',
    yourName: 'Dein Name',
    named: 'Dein Name:',
    keepName: 'Diesen Namen behalten',
    signIn: 'Anmelden',
    you: 'Du:',
  },
  yours: {
    title: 'Deine Spiele',
    with: (game, others) =>
      others.length > 0 ? `${game} mit ${listed(others)}` : `${game}, allein`,
    at: (game, table) => `${game} an ${table}`,
    on: 'Dein Spiel läuft noch.',
    lose: 'Du verlierst das Spiel in',
    bot: 'Ein Bot übernimmt deinen Platz in',
    botPlays: 'Gerade spielt ein Bot für dich.',
    lost: 'Das Spiel ist zu Ende. Du hast verloren, weil du weg warst.',
    over: 'Das Spiel ist zu Ende.',
    result: 'Zum Ergebnis',
    back: 'Zurück an deinen Platz',
  },
  find: {
    label: 'Kennst du den Namen eines Tisches?',
    example: 'maple-kettle-42',
    go: 'Los',
    unlike: 'Namen von Tischen sehen aus wie maple-kettle-42.',
  },
  shelf: {
    title: (game) => `So kannst du ${game} spielen`,
    warm: 'Allein aufwärmen',
    alone: 'Allein spielen',
    aloneNote: (note) => `: ${note}`,
    now: {
      title: 'Sofort spielen',
      line: (bots, quick) => `Du gegen ${against(bots)}, ${quick}.`,
      start: 'Los',
      button: (bots) => `Sofort spielen, mit ${withBots(bots)}`,
      quick: (quick) => `${quick.charAt(0).toUpperCase()}${quick.slice(1)}.`,
    },
    friends: {
      title: 'Mit anderen',
      line: 'Du bekommst einen Link. Nur wer ihn hat, findet deinen Tisch.',
      create: 'Tisch eröffnen',
      two: 'Zwei Tische mit demselben Brett',
      createTwo: 'Zwei Tische mit demselben Brett eröffnen',
    },
    seek: {
      find: 'Mitspielende finden',
      wanted: 'Gerade sucht jemand Mitspielende.',
      failed: 'Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
    },
    join: {
      title: 'An einen Tisch setzen',
      free: (tables, game) => {
        if (tables === 0) return `Gerade ist an keinem Tisch für ${game} ein Platz frei.`;
        if (tables === 1) return `An einem Tisch für ${game} ist ein Platz frei.`;
        return `An ${inWords(tables)} Tischen für ${game} sind Plätze frei.`;
      },
      sit: 'Hinsetzen',
      create: 'Öffentlichen Tisch eröffnen',
      open: (tables) => `Dazusetzen, ${tables} offen`,
      createOpen: 'Einen öffentlichen Tisch eröffnen, für alle',
    },
    tableOf: (name) => `Tisch von ${name}`,
    rulebook: 'Spielregeln',
    noRulebook:
      'Die Spielregeln ließen sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
  },
  levels: { label: 'Bots spielen', title: 'Wie gut die Bots spielen' },
  room: {
    title: 'Gerade im Raum',
    ask: 'Um einen Platz bitten',
    people: (others) =>
      others > 0 ? `Du und ${count(others, 'eine andere Person', 'andere')}` : 'Nur du',
    looking: 'Ein Blick in den Raum.',
    none: 'Noch gibt es keine öffentlichen Tische. Eröffne einen, dann können sich alle im Raum dazusetzen.',
    create: (game) => `Einen öffentlichen Tisch für ${game} eröffnen`,
    mine: (phase) => `hier sitzt du, ${phase}`,
    phase: {
      over: 'zu Ende',
      play: 'läuft',
      full: 'fängt gleich an',
      free: (free, seats) => `${free} von ${seats} Plätzen frei`,
    },
    botPlays: 'Gerade spielt ein Bot für dich.',
    lost: 'Das Spiel ist zu Ende. Du hast verloren, weil du weg warst.',
    over: 'Das Spiel ist zu Ende.',
    result: 'Zum Ergebnis',
    back: 'Zurück an deinen Platz',
    sit: 'Hinsetzen',
    watch: 'Zuschauen',
  },
  best: {
    title: 'Die besten Wörter von gestern',
    totals: 'Zu den Ergebnissen von gestern',
    none: 'Noch keine Wörter. Morgen könnten hier deine stehen.',
    play: 'Das heutige Brett spielen',
  },
  firstTime: { start: 'Los', later: 'Jetzt nicht' },
  learn: 'In zwei Minuten lernen',
  local: 'Offline gegen einen Bot',
};
