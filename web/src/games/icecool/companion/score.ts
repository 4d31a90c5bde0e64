/** Rounds and cards of a game at a real table. */
import type { Answers } from '../../../lib/companion/types';

/** *by* is a seat; the faces of cards stay secret until they are counted at the end. */
export type Act =
  | { kind: 'fish'; by: number }
  | { kind: 'caught'; by: number }
  | { kind: 'task'; by: number }
  | { kind: 'next' }
  | { kind: 'points'; by: number; points: number };

export interface Sheet {
  /** The round that is played, from 0 on, and how many there are. */
  round: number;
  rounds: number;
  catcher: number;
  /** In this round: fish of each Runner, and how often each was caught. */
  fish: readonly number[];
  caught: readonly number[];
  /** The round is over, and cards for ID cards are still to be drawn. */
  ended: boolean;
  /** For each seat, the cards to draw for its ID cards now. */
  ids: readonly number[];
  /** Cards of each seat, and their points once they are counted. */
  cards: readonly number[];
  points: readonly (number | null)[];
  over: boolean;
  winners: readonly number[];
}

const FISH = 3;

interface Round {
  catcher: number;
  fish: number[];
  caught: number[];
}

/** How often a Runner has to be caught (IC-34). */
const catches = (players: number): number => (players === 2 ? 2 : 1);

/** IC-30: a third own fish, or all Runners caught. */
function isOver({ catcher, fish, caught }: Round): boolean {
  const runners = fish.map((_, seat) => seat).filter((seat) => seat !== catcher);
  const all = runners.every((seat) => (caught[seat] ?? 0) >= catches(fish.length));
  return all || fish.some((count) => count >= FISH);
}

/** IC-31: everybody's own ID card, or the Catcher's and those of all who were caught. */
function idsOf({ catcher, caught }: Round): number[] {
  return caught.map((times, seat) => {
    if (seat !== catcher) return times > 0 ? 0 : 1;
    return 1 + caught.filter((count) => count > 0).length;
  });
}

const begun = (round: number, players: number): Round => ({
  catcher: round % players,
  fish: Array(players).fill(0),
  caught: Array(players).fill(0),
});

export function sheetOf(options: Answers, players: number, acts: readonly Act[]): Sheet {
  // IC-36: with two players, each is the Catcher twice.
  const rounds = players === 2 ? 4 : players;
  const cards: number[] = Array(players).fill(0);
  const points: (number | null)[] = Array(players).fill(null);
  const draw = (seat: number, count = 1): void => {
    cards[seat] = (cards[seat] ?? 0) + count;
  };
  let round = 0;
  let now = begun(round, players);
  for (const act of acts) {
    if (act.kind === 'points') points[act.by] = act.points;
    else if (act.kind === 'task') draw(act.by);
    else if (act.kind === 'fish') {
      now.fish[act.by] = (now.fish[act.by] ?? 0) + 1;
      draw(act.by);
    } else if (act.kind === 'caught') now.caught[act.by] = (now.caught[act.by] ?? 0) + 1;
    else if (round < rounds) {
      idsOf(now).forEach((count, seat) => {
        draw(seat, count);
      });
      round += 1;
      now = begun(round, players);
    }
  }
  const played = round >= rounds;
  // IC-37: each card counts one point.
  const worth = options.scoring === 'tournament' ? cards : points;
  const over = played && worth.every((one) => one !== null);
  return {
    ...{ round, rounds, ...now, cards, points: played ? worth : points },
    ended: !played && isOver(now),
    ids: idsOf(now),
    over,
    winners: over ? first(cards, worth as readonly number[]) : [],
  };
}

/** IC-32: most points, then most cards; those still equal share the win. */
function first(cards: readonly number[], points: readonly number[]): number[] {
  const seats = cards.map((_, seat) => seat);
  const most = Math.max(...points);
  const best = seats.filter((seat) => points[seat] === most);
  const cardsOf = (seat: number): number => cards[seat] ?? 0;
  const many = Math.max(...best.map(cardsOf));
  return best.filter((seat) => cardsOf(seat) === many);
}

/** The least and the most that so many cards can be worth: one to three points each (IC-33). */
export const bounds = (cards: number): readonly [number, number] => [cards, FISH * cards];
