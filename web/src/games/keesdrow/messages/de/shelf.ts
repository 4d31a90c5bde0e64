/** Sätze im Regal: Keesdrow vor dem Spiel. */
import type { Translated } from '../../../../lib/translated';
import type { shelf as english } from '../shelf';

export const shelf: Translated<typeof english> = {
  line: 'Zieh Wörter durch ein Labyrinth aus Buchstaben.',
  aim: 'In deinem Zug ziehst du ein Wort durch benachbarte Buchstaben auf dem Brett und bekommst Punkte für seine Buchstaben. Wer am Ende die meisten Punkte hat, gewinnt.',
  players: '1 bis 8 Personen, etwa 30 min',
  quick: '10 Züge, Wörter werden geprüft',
  alone: 'so viele Punkte wie möglich',
  levels: {
    beginner: 'Spielt winzige Wörter oder passt. Für Kinder und erste Spiele.',
    gentle: 'Spielt kurze, gängige Wörter und übersieht viele.',
    casual: 'Gängige Wörter, ab und zu ein gutes.',
    fair: 'Spielt gut, wie daheim am Tisch.',
    keen: 'Findet mehr und nutzt Buchstaben wieder.',
    strong: 'Lange Wörter, und denkt daran, was für dich übrig bleibt.',
    sharp: 'Sieht die langen Wörter und blufft, wo es sich lohnt.',
    expert: 'Übersieht wenig. Für alle, die viel spielen.',
  },
};
