/** Das Gespräch am Tisch, und was man wegen jemandem dort tun kann. */
import { LANGUAGE } from '../../../lib/messages/words';
import { amount } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { talk as english, person as englishPerson, PHRASES as englishPhrases } from '../talk';

export { CALM } from '../talk';

const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const time = (seconds: number): string => TIME.format(seconds * 1000);

export const talk: Translated<typeof english> = {
  title: 'Gespräch',
  log: 'Nachrichten',
  empty: 'Noch hat niemand etwas gesagt.',
  unsent: 'Nicht gesendet: keine Verbindung.',
  waiting: 'Wird gleich gesendet.',
  again: 'Noch einmal senden',
  discard: 'Verwerfen',
  watching: (count) =>
    count === 1 ? 'Eine Person schaut zu' : `${amount(count, '', 'Personen')} schauen zu`,
  say: {
    table: 'Sag etwas zum ganzen Tisch',
    team: 'Sag etwas zu deinem Team',
    spectators: 'Sag etwas zu den Zuschauenden',
  },
  send: 'Senden',
  to: 'Wer dich hört',
  channels: { table: 'Tisch', team: 'Mein Team', spectators: 'Zuschauende' },
  phrases: 'Kurze Sätze',
  reactions: 'Reaktionen',
  shown: 'Reaktionen zeigen',
  react: {
    heart: 'Ein Herz schicken',
    star: 'Einen Stern schicken',
    laugh: 'Lachen',
    wow: 'Staunen',
    oops: 'Hoppla sagen',
    tea: 'Eine Tasse Tee schicken',
  },
  reacted: {
    heart: 'schickt ein Herz',
    star: 'gibt einen Stern',
    laugh: 'lacht',
    wow: 'staunt',
    oops: 'sagt hoppla',
    tea: 'trinkt eine Tasse Tee',
  },
  someone: 'Jemand im Publikum',
  people: 'Wer hier ist',
  back: 'Zurück',
  nobody: 'Sonst ist niemand hier.',
  refused: {
    no_channel: 'Das hören Mitspielende gerade nicht. Öffne das Gespräch noch einmal.',
    no_such_phrase: 'Diesen Satz kennt der Tisch nicht.',
    unwelcome_word: 'Diese Nachricht enthält ein Wort, das hier nicht erlaubt ist. Ändere sie.',
  },
  quiet: (until) =>
    `Die Leitung des Abends lässt dich ab ${time(until)} Uhr wieder reden. Bis dahin hörst du zu.`,
  about: (name) => `Möglichkeiten für ${name}`,
};

export const PHRASES: typeof englishPhrases = {
  hello: 'Hallo',
  moment: 'Einen Moment, bitte',
  back: 'Bin wieder da',
  thanks: 'Danke',
  well_played: 'Gut gespielt',
};

export const person: Translated<typeof englishPerson> = {
  mute: 'Stummschalten',
  muteNote: 'Du hörst diese Person an keinem Tisch mehr. Sie merkt nichts davon.',
  block: 'Blockieren',
  blockNote: 'Du hörst diese Person nicht, und wir bringen euch nie zusammen.',
  unmute: 'Wieder hören',
  muted: 'Stummgeschaltet.',
  blocked: 'Blockiert.',
  unblock: 'Nicht mehr blockieren',
  report: 'Melden',
  reportNote: 'Deine Meldung sehen die Leute, die diesen Server betreiben.',
  why: 'Was ist passiert?',
  reasons: {
    rude: 'Beleidigt oder bedroht',
    cheating: 'Betrügt',
    name: 'Hat einen verletzenden Namen',
    spam: 'Wirbt oder überflutet das Gespräch',
    other: 'Etwas anderes',
  },
  remark: 'Möchtest du etwas hinzufügen?',
  context: 'Wir legen die letzten 30 Nachrichten bei, die du hier gehört hast.',
  send: 'Meldung abschicken',
  thanks: 'Danke. Deine Meldung liegt bei den Leuten, die diesen Server betreiben.',
  next: 'Sie entscheiden, was geschieht. Willst du nichts mehr hören, schalte stumm oder blockiere.',
  failed: (code) =>
    ({
      too_many_reports: 'Das sind viele Meldungen auf einmal. Versuch es später noch einmal.',
      too_many_ignored: 'Deine Liste ist voll. Lass zuerst jemanden wieder zu.',
      nobody_there: 'Diese Person ist gegangen, und wir kennen sie nicht mehr.',
      yourself: 'Das bist du.',
      bad_text: 'Schreib höchstens 300 Zeichen.',
      offline: 'Keine Verbindung. Versuch es gleich noch einmal.',
    })[code] ?? 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
};
