/** Disputes as a moderator sees them: in a sentence, and on a strip of three seconds (KYC-27). */

import type { Cast } from '../../../lib/names';
import { desk as text } from '../messages/desk';
import { doubtOf } from '../play/doubts';
import { other } from '../sides';
import type { Attempt, Call, Verdict, View } from '../types';
import { type Offer, onCall, onReach } from './ruling';

export interface Dispute {
  /** Identifies it within this game. */
  id: string;
  at: number;
  /** The player against whom the decision went, or whose hand it was. */
  seat: number;
  text: string;
  strip: Span | null;
  offers: Offer[];
  /** Table time at which a ruling on a flag is due. */
  due: number | null;
}

/** A reach on a strip of time, in shares of its width from the left. */
export interface Span {
  grabber: number;
  /** Ms that the whole strip stands for: three seconds, more if windows are long. */
  whole: number;
  /** Where the hand appeared. */
  began: number;
  /** Where it was complete, or would have been. */
  until: number;
  /** Where the stop counts, corrected for lag, and its label. */
  stop: { at: number; text: string } | null;
  /** The most lag that was forgiven, in ms. */
  bound: number;
  /** A mark for each second since the hand appeared. */
  marks: { at: number; text: string }[];
}

const say = text.dispute;
const strip = text.strip;

/** Ms shown before the hand, so that an early stop is visible. */
const BEFORE_MS = 500;
const SPAN_MS = 3_000;
const AFTER_MS = 300;

/** Everything that can be ruled on: first a flag that waits, then the latest. */
export function disputes(view: View, cast: Cast): Dispute[] {
  const reaches = view.attempts.flatMap((attempt) => reach(view, attempt, cast));
  const calls = view.calls
    .filter((call) => call.kind === 'word' || call.kind === 'foul')
    .map((call) => called(view, call, cast));
  return [...reaches, ...calls].sort(
    (a, b) => Number(b.due !== null) - Number(a.due !== null) || b.at - a.at,
  );
}

function reach(view: View, attempt: Attempt, cast: Cast): Dispute[] {
  const offers = onReach(view, attempt, cast);
  if (offers.length === 0) return [];
  const owner = other(attempt.seat);
  const flag = view.flags.find((one) => one.owner === owner && one.side === attempt.side);
  const verdict = verdictOf(view, attempt);
  const window = verdict?.window || view.rules.reach + (view.handicaps[owner] ?? 0);
  return [
    {
      id: `reach ${attempt.number}`,
      at: attempt.began + (attempt.outcome === 'stopped' ? (verdict?.counted ?? window) : window),
      seat: attempt.seat,
      text: happened(attempt, verdict, cast),
      strip: span(attempt, verdict, window),
      offers,
      due: attempt.outcome === 'taken' && flag?.taken ? flag.due : null,
    },
  ];
}

function verdictOf(view: View, attempt: Attempt): Verdict | null {
  return (
    attempt.verdict ?? view.verdicts.filter((one) => one.reach === attempt.number).at(-1) ?? null
  );
}

/** "Ida reached for Noor’s right flag, and Noor said stop." */
function happened(attempt: Attempt, verdict: Verdict | null, cast: Cast): string {
  const owner = other(attempt.seat);
  const reached = say.reached(cast, attempt.seat, owner, attempt.side);
  if (attempt.outcome === 'withdrawn') return say.withdrawn(reached);
  if (verdict) return say.stopped(reached, cast, owner);
  return attempt.outcome === 'taken' ? say.unstopped(reached) : say.plain(reached);
}

/** The reach on its strip; *window* is how long it takes. */
export function span(attempt: Attempt, verdict: Verdict | null, window: number): Span {
  const counted = verdict?.counted ?? 0;
  const whole = Math.max(SPAN_MS, BEFORE_MS + Math.max(window, counted) + AFTER_MS);
  const part = (ms: number): number => Math.min(1, Math.max(0, (BEFORE_MS + ms) / whole));
  const count = Math.floor((whole - BEFORE_MS) / 1_000);
  return {
    grabber: attempt.seat,
    whole,
    began: part(0),
    until: part(window),
    stop: verdict ? { at: part(counted), text: spare(verdict) } : null,
    bound: verdict?.bound ?? 0,
    marks: Array.from({ length: count + 1 }, (_, i) => ({
      at: part(i * 1_000),
      text: i === 0 ? strip.seen : strip.second(i),
    })),
  };
}

function spare({ margin, ruling }: Verdict): string {
  switch (ruling) {
    case 'in_time':
      return strip.inTime(margin);
    case 'late':
      return strip.late(margin);
    default:
      return strip.early;
  }
}

function called(view: View, call: Call, cast: Cast): Dispute {
  const happened =
    call.kind === 'word' && call.doubt
      ? say.word(cast, call.seat, doubtOf(call.word, call.doubt, cast, view.keys))
      : say.third(cast, call.seat);
  const offers = onCall(view, call, cast);
  return {
    id: `call ${call.number}`,
    at: call.at,
    seat: call.seat,
    text: happened,
    strip: null,
    offers,
    due: null,
  };
}
