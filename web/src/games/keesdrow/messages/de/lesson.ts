/** Text der Lektion: ein Satz für jeden Schritt. */
import type { Translated } from '../../../../lib/translated';
import type { lesson as english } from '../lesson';

export const lesson: Translated<typeof english> = {
  aim: 'Zieh Wörter durch die Buchstaben auf dem Brett. Wer die meisten Punkte hat, gewinnt. Das dauert zwei Minuten.',
  end: 'Zieh Wörter, nutze Buchstaben bis zu dreimal, und zweifle an, was kein Wort ist.',
  robin: 'Robin',
  tips: {
    trace: 'Zieh über benachbarte Buchstaben, dann spiel das Wort. Tippen geht auch.',
    challenge: 'Kein Wort? Zweifle es an. Ist es doch eines, zählt es doppelt.',
    pegs: 'Buchstaben mit Stecker bringen mehr. Nutze sie noch einmal.',
    red: 'Ein Buchstabe mit rotem Stecker ist verbraucht.',
  },
  path: {
    name: 'Ein Wort ziehen',
    say: 'Zieh TONE: Drück auf das T, zieh zu O, N und E, und drück „TONE spielen“.',
    keys: 'Tipp TONE, dann drück Enter.',
    done: 'Sechs Punkte. Jeder Buchstabe hat seinen Wert.',
    other: 'Gutes Auge, aber zieh zuerst TONE.',
  },
  peg: {
    name: 'Stecker',
    say: 'Grüne Stecker zeigen jetzt deine Buchstaben: Jeder wurde einmal benutzt.',
  },
  again: {
    name: 'Buchstaben noch einmal nutzen',
    say: 'Robin nutzt dein O und dein E, darum zählen sie doppelt. Drück „Gelten lassen“.',
    keys: 'Drück Tab bis zu „Gelten lassen“, dann Enter.',
    done: 'Gelbe Stecker: zweimal benutzt. Wer sie als Nächstes nutzt, bekommt den dreifachen Wert.',
    other: 'LOVE ist wirklich ein Wort. Zweifelst du es an, bekommt Robin das Doppelte.',
  },
  more: {
    name: 'Ein längeres Wort',
    say: 'Du bist dran. Setz ein S vor dein Wort: Zieh STONE und spiel es.',
    keys: 'Tipp STONE, dann drück Enter.',
    done: '16 Punkte, und TONE brachte nur 6. Benutzte Buchstaben sind mehr wert.',
    other: 'Auch das könnte punkten. Zieh hier aber STONE.',
  },
  red: {
    name: 'Rote Stecker',
    say: 'Zwei Buchstaben haben jetzt rote Stecker. Niemand kann sie mehr benutzen.',
  },
  challenge: {
    name: 'Anzweifeln',
    say: 'Robin spielt DAGLY. Ist das ein Wort? Drück „Anzweifeln“.',
    keys: 'Drück Tab bis zu „Anzweifeln“, dann Enter.',
    done: 'Es steht nicht in der Liste: Das Wort verschwindet und bringt nichts.',
    other: 'So behielte Robin 12 Punkte. Drück „Anzweifeln“.',
  },
};
