/** Was geschah, als Sätze: in der Liste, in der Tafel und für Bildschirmleser. */
import { whom, whose } from '../../../../lib/messages/de/forms';
import { type Cast, nameIn, nameOf, verb } from '../../../../lib/names';
import { capital } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { events as english } from '../events';
import { card, cards, inside, task } from './forms';

/** „Ida nimmt“, „Du nimmst“ */
const does = (cast: Cast, seat: number, du: string, third: string): string =>
  `${nameOf(cast, seat)} ${verb(cast, seat, du, third)}`;
const catches = (cast: Cast, catcher: number, seat: number): string =>
  `${does(cast, catcher, 'fängst', 'fängt')} ${whom(cast, seat)}`;
const flicks = (cast: Cast, seat: number): string => does(cast, seat, 'schnipst', 'schnipst');

export const events: Translated<typeof english> = {
  missed: 'Hier ist etwas passiert, während du weg warst.',
  round: (number, rounds, cast, catcher) =>
    `Runde ${number} von ${rounds}. ${does(cast, catcher, 'bist', 'ist')} Fänger.`,
  placed: (cast, seat) => `${does(cast, seat, 'stehst', 'steht')} in der Küche.`,
  turn: (cast, seat) => `${does(cast, seat, 'bist', 'ist')} am Zug.`,
  entered: (cast, seat) => `${does(cast, seat, 'startest', 'startet')} auf dem roten Kreis.`,
  onLine: (cast, seat, room) =>
    `${does(cast, seat, 'gehst', 'geht')} ${inside(room)} auf die Linie.`,
  announced: (cast, seat, which) =>
    `${does(cast, seat, 'sagst', 'sagt')} eine Aufgabe an: ${task[which]}.`,
  flicks: (cast, seat) => `${flicks(cast, seat)}.`,
  flicksFor: (cast, seat, which) => `${flicks(cast, seat)}. Angesagt: ${task[which]}.`,
  rests: (cast, seat, place) => `${does(cast, seat, 'landest', 'landet')} ${inside(place)}.`,
  fish: (cast, seat, door) =>
    `${does(cast, seat, 'holst', 'holt')} ${seat === cast.you ? 'deinen' : 'einen'} Fisch von ${door}.`,
  caught: (cast, catcher, seat) =>
    `${catches(cast, catcher, seat)} und ${verb(cast, catcher, 'nimmst', 'nimmt')} ${whose(cast, seat, 'deinen')} Ausweis.`,
  caughtTwice: (cast, catcher, seat) => `${catches(cast, catcher, seat)} zum zweiten Mal.`,
  drew: (cast, seat) => `${does(cast, seat, 'ziehst', 'zieht')} eine Karte.`,
  drewSeen: (drawn) => `Du ziehst ${card(drawn)}.`,
  standIn: (cast, seat) =>
    `Keine Karten mehr: ${does(cast, seat, 'bekommst', 'bekommt')} stattdessen einen Punkt.`,
  taskDone: (cast, seat, which) =>
    `Geschafft: ${task[which]}. ${capital(whose(cast, seat, 'deine'))} Karte wird aufgedeckt.`,
  taskFailed: (which) => `Aufgabe nicht geschafft: ${task[which]}.`,
  taskWithoutCard: (cast, seat) =>
    `Aufgabe geschafft, aber ${nameIn(cast, seat)} ${verb(cast, seat, 'hast', 'hat')} keine Karte dafür.`,
  backInside: (cast, seat) =>
    `${capital(whose(cast, seat, 'dein'))} Pinguin ist aus der Schule geflogen. Er steht wieder, wo er war.`,
  again: {
    trouble: (cast, seat) =>
      `Dieser Schnipser ließ sich nicht berechnen, deshalb hat sich nichts bewegt. ${flicks(cast, seat)} noch einmal.`,
    circle: (cast, seat) => `Noch auf dem roten Kreis: ${flicks(cast, seat)} noch einmal.`,
  },
  skated: (cast, seat) =>
    `${does(cast, seat, 'deckst', 'deckt')} zwei Einsen auf und ${verb(cast, seat, 'läufst', 'läuft')} Schlittschuh: noch ein Zug.`,
  fishMoved: (cast, seat, colour, door) =>
    `${does(cast, seat, 'deckst', 'deckt')} zwei Zweien auf. ${capital(whose(cast, colour, 'dein'))} Fisch hängt jetzt über ${door}.`,
  ended: {
    timer: (cast, seat) => `${capital(whose(cast, seat, 'deine'))} Zeit ist um.`,
    caught: 'Damit endet der Zug. Der Läufer startet wieder auf dem roten Kreis.',
    trouble: (cast, seat) =>
      `${capital(whose(cast, seat, 'deine'))} Schnipser ließen sich nicht berechnen, deshalb ist der Zug vorbei.`,
  },
  roundOver: {
    fish: (cast, seat) => `${does(cast, seat, 'hast', 'hat')} alle drei Fische`,
    ids: (cast, seat) => `${does(cast, seat, 'hast', 'hat')} alle gefangen`,
    said: (how) => `${how}. Die Runde ist vorbei.`,
  },
  cashed: (cast, seat, ids) =>
    `${does(cast, seat, 'ziehst', 'zieht')} ${cards(ids)} für ${ids === 1 ? 'einen Ausweis' : 'Ausweise'}.`,
};
