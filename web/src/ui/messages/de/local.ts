/** Text zu Spielen gegen einen Bot auf diesem Gerät. */
import type { Translated } from '../../../lib/translated';
import type { local as english } from '../local';

export const local: Translated<typeof english> = {
  title: 'Auf diesem Gerät spielen',
  choose: 'Auf diesem Gerät spielen',
  aim: 'Spiel ohne Verbindung gegen einen sanften Bot. Niemand sonst sieht das Spiel, und es zählt nicht für die Wertung.',
  loading: 'Das Spiel wird geöffnet',
  leave: 'Spiel verlassen',
  others: 'Andere Spiele',
  running: 'Spiel läuft',
  bot: 'Bramble',
  against: (game) => `${game} gegen einen Bot`,
  terms: (bot) =>
    `Du spielst gegen ${bot}, einen sanften Bot. Lass dir Zeit: Beim Überlegen läuft keine Uhr.`,
  goOn: 'Weiterspielen',
  anew: 'Neues Spiel',
  begin: 'Los',
};
