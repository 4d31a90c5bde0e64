/** Text des Begleiters: der Punktezettel für die Schachtel. */
import { listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { companion as english } from '../companion';

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const CHALLENGED = {
  doubled: (who: string) => `, verdoppelt: ${who} hat es angezweifelt`,
  struck: (who: string) => `, kein Wort: ${who} hat es angezweifelt`,
};

export const companion: Translated<typeof english> = {
  title: 'Keesdrow',
  line: 'Punktezettel, Uhr für die Züge und Wortprüfung',
  teams: 'Teams',
  teamChoices: [
    { value: 'no', label: 'Alle spielen für sich' },
    { value: 'yes', label: 'Zweierteams, einander gegenüber' },
  ],
  end: 'Das Spiel endet',
  endChoices: [
    { value: 'turns', label: 'nach einer Zahl von Zügen' },
    { value: 'points', label: 'bei einer Punktzahl' },
    { value: 'exhausted', label: 'wenn niemand mehr ein Wort findet' },
  ],
  turns: 'Züge pro Person',
  goal: 'Nötige Punkte',
  timer: 'Zeit pro Zug',
  timerChoices: [
    { value: '0', label: 'unbegrenzt' },
    { value: '60', label: '1 Minute' },
    { value: '120', label: '2 Minuten' },
    { value: '180', label: '3 Minuten' },
    { value: '300', label: '5 Minuten' },
  ],
  least: 'Mindestzahl der Buchstaben',
  uneven: 'Für Zweierteams braucht ihr vier, sechs oder acht Personen.',
  turn: (name, round) => `${name}, Runde ${round}`,
  word: 'Wort',
  howto: 'Tippe das Wort ein. Tippe dann auf einen Buchstaben, bis er euren Stecker zeigt.',
  pegs: ['', 'grüner Stecker', 'gelber Stecker', 'roter Stecker'],
  letter: (letter, peg, worth) => `${letter}, ${peg}, ${points(worth)}`,
  points,
  score: (count) => `${points(count)} eintragen`,
  pass: 'Passen',
  short: (least) => `Wörter brauchen hier mindestens ${least} Buchstaben.`,
  again: (word) => `${word} wurde schon gespielt. Es braucht einen anderen Weg.`,
  shorter: (word) => `So beginnt ${word}. Es braucht Buchstaben eines anderen Wegs.`,
  open: (word, name, count) => `${word} von ${name}: ${points(count)}`,
  challenge: 'Angezweifelt?',
  by: 'Angezweifelt von',
  known: 'Es steht in der Wortliste.',
  unknown: 'Es steht nicht in der Wortliste.',
  right: 'Ein Wort: verdoppeln',
  wrong: 'Kein Wort: streichen',
  standings: 'Punktestand',
  name: 'Name',
  total: (name, count) => `${name}: ${points(count)}`,
  turnsPlayed: 'Bisherige Züge',
  told: (name, { word, points: count, outcome, challenger }, names) => {
    if (outcome === 'passed') return `${name} hat gepasst.`;
    const who = challenger === null ? '' : (names[challenger] ?? '');
    const more = outcome === 'stood' ? '' : CHALLENGED[outcome](who);
    return `${name}: ${word}, ${points(count)}${more}.`;
  },
  finish: 'Spiel beenden',
  over: 'Spiel vorbei',
  won: (sides, people) =>
    people === 1 ? `${listed(sides)} gewinnt.` : `${listed(sides)} gewinnen.`,
};
