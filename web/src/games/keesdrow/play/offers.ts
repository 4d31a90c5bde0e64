/**
 * Review after one's turn: the words that the board offered, and the one that was played or tried.
 */
import { text } from '../messages';
import { counted, unplayed } from '../story';
import type { FoundPath, Play } from '../types';

const { review } = text.play;

/** The words most similar to one that was tried and isn't valid. */
export interface Near {
  word: string;
  distance: number;
  found: readonly FoundPath[];
}

export interface Reviewed {
  /** The play of that turn; while the game runs, one's own. */
  play: Play;
  /** Its score: points or, in Four Score, tiles. */
  made: number;
  /** Words take tiles instead of scoring points (KD-26). */
  forTiles: boolean;
  /** The best words that the board offered, best first. */
  found: readonly FoundPath[];
  near: Near | null;
  /** The best words that most people know, if the best of all isn't one of them. */
  known: readonly FoundPath[];
  /** The worth of the best word; the words themselves may be hidden until the end. */
  best: number;
}

export interface Row {
  word: string;
  path: readonly number[];
  score: number;
  yours: boolean;
}

const ROWS = 4;
const NEAR = 3;

/** "RESTORED scored 17. STRESSED would have scored 40." */
export function reviewHeadline(reviewed: Reviewed): string {
  return `${ownPart(reviewed)} ${thereLine(reviewed)}`;
}

/**
 * "STRESSED would have scored 40."; if words are hidden until the end, "The best word was worth
 * 40."
 */
export function thereLine(reviewed: Reviewed): string {
  const { best, forTiles, found, made } = reviewed;
  if (best <= made) return restOf(reviewed);
  const named = found[0]?.word;
  const next = found[1];
  if (named && next && next.score > made)
    return (forTiles ? review.twoWouldTake : review.twoWouldScore)(
      named,
      best,
      next.word,
      next.score,
    );
  if (named) return (forTiles ? review.wouldTake : review.wouldScore)(named, best);
  return (forTiles ? review.bestTook : review.bestScored)(best);
}

function restOf({ best, forTiles, made }: Reviewed): string {
  if (best === 0 && made === 0 && !forTiles) return review.noWord;
  if (forTiles) return made === 0 ? review.noTaker : review.noBetterTaker;
  return review.noBetter;
}

function ownPart({ forTiles, made, play }: Reviewed): string {
  if (play.word === '') return unplayed(review, play.outcome);
  if (play.outcome === 'struck') return review.struck(play.word);
  return (forTiles ? review.took : review.scored)(play.word, made);
}

/** The paths of the best two words that were worth more, to be shown at once. */
export function missedPaths({ found, made }: Reviewed): readonly (readonly number[])[] {
  return found
    .filter(({ score }) => score > made)
    .slice(0, 2)
    .map(({ path }) => path);
}

/** The best words that most people know. */
export const knownRows = ({ known }: Reviewed): Row[] =>
  known.map((each) => ({ ...each, yours: false }));

/** The best other words and one's own, by worth; none if words are hidden until the end. */
export function reviewRows({ found, made, play }: Reviewed): Row[] {
  if (found.length === 0) return [];
  const others = found
    .filter((each) => each.word.toUpperCase() !== play.word.toUpperCase())
    .slice(0, ROWS)
    .map((each) => ({ ...each, yours: false }));
  if (!counted(play)) return others;
  const own = { word: play.word, path: play.path, score: made, yours: true };
  return [...others, own].sort((a, b) => b.score - a.score);
}

/** "Nearest to LATEE, one letter off:" */
export function nearLine({ distance, word }: Near): string {
  return review.near(word, distance);
}

/** A few of the nearest words. */
export function nearRows(near: Near): Row[] {
  return near.found.slice(0, NEAR).map((each) => ({ ...each, yours: false }));
}
