/** Sätze des Regals: ICECOOL 2, bevor ein Spiel beginnt. */
import type { Translated } from '../../../../lib/translated';
import type { shelf as english } from '../shelf';

export const shelf: Translated<typeof english> = {
  line: 'Schnips deinen Pinguin durch die Schule.',
  aim: 'Als Läufer schnipst du deinen Pinguin durch die drei Türen, an denen deine Fische hängen; als Fänger stößt du Läufer an und nimmst ihnen den Ausweis ab. Fische und Ausweise bringen Punkte, und die meisten Punkte gewinnen.',
  players: '2 bis 4 Personen, etwa 30 min',
  quick: 'drei Runden, alle sind einmal Fänger, eine Minute für jeden Schnipser',
  levels: {
    gentle: 'Eine zittrige Hand: Viele Schnipser verfehlen die Tür.',
    fair: 'Zielt recht gut und verfehlt ab und zu.',
    sharp: 'Eine ruhige Hand, die die Tür findet.',
  },
};
