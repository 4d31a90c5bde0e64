/** Sätze des Regals: Keep Your Cool, bevor ein Spiel beginnt. */
import type { Translated } from '../../../../lib/translated';
import type { shelf as english } from '../shelf';

export const shelf: Translated<typeof english> = {
  line: 'Paare finden, Wörter sagen, Fahnen hüten.',
  aim: 'Eine Person dreht Plättchen um und sucht Paare, bis die andere mit einem Wort übernimmt, in dem der erste und der letzte Buchstabe des Stichworts stecken. Halte „Greifen“ gedrückt, um dir eine Fahne zu holen, und drück STOPP, wenn eine Hand nach deiner greift.',
  players: '2 Personen, etwa 5 min',
  quick: 'sechs Paare, und die erste Fahne gewinnt',
  levels: {
    gentle: 'Vergisst Plättchen und ist schreckhaft.',
    fair: 'Merkt sich die meisten Plättchen und hütet seine Fahnen.',
    sharp: 'Findet Paare und Wörter schnell und greift zu, wenn du abgelenkt bist.',
  },
};
