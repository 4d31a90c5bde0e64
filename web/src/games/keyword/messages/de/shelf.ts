/** Sätze im Regal: KEYWORD vor dem Spiel. */
import type { Translated } from '../../../../lib/translated';
import type { shelf as english } from '../shelf';

export const shelf: Translated<typeof english> = {
  line: 'Das längste Wort holt die Runde.',
  aim: 'Alle legen zugleich ein Wort aus; das längste gewinnt die Runde, und wer es hat, behält die Karten. Hast du das Schlüsselwort vor den anderen aus deinen Buchstaben zusammen, gewinnst du.',
  players: '2 bis 6 Personen, etwa 25 min',
  quick: 'ein Schlüsselwort mit fünf Buchstaben, 60 s je Runde',
  levels: {
    gentle: 'Spielt kurze, gängige Wörter und tauscht selten Karten.',
    fair: 'Spielt gut, wie daheim am Tisch.',
    sharp: 'Sieht lange Wörter und sammelt für das Schlüsselwort.',
  },
};
