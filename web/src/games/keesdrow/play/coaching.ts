/** Coaching in words: the report, the answer of the team, and the ruling (KD-25). */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import { isOf } from '../seating';
import type { KeesEvent, View } from '../types';

const { heard } = text.coaching;

type Coaching = Extract<
  KeesEvent,
  {
    type:
      | 'coaching_called'
      | 'coaching_admitted'
      | 'coaching_denied'
      | 'coaching_ruled'
      | 'turn_went_on'
      | 'forfeited';
  }
>;

const TYPES: ReadonlySet<string> = new Set<Coaching['type']>([
  'coaching_called',
  'coaching_admitted',
  'coaching_denied',
  'coaching_ruled',
  'turn_went_on',
  'forfeited',
]);

export function isOfCoaching(event: KeesEvent): event is Coaching {
  return TYPES.has(event.type);
}

export function heardOfCoaching(event: Coaching, cast: Cast): string {
  switch (event.type) {
    case 'coaching_called':
      return heard.called(cast, event.seat);
    case 'coaching_admitted':
      return heard.admitted(cast, event.seat);
    case 'coaching_denied':
      return heard.denied(cast, event.seat);
    case 'coaching_ruled':
      return heard.ruled(cast, event.seat, event.coached, event.reason);
    case 'turn_went_on':
      return heard.wentOn;
    case 'forfeited':
      return heard.forfeited(cast, event.seat);
  }
}

/** One's part in an open call. */
export type Part = 'answer' | 'rule' | 'wait';

export function partOf(view: View, you: number | null): Part {
  if (view.coaching === null || you === null) return 'wait';
  if (you === view.moderator) return 'rule';
  return isOf(view, accusedOf(view), you) && !view.coaching.denied ? 'answer' : 'wait';
}

/** The turns on which one may report coaching, the earlier one first. */
export function callsOf(view: View, you: number | null): number[] {
  if (view.rules.teams !== 'yes' || you === null) return [];
  return inQuestion(view).filter(
    (turn) => !view.called.includes(turn) && !isOf(view, playerOf(view, turn), you),
  );
}

/**
 * The current turn, including its window; until the next word, also the last turn with a word, if
 * that stood.
 */
function inQuestion({ phase, plays, turn }: View): number[] {
  if (phase === 'window') return [turn];
  if (phase !== 'turn') return [];
  const before = plays.findLastIndex((play) => play.outcome !== 'skipped');
  const outcome = plays[before]?.outcome;
  return outcome === 'stood' || outcome === 'doubled' ? [before, turn] : [turn];
}

/** The label of a button that reports coaching on a turn. */
export function callLabel(view: View, turn: number): string {
  return text.coaching.call.label(view.plays[turn]?.word ?? '');
}

/** The player whose turn a call is about. */
export function accusedOf(view: View): number | null {
  return view.coaching === null ? null : playerOf(view, view.coaching.turn);
}

function playerOf({ plays, seat }: View, turn: number): number | null {
  return plays[turn]?.seat ?? seat;
}

/** Why one may not talk at the table now; null if one may. */
export function hush(view: View, you: number | null): string | null {
  const during = view.coaching?.during ?? view.phase;
  const quiet = view.rules.teams === 'yes' && during === 'turn';
  if (!quiet || !isOf(view, view.seat, you)) return null;
  return text.coaching.hush;
}
