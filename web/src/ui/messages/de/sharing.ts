/** Ein beendetes Spiel teilen, und als Gast dasselbe spielen. */
import type { Translated } from '../../../lib/translated';
import type { sharing as english, playThis as englishPlay } from '../sharing';

export const sharing: Translated<typeof english> = {
  title: 'Dieses Spiel teilen',
  what: 'Was geteilt wird',
  game: 'Das Spiel',
  moment: 'Dieser Moment',
  shape: 'Form des Bildes',
  wide: 'Breit',
  square: 'Quadratisch',
  picture: 'Das Bild: das Ergebnis, die Mitspielenden und der Tisch',
  drawing: 'Das Bild wird gezeichnet',
  noPicture: 'Von diesem Spiel gibt es kein Bild. Text und Link kannst du trotzdem teilen.',
  text: 'Was geteilt wird',
  share: 'Teilen',
  copy: 'Text und Link kopieren',
  copied: 'Kopiert',
  save: 'Bild speichern',
  outcome: {
    shared: 'Geteilt.',
    copied: 'Text und Link sind kopiert.',
    failed: 'Das ließ sich nicht kopieren.',
  },
};

export const playThis: Translated<typeof englishPlay> = {
  title: 'Dieses Spiel spielen',
  same: 'Dasselbe Spiel, dieselben Hausregeln, dein eigener Tisch.',
  bot: 'Gegen einen Bot spielen',
  bots: (count) => `Gegen ${count} Bots spielen`,
  friend: 'Mit anderen spielen',
  name: 'Dein Name',
};
