/** Text der Lektion: ein Satz für jeden Schritt. */
import type { Translated } from '../../../../lib/translated';
import type { lesson as english } from '../lesson';

export const lesson: Translated<typeof english> = {
  aim: 'Leg das längste Wort aus. Wer gewinnt, behält seine Buchstaben. Am Ende brauchst du die des geheimen Worts. Das dauert zwei Minuten.',
  end: 'Leg das längste Wort aus, achte auf die blauen Karten, und hab das Schlüsselwort vor den anderen zusammen.',
  robin: 'Robin',
  tips: {
    lay: 'Leg das längste Wort aus, das du findest. Die blauen Karten sind für alle da.',
    back: 'Du kannst dein Wort zurücknehmen, bis alle ausgelegt haben.',
    keyword: 'Die Buchstaben deiner Wörter füllen das Schlüsselwort. Du brauchst sie alle.',
    pass: 'Kein gutes Wort? Pass früh, und tausch Karten.',
  },
  cards: {
    name: 'Deine Karten',
    say: 'Sechs orange Karten gehören dir. Die blauen sind für alle da.',
  },
  longest: {
    name: 'Das längste Wort gewinnt',
    say: 'Leg CHORD aus: Drück auf C, H, O, R, D, dann auf „Auslegen“.',
    keys: 'Tipp CHORD, dann drück Enter.',
    done: 'Fünf Buchstaben schlagen Robins vier, also behältst du CHORD.',
    other: 'Jedes Wort hilft, aber hier brauchst du CHORD.',
  },
  keyword: {
    name: 'Das geheime Wort',
    say: 'Dein R und dein O zählen für das Schlüsselwort ROSE. Drück „Nächste Runde“.',
    keys: 'Drück Tab bis zu „Nächste Runde“, dann Enter.',
    done: 'Du hast neue Karten. Jetzt fehlen dir nur noch S und E.',
    other: 'Sieh dir die Wörter an, dann drück „Nächste Runde“.',
  },
  blue: {
    name: 'Blaue Karten entscheiden',
    say: 'Auch Robin hat vielleicht fünf Buchstaben. Nimm zwei blaue Karten: Leg LIKES aus.',
    keys: 'Tipp LIKES, dann drück Enter.',
    done: 'Zwei blaue Karten schlagen eine. Mit S und E ist ROSE komplett: Du gewinnst.',
    other: 'Das wäre ein Wort. Hier brauchst du das S, das E und zwei blaue Karten.',
  },
};
