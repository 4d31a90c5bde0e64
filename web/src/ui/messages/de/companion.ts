/** Text des Begleiters für die Schachtel. */
import type { Translated } from '../../../lib/translated';
import type { companion as english } from '../companion';

export const companion: Translated<typeof english> = {
  title: 'Begleiter für die Schachtel',
  choose: 'Welche Schachtel steht auf dem Tisch?',
  aim: 'Leg ein Handy neben das echte Spiel. Es prüft Wörter, stoppt die Zeit und zählt die Punkte.',
  running: 'Hier läuft ein Spiel',
  others: 'Anderes Spiel wählen',
  loading: 'Der Begleiter wird geöffnet',
  notLoaded:
    'Der Begleiter konnte nicht geladen werden. Prüf deine Verbindung und lade die Seite neu.',
  players: 'Mitspielende, im Uhrzeigersinn',
  player: (number) => `Person ${number}`,
  add: 'Person hinzufügen',
  remove: (name) => `${name} entfernen`,
  begin: 'Los geht’s',
  open: 'Datei öffnen',
  badFile: (game) => `In dieser Datei ist kein Spiel von ${game}. Wähl eine andere Datei.`,
  notKept:
    'Dein Browser merkt sich hier nichts. Beim Schließen geht das Spiel verloren, also speichere es als Datei.',
  noWords:
    'Die Wortliste ist noch nicht auf diesem Gerät. Verbinde dich einmal und lade die Seite neu.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  happened: (count) => `Bisher (${count})`,
  onward: 'Mitnehmen',
  save: 'Als Datei speichern',
  online: 'An einem Tisch online weiterspielen',
  carries:
    'Der Tisch bekommt dasselbe Spiel und dieselben Hausregeln. Punkte und Namen bleiben hier: Lade die anderen mit dem Link ein.',
  another: 'Neues Spiel beginnen',
  sure: 'Dieses Spiel wird vom Gerät entfernt. Speichere es vorher, wenn du es behalten willst.',
  timer: {
    label: 'Uhr',
    start: 'Start',
    pause: 'Pause',
    rewind: 'Zurücksetzen',
    over: 'Die Zeit ist um',
    since: (time) => `Die Zeit ist seit ${time} um`,
    sleeps: 'Der Bildschirm kann dunkel werden. Die Zeit läuft weiter.',
  },
};
