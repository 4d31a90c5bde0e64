/** Das Ende: wer gewonnen hat, womit, wie es lief, und der Blick zurück. */
import { count, whom, whose } from '../../../../lib/messages/de/forms';
import { type Cast, nameIn, nameOf, verb } from '../../../../lib/names';
import { amount, capital, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { end as englishEnd, review as englishReview } from '../end';
import { card, cards, points, task } from './forms';

type Review = Translated<typeof englishReview>;

const has = (cast: Cast, seat: number): string => verb(cast, seat, 'hast', 'hat');

export const end: Translated<typeof englishEnd> = {
  tooLong: 'Das Spiel wurde vorzeitig beendet.',
  equal: (worth, number) => `Je ${points(worth)} und je ${cards(number)}.`,
  moreCards: (worth, cast, winner, number, other) =>
    `Je ${points(worth)}, aber ${nameIn(cast, winner)} ${has(cast, winner)} mehr Karten: ${number} zu ${other}.`,
  fact: {
    count: (number) => `${capital(cards(number))}.`,
    kinds: (number, kinds) => `${capital(cards(number))}: ${kinds.join(', ')}.`,
    kind: (number, worth) => `${number} × ${worth}`,
  },
  unit: (number) => (number === 1 ? 'Punkt' : 'Punkte'),
  cardsOf: (cast, seat) => capital(`${whose(cast, seat, 'deine')} Karten`),
  card,
  chart: {
    title: 'Der Verlauf',
    caption: 'Punkte nach jeder Runde',
    round: 'Runde',
    before: 'vor der ersten Runde',
    at: (number) => `Runde ${number}`,
    fish: 'drei Fische',
    caught: 'alle gefangen',
  },
  share: {
    title: (rounds, flicks) =>
      `ICECOOL 2 auf Rumpus, ${amount(rounds, 'Runde', 'Runden')}, ${amount(flicks, 'Schnipser', 'Schnipser')}`,
    player: (glyph, name, worth, number) => `${glyph} ${name}: ${points(worth)}, ${cards(number)}`,
  },
};

/** Eine Runde im Rückblick. */
const round: Review['round'] = {
  before: 'Vor der ersten Runde',
  title: (number) => `Runde ${number}`,
  nothing: 'Noch hat niemand eine Karte.',
  catcher: (cast, seat) => `${nameOf(cast, seat)} ${verb(cast, seat, 'warst', 'war')} Fänger.`,
  flicks: (number) => `${capital(count(number, 'ein Schnipser', 'Schnipser'))}.`,
  unfinished: 'Die Runde wurde nicht zu Ende gespielt.',
  byFish: (cast, seat) =>
    `Die Runde endete mit ${seat === cast.you ? 'deinem dritten' : `${whose(cast, seat, 'deinem')} drittem`} Fisch.`,
  byCatch: (cast, seat) =>
    `Die Runde endete, als ${nameIn(cast, seat)} alle gefangen ${verb(cast, seat, 'hattest', 'hatte')}.`,
  caught: 'gefangen',
  twice: 'zweimal gefangen',
  done: (which) => `geschafft: ${task[which]}`,
  all: (parts) => parts.join('; '),
  hidden: 'eine Karte',
  none: 'keine Karte',
  why: { fish: 'für einen Fisch', task: 'für eine Aufgabe', id: 'für einen Ausweis' },
};

/** Was ein Schnipser brachte, in wenigen Wörtern. */
const gain: Review['gain'] = {
  fish: (cast, mover, number) =>
    `${verb(cast, mover, 'holst', 'holt')} ${count(number, 'einen Fisch', 'Fische')}`,
  fishFor: (cast, mover, seat) =>
    `${verb(cast, mover, 'schiebst', 'schiebt')} ${whom(cast, seat)} zu einem Fisch`,
  caught: (cast, mover) => `${verb(cast, mover, 'wirst', 'wird')} gefangen`,
  caughtOther: (cast, mover, seat) =>
    `${verb(cast, mover, 'schiebst', 'schiebt')} ${whom(cast, seat)} zum Fänger`,
  catches: (cast, catcher, seat) => `${verb(cast, catcher, 'fängst', 'fängt')} ${whom(cast, seat)}`,
  taskDone: (cast, mover) => `${verb(cast, mover, 'schaffst', 'schafft')} die Aufgabe`,
  taskFailed: (cast, mover) => `${verb(cast, mover, 'schaffst', 'schafft')} die Aufgabe nicht`,
  out: (cast, mover) => `${verb(cast, mover, 'fliegst', 'fliegt')} aus der Schule`,
  circle: (cast, mover) => `${verb(cast, mover, 'bleibst', 'bleibt')} auf dem roten Kreis`,
  rests: (cast, mover, where) => `${verb(cast, mover, 'landest', 'landet')} ${where}`,
  all: listed,
};

export const review: Review = {
  watch: 'Schnipser noch mal ansehen',
  title: (number, flick) => `Runde ${number}, Schnipser ${flick}`,
  flicks: (number) => `Schnipser der Runde ${number}`,
  list: 'Alle Schnipser',
  close: 'Zurück zum Ergebnis',
  points: (all) => `Punkte: ${all.join(', ')}`,
  pointsOf: (cast, seat, worth) => `${nameOf(cast, seat)} ${worth}`,
  previous: 'Voriger Schnipser',
  pause: 'Anhalten',
  play: 'Abspielen',
  next: 'Nächster Schnipser',
  again: 'Von Anfang an',
  slower: 'Langsamer',
  practise: 'Diesen Schnipser üben',
  without: 'Was jeder Schnipser bewirkt hat, kannst du trotzdem lesen.',
  round,
  gain,
};
