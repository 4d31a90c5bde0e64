/** After one's turn: what was there on the board, beside what was played. */
import { counted } from './history';
import { shout } from './names';
import type { FoundPath, Play } from './types';

export interface Reviewed {
  /** One's own play. */
  play: Play;
  /** The best words there were, best first. */
  found: readonly FoundPath[];
  /** What the best one was worth; the words themselves may be kept till the end. */
  best: number;
}

export interface Row {
  word: string;
  path: readonly number[];
  score: number;
  yours: boolean;
}

const ROWS = 4;

/** "RESTORED gave you 17. There was 40 on the board." */
export function reviewHeadline({ play, best }: Reviewed): string {
  const own = counted(play) ? play.points : 0;
  const there = best > own ? `There was ${best} on the board.` : restOf(best, own);
  return `${ownPart(play)} ${there}`;
}

function restOf(best: number, own: number): string {
  if (best === 0 && own === 0) return 'There was no word on the board.';
  return 'Nothing on the board was worth more.';
}

function ownPart(play: Play): string {
  if (play.word === '') return play.outcome === 'timer' ? 'Your time ran out.' : 'You passed.';
  if (play.outcome === 'struck') return `${shout(play.word)} was struck out.`;
  return `${shout(play.word)} gave you ${play.points}.`;
}

/** The best others, then one's own word. */
export function reviewRows({ play, found }: Reviewed): Row[] {
  const others = found
    .filter((each) => each.word.toUpperCase() !== play.word.toUpperCase())
    .slice(0, ROWS)
    .map((each) => ({ ...each, yours: false }));
  if (!counted(play)) return others;
  const own = { word: play.word, path: play.path, score: play.points, yours: true };
  return [...others, own].sort((a, b) => b.score - a.score);
}
