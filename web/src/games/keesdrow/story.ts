/** The story of a game, read from its plays: totals by round, facts, key moments, positions. */

import { tiles } from './messages/parts';
import { turned, turning } from './preview/moving';
import { usesAfter } from './preview/path';
import { playersOf, type Side, sidesOf } from './seating';
import type { Play, Taking, View } from './types';

/** The data of a game from which its story is read. */
export interface Story {
  plays: readonly Play[];
  /** Number of players; each has one turn in a round. */
  seats: number;
  /** The seats that share each total; totals are in this order. */
  sides: readonly Side[];
  variation: View['rules']['variation'];
  taken: readonly Taking[];
}

export function storyOf(view: View): Story {
  const { plays, rules, taken } = view;
  const seats = playersOf(view).length;
  return { plays, seats, sides: sidesOf(view), variation: rules.variation, taken };
}

/** Whether the word of a play stands. */
export function counted(play: Play): boolean {
  return play.outcome === 'stood' || play.outcome === 'doubled';
}

/** The score of a play: points or, in Four Score, tiles. */
export function gain({ plays, taken, variation }: Story, index: number): number {
  if (variation === 'four_score') return taken.filter((each) => each.turn === index).length;
  const play = plays[index];
  return play && counted(play) ? play.points : 0;
}

/** The score in words: points or, in Four Score, tiles. */
export function worthOf({ variation }: Pick<Story, 'variation'>, brought: number): string {
  return variation === 'four_score' ? tiles(brought) : String(brought);
}

/** The reason why a turn has no word, in a few words. */
export function unplayed(
  words: Readonly<Record<'passed' | 'timer' | 'coached' | 'skipped', string>>,
  outcome: Play['outcome'],
): string {
  return outcome === 'timer' || outcome === 'coached' || outcome === 'skipped'
    ? words[outcome]
    : words.passed;
}

/** The round of a play, from 1: each seat has one turn in a round. */
export function roundOf(index: number, seats: number): number {
  return Math.floor(index / seats) + 1;
}

/** Totals by side after each round, starting with zeros before the first. */
export function totalsByRound(story: Story): number[][] {
  const rounds = Math.ceil(story.plays.length / story.seats);
  return Array.from({ length: rounds + 1 }, (_, round) => totalsAfter(story, round * story.seats));
}

/** Totals by side after a number of plays. */
export function totalsAfter(story: Story, count: number): number[] {
  return story.sides.map((side) =>
    story.plays
      .slice(0, count)
      .reduce((sum, play, index) => sum + (side.includes(play.seat) ? gain(story, index) : 0), 0),
  );
}

/** The pegs after a number of plays. */
export function usesAt({ plays }: Story, count: number, cells: number): string {
  return plays
    .slice(0, count)
    .filter(counted)
    .reduce((uses, play) => usesAfter(uses, play.path), '0'.repeat(cells));
}

/** The tiles by place after a number of plays; a tile's number is its original place. */
export function placesAt({ plays, variation }: Story, count: number, tiles: number): number[] {
  const laid = Array.from({ length: tiles }, (_, place) => place);
  if (variation !== 'flip_flop') return laid;
  return plays
    .slice(0, count)
    .filter(counted)
    .reduce((places, play) => turned(places, turning(places, play.path)), laid);
}

/** The tiles that were gone after a number of plays. */
export function goneAt({ taken }: Story, count: number): ReadonlySet<number> {
  return new Set(taken.filter((each) => each.turn < count).map((each) => each.tile));
}

/** The only leader in a list of totals, or null on a tie. */
export function leaderOf(totals: readonly number[]): number | null {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return first === totals.lastIndexOf(most) ? first : null;
}

/** First and last round of the longest run that a side led alone, or null. */
export function ledOf(rounds: readonly number[][], side: number): [number, number] | null {
  let best: [number, number] | null = null;
  let from = 0;
  for (let round = 1; round < rounds.length; round += 1) {
    if (leaderOf(rounds[round] ?? []) !== side) {
      from = 0;
      continue;
    }
    from ||= round;
    if (!best || round - from > best[1] - best[0]) best = [from, round];
  }
  return best;
}

/** A play and its score. */
export interface Brought {
  index: number;
  play: Play;
  gain: number;
}

/** The plays with the highest scores, best first; of one side or of all. */
export function bestPlays(story: Story, count: number, side?: Side): Brought[] {
  return story.plays
    .map((play, index) => ({ index, play, gain: gain(story, index) }))
    .filter((each) => each.gain > 0 && (!side || side.includes(each.play.seat)))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, count);
}

/** A word, with the data of the button that shows it. */
export interface LastWord {
  index: number;
  play: Play;
  /** Its points; empty if words don't score points. */
  worth: string;
}

/** The last word of each opponent, the latest first; for a single player, one's own. */
export function lastWords(view: View, you: number | null): LastWord[] {
  const seats = playersOf(view).filter((seat) => seat !== you);
  return (seats.length > 0 ? seats : playersOf(view))
    .map((seat) => view.plays.findLastIndex((play) => play.seat === seat && play.word !== ''))
    .sort((a, b) => b - a)
    .flatMap((index) => {
      const play = view.plays[index];
      return play ? [{ index, play, worth: worthAlone(view, play) }] : [];
    });
}

function worthAlone({ rules }: View, play: Play): string {
  if (rules.variation === 'four_score') return '';
  return String(play.outcome === 'struck' ? 0 : play.points);
}
