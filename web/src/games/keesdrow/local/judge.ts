/** Judging causes: what follows from them, or why they are refused (`rumpus.games.keesdrow.rules`). */
import tilesJson from '../../../../../src/rumpus/games/keesdrow/tiles.json?raw';
import type { Refused } from '../../../lib/game';
import { type Chance, chosen, shuffled } from '../../../lib/local/chance';
import type { Cause, Verdict } from '../../../lib/local/game';
import type { GradedWords } from '../../../lib/local/grades';
import { layoutOf, touches } from '../board';
import { PEGS, repeatOf, slipsOf, usesOf, wordOf } from '../preview/path';
import type { Action, KeesEvent } from '../types';
import { type Board, solve } from './solver';
import { evolve, SEATS, type State } from './state';

/** Time to pick a tile; then the table picks (KD-4). */
const DRAW_MS = 10_000;

const refused = (
  code: string,
  rule: string | null,
  params: Refused['params'] = {},
): { refused: Refused } => ({ refused: { code, rule, params } });

const folded = (state: State, events: readonly KeesEvent[]): State => events.reduce(evolve, state);

/** Mixes the tiles and lays each with a random side up (KD-3). */
export function laid(at: number, chance: Chance): KeesEvent[] {
  const { keesdrow } = JSON.parse(tilesJson) as { keesdrow: [string, string][] };
  const tiles = shuffled(chance, keesdrow).map((tile) => {
    const up = chance.below(2);
    return { face: tile[up] ?? '', back: tile[1 - up] ?? '' };
  });
  const faces = tiles.map(({ face }) => face);
  return [{ type: 'laid', faces, backs: tiles.map(({ back }) => back), due: at + DRAW_MS }];
}

/** The board as it is. */
export const boardOf = ({ faces, places, plays, uses }: State): Board => ({
  letters: faces.join(''),
  places,
  uses,
  used: plays.filter(({ word }) => word !== ''),
});

/** Judges one cause. */
export function decide(
  words: GradedWords,
  state: State,
  cause: Cause<Action>,
  at: number,
  chance: Chance,
): Verdict<KeesEvent> {
  if (cause === null) {
    const waits = state.phase === 'draw' && state.due !== null && at >= state.due;
    return waits
      ? { events: drawn(words, state, pickedForAll(state, chance), at, chance) }
      : refused('void', null);
  }
  const { action, seat } = cause;
  switch (action.type) {
    case 'pick': {
      const wrong = noPick(state, seat, action.tile);
      return (
        wrong ?? {
          events: drawn(words, state, [picked(state, seat, action.tile, false)], at, chance),
        }
      );
    }
    case 'spell':
      return notYourTurn(state, seat, 'KD-7') ?? spelled(words, state, seat, action.path);
    case 'pass': {
      const wrong = notYourTurn(state, seat, 'KD-16');
      return wrong ?? { events: settled(words, state, [{ type: 'passed', seat, why: 'pass' }]) };
    }
    case 'accept':
    case 'challenge':
      return refused('no_window', 'KD-17');
    case 'finish':
      // KD-24: with checked words, the game is over once no word is left.
      return state.phase === 'turn'
        ? refused('words_left', 'KD-24')
        : refused('not_now', 'KD-24', { phase: state.phase });
    case 'call_coaching':
      return refused('no_teams', 'KD-25');
    default:
      return refused('no_call', 'KD-25');
  }
}

function notYourTurn(state: State, seat: number, rule: string): { refused: Refused } | null {
  if (state.phase !== 'turn') return refused('not_now', rule, { phase: state.phase });
  return seat === state.seat ? null : refused('not_your_turn', 'KD-4');
}

function noPick(state: State, seat: number, tile: number): { refused: Refused } | null {
  if (state.phase !== 'draw') return refused('not_now', 'KD-4', { phase: state.phase });
  if (!state.drawing.includes(seat)) return refused('already_picked', 'KD-4');
  if (tile >= state.backs.length) return refused('no_such_tile', 'KD-4', { tile });
  return freeTiles(state).includes(tile) ? null : refused('tile_taken', 'KD-4', { tile });
}

function freeTiles({ backs, draws }: State): number[] {
  const taken = new Set(draws.map(({ tile }) => tile));
  return backs.flatMap((_, tile) => (taken.has(tile) ? [] : [tile]));
}

const picked = ({ backs }: State, seat: number, tile: number, byChance: boolean): KeesEvent => ({
  type: 'picked',
  seat,
  tile,
  letter: backs[tile]?.[0] ?? '',
  chance: byChance,
});

function pickedForAll(before: State, chance: Chance): KeesEvent[] {
  let state = before;
  return before.drawing.map((seat) => {
    const event = picked(state, seat, chosen(chance, freeTiles(state)), true);
    state = evolve(state, event);
    return event;
  });
}

/** Adds what follows from picks: after the last one, the first turn or another draw (KD-4). */
function drawn(
  words: GradedWords,
  before: State,
  picks: readonly KeesEvent[],
  at: number,
  chance: Chance,
): KeesEvent[] {
  const state = folded(before, picks);
  if (state.drawing.length > 0) return [...picks];
  const latest = SEATS.map((seat) => ({
    seat,
    rounds: state.draws.filter((draw) => draw.seat === seat).length,
    letter: state.draws.findLast((draw) => draw.seat === seat)?.letter ?? '',
  }));
  const rounds = Math.max(...latest.map((one) => one.rounds));
  const running = latest.filter((one) => one.rounds === rounds);
  const [least] = running.map(({ letter }) => letter).toSorted();
  const nearest = running.filter(({ letter }) => letter === least).map(({ seat }) => seat);
  if (nearest.length > 1 && nearest.length <= freeTiles(state).length)
    return [...picks, { type: 'draw_tied', seats: nearest, due: at + DRAW_MS }];
  const first = nearest.length > 1 ? chosen(chance, nearest) : (nearest[0] ?? 0);
  return [...picks, ...goOn(words, state, first)];
}

function spelled(
  words: GradedWords,
  state: State,
  seat: number,
  path: readonly number[],
): Verdict<KeesEvent> {
  const ground = {
    layout: layoutOf(state.places),
    letters: state.faces.join(''),
    uses: state.uses,
  };
  const letter = (cell: number): string => ground.letters[cell] ?? '';
  const beyond = path.find((cell) => cell >= ground.letters.length);
  if (beyond !== undefined) return refused('no_such_cell', 'KD-7', { cell: beyond });
  const apart = path.find((cell, at) => at > 0 && !touches(ground.layout, path[at - 1] ?? 0, cell));
  if (apart !== undefined)
    return refused('not_adjoining', 'KD-7', { cell: apart, letter: letter(apart) });
  const times = (cell: number): number => path.filter((other) => other === cell).length;
  const spent = path.find((cell) => usesOf(ground, cell) + times(cell) > PEGS);
  if (spent !== undefined) return refused('spent', 'KD-9', { cell: spent, letter: letter(spent) });
  const { min_length: least, shorter } = state.rules;
  if (path.length < least) return refused('too_short', 'KD-15', { least });
  const word = wordOf(ground, path).toLowerCase();
  const repeat = repeatOf(state.plays, word, path, shorter);
  if (repeat) return refused(repeat, repeat === 'used_before' ? 'KD-11' : 'KD-14', { word });
  if (!words.has(word)) return refused('not_a_word', 'KD-17', { word });
  const points = slipsOf(ground, path).map((slip) => slip.points);
  const sum = points.reduce((all, one) => all + one, 0);
  const events: KeesEvent[] = [
    { type: 'spelled', seat, word, path: [...path], points, closes: null },
    { type: 'stood', seat, points: sum, doubled: false },
  ];
  return { events: settled(words, state, events) };
}

/** Ends a turn with these events, and continues with the other seat (KD-4). */
function settled(words: GradedWords, before: State, events: readonly KeesEvent[]): KeesEvent[] {
  return [...events, ...goOn(words, folded(before, events), 1 - (before.seat ?? 0))];
}

/** Checks whether words are left (KD-24), then begins a turn or ends the game. */
function goOn(words: GradedWords, before: State, seat: number): KeesEvent[] {
  const last = before.plays.at(-1);
  const looks = !before.noWordLeft && (!last || last.outcome === 'stood');
  const least = before.rules.min_length;
  const none = looks && solve(words, boardOf(before), least).next().done === true;
  const said: KeesEvent[] = none ? [{ type: 'no_word_left' }] : [];
  const state = folded(before, said);
  const turn = state.plays.length;
  // KD-22: passes count as turns.
  if (turn >= state.rules.turns * SEATS.length)
    return [...said, { type: 'ended', reason: 'turns' }];
  if (state.noWordLeft) return [...said, { type: 'ended', reason: 'no_word_left' }];
  return [...said, { type: 'turn_began', seat, turn, due: null }];
}
