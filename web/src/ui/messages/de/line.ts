/** Die Schlange für das nächste Spiel. */
import { listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { line as englishLine, turns as englishTurns } from '../line';

export const line: Translated<typeof englishLine> = {
  title: 'Als Nächstes',
  you: 'Du',
  away: 'weg',
  remove: (name) => `${name} aus der Schlange nehmen`,
  rule: 'Wer gewinnt, bleibt sitzen. Wer verliert, stellt sich hinten an.',
  join: 'Als Nächstes spielen',
  joinNamed: 'In der Schlange anstellen',
  leave: 'Schlange verlassen',
  place: (place) =>
    place === 1 ? 'Du bist als Nächstes dran.' : `Du stehst auf Platz ${place} in der Schlange.`,
};

export const turns: Translated<typeof englishTurns> = {
  youNext: 'Du bist als Nächstes dran.',
  next: (name) => `Als Nächstes: ${name}.`,
  both: (first, second) => `Als Nächstes: ${listed([first ?? 'du', second ?? 'du'])}.`,
  stays: (name, next) => `${name === null ? 'Du bleibst' : `${name} bleibt`} sitzen. ${next}`,
  play: (name) => `Gegen ${name} spielen`,
  start: 'Nächstes Spiel starten',
  won: (name, won, played, row) =>
    `${name} ${won} von ${played}${row > 1 ? ` (${row} in Folge)` : ''}`,
  wonSoFar: (each) => `Bisher gewonnen: ${each.join(', ')}.`,
};
