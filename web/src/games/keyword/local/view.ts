/** Views of a game for each seat, and events as seats see them (`rumpus.games.keyword.view`). */
import type { Event, View } from '../types';
import { seen } from './cards';
import type { State } from './state';

/** Most words that a seat may lay in a round; the last one is final (KW-9). */
export const COMMIT_MOST = 20;

export function viewOf(state: State, seat: number | null): View {
  const own = seat === null ? undefined : state.seats[seat];
  return {
    you: seat,
    rules: state.rules,
    phase: state.phase,
    round: state.round,
    due: state.due,
    pass_until: null,
    may_pass: seat !== null && mayPass(state, seat),
    hand: own ? seen(state.orange, own.hand) : [],
    laid: own?.laid ? [...own.laid] : null,
    may_take_back: seat !== null && mayTakeBack(state, seat),
    rack: own ? [...own.rack] : [],
    middle: seen(state.blue, state.middle),
    orange_left: state.orange.length - state.orangeDrawn,
    blue_left: state.blue.length - state.blueDrawn,
    seats: state.seats.map((one, at) => ({
      cards: one.hand.length,
      laid: one.laid === null ? null : one.covered,
      passed: one.swapped !== null,
      swapped: one.swapped ?? 0,
      kept: [...one.kept],
      spelled: [...one.spelled],
      ready: state.ready.includes(at),
      announced: false,
    })),
    awaited: awaited(state),
    shown: [...state.shown],
    winner: state.winner,
    why: state.why,
    held: state.seats.flatMap(({ held }, at) =>
      held.length > 0 && (state.phase === 'over' || at === seat)
        ? [{ seat: at, cards: seen(state.orange, held) }]
        : [],
    ),
    before: seen(state.blue, state.before),
    result: state.result,
  };
}

/** An event as a seat sees it: no decks, and of others neither draws nor words nor discards. */
export function redacted(event: Event, seat: number | null): Event | null {
  switch (event.type) {
    case 'shuffled':
      return { ...event, orange: '', blue: '' };
    case 'drew':
      return event.seat === seat ? event : { ...event, cards: [], letters: '' };
    case 'committed':
      return event.seat === seat ? event : { ...event, pieces: [] };
    case 'passed':
      return event.seat === seat ? event : { ...event, cards: [] };
    default:
      return event;
  }
}

export function mayTakeBack({ phase, seats }: State, seat: number): boolean {
  const own = seats[seat];
  return phase === 'lay' && own !== undefined && own.laid !== null && own.committed < COMMIT_MOST;
}

/** Without a timer, passing is over once somebody has laid (KW-10). */
function mayPass(state: State, seat: number): boolean {
  return state.phase === 'lay' && state.seats[seat]?.swapped === null && !anybodyLaid(state);
}

export const anybodyLaid = ({ seats }: State): boolean =>
  seats.some(({ committed }) => committed > 0);

function awaited(state: State): number[] {
  const seats = state.seats.map((_, seat) => seat);
  switch (state.phase) {
    case 'lay':
      return seats.filter((seat) => {
        const own = state.seats[seat];
        return own?.swapped === null && (own.laid === null || mayTakeBack(state, seat));
      });
    case 'shown':
      return seats.filter((seat) => !state.ready.includes(seat));
    case 'over':
      return [];
  }
}
