/** Coaching in words: who called it, what the team says, what was ruled (KD-25). */
import { type Cast, nameIn, nameOf, namesIn, verb } from './names';
import { isOf, sideOf } from './seating';
import type { KeesEvent, View } from './types';

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
      return `${nameOf(cast, event.seat)} ${verb(cast, event.seat, 'say')} that this turn was coached.`;
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
  return isOf(view, view.seat, you) && !view.coaching.denied ? 'answer' : 'wait';
}

/** Whether one may say that this turn was coached, and it is not too late. */
export function mayCall(view: View, you: number | null): boolean {
  const open = view.rules.teams === 'yes' && view.phase === 'turn' && !view.called;
  return open && you !== null && !isOf(view, view.seat, you);
}

/** The call as a sentence, from where one looks. */
export function callLine(view: View, cast: Cast): string {
  const { coaching, seat } = view;
  if (coaching === null || seat === null) return '';
  const whose = cast.you === seat ? 'your' : `${nameOf(cast, seat)}’s`;
  return `${nameOf(cast, coaching.caller)} ${verb(cast, coaching.caller, 'say')} that ${whose} turn was coached.`;
}

/** Whom the call waits for. */
export function waitLine(view: View, cast: Cast): string {
  const { coaching, moderator, seat } = view;
  if (coaching === null || seat === null) return '';
  if (!coaching.denied) return `Waiting for ${namesIn(cast, sideOf(view, seat))} to answer.`;
  if (moderator === null) return '';
  return `It was denied. Waiting for ${nameIn(cast, moderator)} to rule.`;
}

/** Why one may not talk to the table just now; null when one may. */
export function hush(view: View, you: number | null): string | null {
  const quiet = view.rules.teams === 'yes' && (view.phase === 'turn' || view.phase === 'coaching');
  if (!quiet || !isOf(view, view.seat, you)) return null;
  return 'Partners keep silent while it is their team’s turn. You can talk again once a word is played.';
}
