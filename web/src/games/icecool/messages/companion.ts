/** Text of the companion: rounds and cards beside the box. */
import { listed } from '../../../lib/phrase';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

export const companion = {
  title: 'ICECOOL 2',
  line: 'Rounds, catches, fish cards and scores',
  scoring: 'Points for cards',
  scorings: [
    { value: 'cards', label: 'As printed on them' },
    { value: 'tournament', label: 'One point each (tournament)' },
  ],
  turn: 'Timer for a turn',
  turns: [
    { value: '0', label: 'None' },
    { value: '30', label: '30 seconds' },
    { value: '60', label: '1 minute' },
    { value: '120', label: '2 minutes' },
  ],
  now: (round: number, rounds: number, catcher: string) =>
    `Round ${round} of ${rounds}: ${catcher} is the Catcher`,
  catcher: 'Catcher',
  runner: (fish: number, caught: number) =>
    `${fish} of 3 fish${caught === 0 ? '' : caught === 1 ? ', caught' : ', caught twice'}`,
  fish: 'Took a fish',
  caught: 'Was caught',
  task: 'Did a task',
  roundOver: 'The round is over. Draw a card for each ID card:',
  draws: (name: string, count: number) => `${name} draws ${cards(count)}`,
  drawn: 'All cards are drawn',
  count: 'Count the points on the cards',
  pointsOf: (name: string, count: number) => `Points of ${name} (${cards(count)})`,
  keep: 'Keep',
  standings: 'Cards',
  cards: (count: number, points: number | null) =>
    points === null ? cards(count) : `${points} points, ${cards(count)}`,
  over: 'Game over',
  won: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} wins.` : `${listed(names)} share the win.`,
  ended: (round: number) => `Round ${round} ended, and cards were drawn for ID cards.`,
  told: {
    fish: (name: string, _points: number) => `${name} took a fish.`,
    caught: (name: string, _points: number) => `${name} was caught.`,
    task: (name: string, _points: number) => `${name} did a task.`,
    points: (name: string, points: number) => `${name} counted ${points} points.`,
  },
  total: (name: string, count: number, points: number | null) =>
    points === null ? `${name}: ${cards(count)}` : `${name}: ${points} points, ${cards(count)}`,
};
