/** After one's turn: what was there on the board, beside what was played or tried. */
import { inWords } from '../../../lib/phrase';
import { shout, tiles } from '../names';
import { counted } from '../story';
import type { FoundPath, Play } from '../types';

/** The words that look most like one that was tried and is none. */
export interface Near {
  word: string;
  distance: number;
  found: readonly FoundPath[];
}

export interface Reviewed {
  /** The play of that turn: while the game runs one's own. */
  play: Play;
  /** What it brought: points, in Four Score tiles. */
  made: number;
  /** Words are worth tiles (KD-26). */
  forTiles: boolean;
  /** The best words there were, best first. */
  found: readonly FoundPath[];
  near: Near | null;
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
const NEAR = 3;

/** "RESTORED scored 17. STRESSED would have scored 40." */
export function reviewHeadline(reviewed: Reviewed): string {
  return `${ownPart(reviewed)} ${thereLine(reviewed)}`;
}

/** "STRESSED would have scored 40."; where words are kept till the end, "The best word was worth 40." */
export function thereLine(reviewed: Reviewed): string {
  const { best, forTiles, found, made } = reviewed;
  if (best <= made) return restOf(reviewed);
  const named = found[0]?.word;
  if (named)
    return `${shout(named)} would have ${forTiles ? `taken ${tiles(best)}` : `scored ${best}`}.`;
  return forTiles
    ? `The best word would have taken ${tiles(best)}.`
    : `The best word was worth ${best}.`;
}

function restOf({ best, forTiles, made }: Reviewed): string {
  if (best === 0 && made === 0 && !forTiles) return 'There was no word on the board.';
  if (forTiles) return made === 0 ? 'No word took a tile.' : 'No word took more.';
  return 'Nothing on the board was worth more.';
}

const WITHOUT: Readonly<Record<string, string>> = {
  timer: 'Your time ran out.',
  coached: 'Your turn was lost to coaching.',
  skipped: 'You sat this turn out.',
};

function ownPart({ forTiles, made, play }: Reviewed): string {
  if (play.word === '') return WITHOUT[play.outcome] ?? 'You passed.';
  if (play.outcome === 'struck') return `${shout(play.word)} was struck out.`;
  return forTiles
    ? `${shout(play.word)} took ${tiles(made)}.`
    : `${shout(play.word)} scored ${made}.`;
}

/** The path of the word that was worth more, to be drawn at once; null where there is none to show. */
export function missedPath({ best, found, made }: Reviewed): readonly number[] | null {
  return best > made ? (found[0]?.path ?? null) : null;
}

/** The best others and one's own word by worth; nothing where the words are kept till the end. */
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
  return `Nearest to ${shout(word)}, ${inWords(distance)} ${distance === 1 ? 'letter' : 'letters'} off:`;
}

/** The nearest words, a few of them. */
export function nearRows(near: Near): Row[] {
  return near.found.slice(0, NEAR).map((each) => ({ ...each, yours: false }));
}
