/** Alle Sätze von ICECOOL 2, die beim Spielen zu lesen oder zu hören sind. */
import type { Translated } from '../../../../lib/translated';
import type { text as english } from '..';
import { aim } from './aim';
import { events } from './events';
import { places } from './forms';
import { headline } from './headline';
import { play } from './play';
import { refusals } from './refusals';

/** Das Spiel in Kürze, über seinem Vorraum. */
const lobby: Translated<typeof english.lobby> = {
  gist: (catchers, worth) =>
    `Eine Person ist Fänger, die anderen sind Läufer. Läufer schnipsen ihre Pinguine durch die drei Türen, an denen ihre Fische hängen; der Fänger ist hinter ihnen her, und eine Berührung bringt ihm einen Ausweis. ${catchers} ${worth} Die meisten Punkte gewinnen.`,
  catchers: {
    each: 'Alle sind einmal Fänger.',
    two: 'Es gibt zwei Runden, und jede hat einen anderen Fänger.',
    one: 'Es gibt eine Runde, und das Los bestimmt den Fänger.',
  },
  cards: 'Jeder Fisch und jeder Ausweis bringt eine Fischkarte im Wert von 1 bis 3 Punkten.',
  tournament: 'Jeder Fisch und jeder Ausweis ist einen Punkt wert.',
};

export const text: Translated<typeof english> = {
  headline,
  lobby,
  places,
  play,
  aim,
  events,
  refusals,
};
