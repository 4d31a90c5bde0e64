/** Wiedergaben: die Seite, ihre Bedienung, die Liste der Züge, und Aufzeichnungen aus Dateien. */
import type { Translated } from '../../../lib/translated';
import type { replay as english } from '../replay';

const THE_FILE = 'Lade die Aufzeichnung noch einmal am Tisch herunter, und öffne sie unverändert.';

export const replay: Translated<typeof english> = {
  title: (game) => `Wiedergabe von ${game}`,
  back: 'Zum Tisch',
  opening: 'Die Wiedergabe wird geöffnet',
  openingSeat: 'Die Ansicht wechselt',
  header: {
    share: 'Diesen Moment teilen',
    outcome: {
      shared: 'Link geteilt',
      copied: 'Link kopiert',
      failed: 'Das hat dein Browser nicht erlaubt. Kopiere stattdessen die Adresse.',
    },
    hide: 'Ende verbergen',
  },
  party: {
    label: 'Gemeinsam ansehen',
    begin: 'Gemeinsam ansehen',
    hint: 'Du bekommst einen Link. Wer ihn öffnet, sieht, was du zeigst.',
    youLead: 'Du zeigst das Spiel',
    leads: (name) => `${name} zeigt das Spiel`,
    roams: (name) => `Du siehst dich um. Bei ${name} geht es weiter`,
    nobodyLeads: 'Gerade zeigt niemand das Spiel',
    lost: 'Verbindung wird wiederhergestellt',
    here: (people) => `${people} hier`,
    back: (name) => `Zurück zu ${name}`,
    invite: 'Einladen',
    handOver: 'Übergeben',
    leave: 'Nicht mehr gemeinsam ansehen',
    over: (code) => {
      switch (code) {
        case 'party_over':
          return 'Das gemeinsame Ansehen ist vorbei. Du kannst allein weiterschauen.';
        case 'too_many':
          return 'Hier schauen schon zu viele zu. Du kannst allein weiterschauen.';
        default:
          return 'Du kannst hier nicht dazukommen, aber allein zuschauen.';
      }
    },
    dismiss: 'OK',
  },
  tries: {
    press: 'Von hier an selbst spielen',
    hint: (seat) =>
      `Du spielst als ${seat} weiter, auf den anderen Plätzen spielen Bots. Das wird nicht gewertet.`,
    turn: 'Du spielst für die Person weiter, die am Zug ist, auf den anderen Plätzen spielen Bots. Das wird nicht gewertet.',
    over: 'Hier ist das Spiel zu Ende. Geh zurück zu einem Moment, in dem es noch läuft.',
    file: 'Ab einem Moment selbst spielen kannst du nur am Tisch, an dem gespielt wurde. Öffne dort die Wiedergabe.',
    making: 'Der Tisch wird gedeckt',
    tried:
      'Dieses Spiel entstand aus einer Wiedergabe. Nur was nach jenem Moment kam, wurde hier entschieden.',
    why: (code) => {
      switch (code) {
        case 'rules_changed':
        case 'no_such_lexicon':
          return 'Die Regeln oder die Wortliste haben sich seitdem geändert, deshalb kann dieses Spiel nicht weitergehen.';
        case 'daily_first':
        case 'twin_first':
        case 'round_first':
          return 'Andere müssen dieses Brett noch spielen. Versuch es danach noch einmal.';
        case 'not_tried':
          return 'Dieses Spiel lässt sich nicht mittendrin weiterspielen.';
        default:
          return '';
      }
    },
  },
  view: {
    label: 'Wessen Ansicht du siehst',
    watchers: 'Zuschauende',
    all: 'Alle Hände',
  },
  controls: {
    label: 'Wiedergabe',
    play: 'Starten',
    pause: 'Anhalten',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt vor',
    previous: 'Voriger wichtiger Moment',
    next: 'Nächster wichtiger Moment',
    position: 'Stelle',
    at: (time, what) => (what === '' ? time : `${time}, ${what}`),
    time: (time, whole) => `${time} von ${whole}`,
    speed: 'Tempo',
    times: (speed) => `${speed === 0.5 ? '½' : speed}×`,
    moves: 'Züge',
  },
  moves: {
    title: 'Züge',
    start: 'Das Spiel beginnt.',
    more: 'Der Rest erscheint beim Zuschauen.',
    said: (name, what) => `${name}: ${what}.`,
    happened: (what) => `${what}.`,
  },
  keys: {
    title: 'Tasten',
    rows: [
      ['Leertaste', 'Starten oder anhalten'],
      ['← →', 'Einen Schritt zurück oder vor'],
      ['[ ]', 'Voriger oder nächster wichtiger Moment'],
      ['Pos1 Ende', 'Anfang oder Ende'],
      ['1 bis 9', 'Ein Zehntel bis neun Zehntel des Spiels'],
      ['− +', 'Langsamer oder schneller'],
      ['D', 'Auf dem Brett zeichnen, oder aufhören'],
    ],
  },
  file: {
    title: 'Ein Spiel aus einer Datei ansehen',
    lead: 'Leg eine Aufzeichnung hier ab, oder wähl eine aus. Es ist die .jsonl-Datei, die du nach einem Spiel herunterladen kannst.',
    choose: 'Aufzeichnung wählen',
    drop: 'Leg die Aufzeichnung ab, um sie anzusehen',
    checking: 'Die Aufzeichnung wird geprüft',
    kept: 'Der Server prüft die Aufzeichnung und behält nichts davon.',
    another: 'Andere Aufzeichnung öffnen',
    judged: 'Geprüft: vollständig, unverändert, und nach den Regeln entschieden.',
    unjudged:
      'Vollständig und unverändert. Ihre Regeln oder ihre Wortliste sind andere als hier, deshalb wurde nichts neu entschieden.',
  },
  refused: {
    title: 'Diese Wiedergabe lässt sich nicht zeigen',
    fileTitle: 'Diese Aufzeichnung lässt sich nicht zeigen',
    again: 'Noch einmal versuchen',
    why: (code, params) => {
      switch (code) {
        case 'bad_record':
          return `Die Datei ist keine gültige Aufzeichnung: ${params.why}. ${THE_FILE}`;
        case 'too_large':
          return 'Die Datei ist zu groß für eine Aufzeichnung. Eine hat höchstens 1 MB.';
        case 'no_such_game':
          return 'Das Spiel dieser Aufzeichnung gibt es hier nicht.';
        case 'no_such_lexicon':
          return 'Die Wortliste jenes Spiels gibt es hier nicht. Öffne die Aufzeichnung dort, wo gespielt wurde.';
        case 'not_over':
          return 'Das Spiel ist noch nicht zu Ende. Schau am Tisch zu, und komm danach wieder.';
        case 'too_many':
          return 'Zu viele Wiedergaben auf einmal. Warte ein paar Sekunden, und versuch es dann noch einmal.';
        case 'players_only':
        case 'door_closed':
          return 'An diesem Tisch dürfen nur die Mitspielenden zuschauen.';
        default:
          return '';
      }
    },
    other:
      'Unterwegs ist etwas schiefgegangen. Prüfe deine Verbindung, und versuch es noch einmal.',
  },
};
