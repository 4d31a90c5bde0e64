/** Questions, answered from the view alone (`rumpus.games.keesdrow.queries`). */
import type { Refused } from '../../../lib/game';
import type { GradedWords } from '../../../lib/local/grades';
import type { KeesdrowAnswer, KeesdrowQuestion } from '../../../wire.gen';
import { usesAfter } from '../preview/path';
import type { FoundPath, View } from '../types';
import { type Board, type Found, pathsOf, solve, type Used } from './solver';
import { turningPoints } from './turning';

const PATHS = 8;
const BEST = 8;
const TWO = 2;
const KNOWN = 2;
/** The rarest class of words that most people know. */
const WIDELY = 5;
/** Most words equally near that are compared by their worth. */
const RANKED = 100;

type Asked = { answer: KeesdrowAnswer } | { refused: Refused };

const no = (code: string, params: Refused['params'] = {}): { refused: Refused } => ({
  refused: { code, rule: 'KD-6', params },
});

export function asked(words: GradedWords, view: View, question: KeesdrowQuestion): Asked {
  switch (question.type) {
    case 'paths':
      return { answer: pathsFor(view, question.word.toLowerCase()) };
    case 'is_word':
      return no('dictionary_closed', { why: 'option' });
    case 'best':
      return unseen(view, question.turn) ?? { answer: bestOf(words, view, question.turn) };
    case 'nearest':
      return unseen(view, question.turn) ?? nearest(words, view, question.turn, question.word);
    case 'turning_points':
      return view.phase === 'over'
        ? { answer: { type: 'turning_points', found: turningPoints(view) } }
        : no('not_over');
  }
}

/** The board before the play of a turn. */
export function boardBefore({ letters, places, plays }: View, turn: number): Board {
  const used: readonly Used[] = plays.slice(0, turn).filter(({ word }) => word !== '');
  const uses = used.reduce((pegs, { path }) => usesAfter(pegs, path), '0'.repeat(letters.length));
  return { letters, places, uses, used };
}

function pathsFor(view: View, word: string): KeesdrowAnswer {
  const none = (why: string, rule: string): KeesdrowAnswer => ({
    type: 'paths',
    word,
    found: [],
    why,
    rule,
  });
  if (word.length < view.rules.min_length) return none('too_short', 'KD-15');
  const board = boardBefore(view, view.plays.length);
  const found = pathsOf(word, board).slice(0, PATHS);
  if (found.length > 0) {
    const paths = found.map(({ path, score }) => ({ word, path, score }));
    return { type: 'paths', word, found: paths, why: null, rule: null };
  }
  // One rule after another is lifted until a path appears; the last one is the reason.
  const [unused] = pathsOf(word, { ...board, used: [] });
  if (unused) {
    const same = board.used.some((one) => one.word === word && sameCells(one.path, unused.path));
    return same ? none('used_before', 'KD-11') : none('shorter_version', 'KD-14');
  }
  const fresh = { ...board, used: [], uses: '0'.repeat(board.uses.length) };
  return pathsOf(word, fresh).length > 0 ? none('spent', 'KD-9') : none('no_path', 'KD-7');
}

const sorted = (path: readonly number[]): string =>
  path.toSorted((one, other) => one - other).join();
const sameCells = (one: readonly number[], other: readonly number[]): boolean =>
  sorted(one) === sorted(other);

function bestOf(words: GradedWords, view: View, turn: number): KeesdrowAnswer {
  const all = [...solve(words, boardBefore(view, turn), view.rules.min_length)]
    .filter(({ index }) => words.maySuggest(index))
    .sort(byScore);
  const found = all.slice(0, shownOf(view)).map(told);
  const known = all.filter(({ index }) => words.commonness(index) <= WIDELY).slice(0, KNOWN);
  return {
    type: 'best',
    turn,
    best: all[0]?.score ?? 0,
    found,
    known: known[0] === all[0] ? [] : known.map(told),
  };
}

function nearest(
  words: GradedWords,
  view: View,
  turn: number,
  word: string | null | undefined,
): Asked {
  if (shownOf(view) < BEST) return no('review_closed');
  const tried = (word ?? view.plays[turn]?.word ?? '').toLowerCase();
  if (tried === '') return no('nothing_tried', { turn });
  const length = (found: Found): number => Math.abs(found.word.length - tried.length);
  const order = [...solve(words, boardBefore(view, turn), view.rules.min_length)]
    .filter(({ index }) => words.maySuggest(index))
    .map((found) => ({ found, away: distance(tried, found.word) }))
    .sort(
      (one, other) =>
        one.away - other.away ||
        length(one.found) - length(other.found) ||
        byScore(one.found, other.found),
    );
  const least = order[0]?.away ?? 0;
  const near = order.filter(({ away }) => away === least).slice(0, RANKED);
  const found = near
    .map((one) => one.found)
    .sort(byScore)
    .sort((one, other) => length(one) - length(other));
  return {
    answer: {
      type: 'nearest',
      turn,
      word: tried,
      distance: least,
      found: found.slice(0, BEST).map(told),
    },
  };
}

const byScore = (one: Found, other: Found): number => other.score - one.score;
const told = ({ path, score, word }: Found): FoundPath => ({ word, path: [...path], score });

/** How many letters to add, drop or change to make one word the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: one.length + 1 }, (_, at) => at);
  for (let at = 1; at <= other.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= one.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[to - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[one.length] ?? 0;
}

/** How many words may be listed: all after the game, and two before (KD-6). */
const shownOf = ({ phase }: View): number => (phase === 'over' ? BEST : TWO);

/** Why a turn may not be reviewed yet (KD-6), or null. */
function unseen({ phase, plays, you }: View, turn: number): { refused: Refused } | null {
  if (turn >= plays.length) return no('no_such_turn', { turn });
  return phase === 'over' || plays[turn]?.seat === you ? null : no('not_over', { turn });
}
