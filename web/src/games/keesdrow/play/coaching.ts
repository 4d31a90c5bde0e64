/** Coaching in words: who called it, what the team says, what was ruled (KD-25). */
import { type Cast, nameIn, nameOf, namesIn, shout, verb } from '../names';
import { isOf, sideOf } from '../seating';
import type { KeesEvent, View } from '../types';

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
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'say')} that a turn was coached.`;
    case 'coaching_admitted':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'admit')} it.`;
    case 'coaching_denied':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'deny', 'denies')} it.`;
    case 'coaching_ruled':
      return ruled(event.seat, event.coached, event.reason, cast);
    case 'turn_went_on':
      return 'The turn goes on.';
    case 'forfeited':
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'lose')} this turn.`;
  }
}

function ruled(seat: number, coached: boolean, reason: string, cast: Cast): string {
  const verdict = coached ? 'it was coached' : 'it was not coached';
  return `${nameOf(cast, seat)} ${verb(cast, seat, 'rule')} that ${verdict}: ${reason}`;
}

/** What one may do about an open call. */
export type Part = 'answer' | 'rule' | 'wait';

export function partOf(view: View, you: number | null): Part {
  if (view.coaching === null || you === null) return 'wait';
  if (you === view.moderator) return 'rule';
  return isOf(view, accusedOf(view), you) && !view.coaching.denied ? 'answer' : 'wait';
}

/** The turns of which one may say that they were coached, the earlier first. */
export function callsOf(view: View, you: number | null): number[] {
  if (view.rules.teams !== 'yes' || you === null) return [];
  return inQuestion(view).filter(
    (turn) => !view.called.includes(turn) && !isOf(view, playerOf(view, turn), you),
  );
}

/** The turn under way, its window too; until the next word, the one before if it brought a word. */
function inQuestion({ phase, plays, turn }: View): number[] {
  if (phase === 'window') return [turn];
  if (phase !== 'turn') return [];
  const before = plays.findLastIndex((play) => play.outcome !== 'skipped');
  const outcome = plays[before]?.outcome;
  return outcome === 'stood' || outcome === 'doubled' ? [before, turn] : [turn];
}

/** What a button says that calls coaching on a turn. */
export function callLabel(view: View, turn: number): string {
  const word = view.plays[turn]?.word;
  return word ? `Call coaching on ${shout(word)}` : 'Call coaching';
}

/** The player whose turn a call is about. */
function accusedOf(view: View): number | null {
  return view.coaching === null ? null : playerOf(view, view.coaching.turn);
}

function playerOf({ plays, seat }: View, turn: number): number | null {
  return plays[turn]?.seat ?? seat;
}

/** What the turn loses if it was coached. */
export function lossLine(view: View): string {
  const word = view.coaching === null ? undefined : view.plays[view.coaching.turn]?.word;
  return word
    ? `${shout(word)} is taken back, with all it brought.`
    : 'The turn is lost, without a word.';
}

/** What goes on if it was not coached. */
export function resumeLine(view: View): string {
  return view.coaching?.during === 'window'
    ? 'The word can be challenged for the time that was left.'
    : 'The turn goes on with the time it had left.';
}

/** The call as a sentence, from where one looks. */
export function callLine(view: View, cast: Cast): string {
  const { coaching } = view;
  const seat = accusedOf(view);
  if (coaching === null || seat === null) return '';
  const whose = cast.you === seat ? 'your' : `${nameOf(cast, seat)}’s`;
  return `${nameOf(cast, coaching.caller)} ${verb(cast, coaching.caller, 'say')} that ${whose} turn was coached.`;
}

/** Whom the call waits for. */
export function waitLine(view: View, cast: Cast): string {
  const { coaching, moderator } = view;
  const seat = accusedOf(view);
  if (coaching === null || seat === null) return '';
  if (!coaching.denied) return `Waiting for ${namesIn(cast, sideOf(view, seat))} to answer.`;
  if (moderator === null) return '';
  return `It was denied. Waiting for ${nameIn(cast, moderator)} to rule.`;
}

/** Why one may not talk to the table just now; null when one may. */
export function hush(view: View, you: number | null): string | null {
  const during = view.coaching?.during ?? view.phase;
  const quiet = view.rules.teams === 'yes' && during === 'turn';
  if (!quiet || !isOf(view, view.seat, you)) return null;
  return 'Partners keep silent while it is their team’s turn. You can talk again once a word is played.';
}
