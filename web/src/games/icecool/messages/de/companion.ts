/** Text des Begleiters: Runden und Karten neben der Schachtel. */
import { listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { companion as english } from '../companion';

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const companion: Translated<typeof english> = {
  title: 'ICECOOL 2',
  line: 'Runden, Fänge, Fischkarten und Punkte',
  scoring: 'Karten zählen',
  scorings: [
    { value: 'cards', label: 'was darauf steht' },
    { value: 'tournament', label: 'je einen Punkt (Turnier)' },
  ],
  turn: 'Zeit pro Zug',
  turns: [
    { value: '0', label: 'unbegrenzt' },
    { value: '30', label: '30 Sekunden' },
    { value: '60', label: '1 Minute' },
    { value: '120', label: '2 Minuten' },
  ],
  now: (round, rounds, catcher) => `Runde ${round} von ${rounds}: ${catcher} fängt`,
  catcher: 'Fänger',
  runner: (fish, caught) =>
    `${fish} von 3 Fischen${caught === 0 ? '' : caught === 1 ? ', gefangen' : ', zweimal gefangen'}`,
  fish: 'Fisch geholt',
  caught: 'Gefangen',
  task: 'Aufgabe geschafft',
  roundOver: 'Die Runde ist vorbei. Zieht eine Karte für jeden Ausweis:',
  draws: (name, count) => `${name} zieht ${cards(count)}`,
  drawn: 'Gezogen: weiter',
  count: 'Zählt die Punkte auf den Karten',
  pointsOf: (name, count) => `Punkte von ${name} (${cards(count)})`,
  keep: 'Eintragen',
  standings: 'Karten',
  cards: (count, points) => (points === null ? cards(count) : `${points} Punkte, ${cards(count)}`),
  over: 'Spiel vorbei',
  won: (names) =>
    names.length === 1 ? `${listed(names)} gewinnt.` : `${listed(names)} gewinnen gemeinsam.`,
  ended: (round) => `Runde ${round} ist vorbei, und für die Ausweise wurden Karten gezogen.`,
  told: {
    fish: (name) => `${name} hat einen Fisch geholt.`,
    caught: (name) => `${name} wurde gefangen.`,
    task: (name) => `${name} hat eine Aufgabe geschafft.`,
    points: (name, points) => `${name} hat ${points} Punkte gezählt.`,
  },
  total: (name, count, points) =>
    points === null ? `${name}: ${cards(count)}` : `${name}: ${points} Punkte, ${cards(count)}`,
};
