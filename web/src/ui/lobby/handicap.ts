/** More time for one seat, in words. */
import type { SeatView } from '../../wire.gen';

const STEPS = [0, 250, 500, 1_000, 1_500, 2_000] as const;

/** "half a second", "1.5 seconds" */
export function timeOf(ms: number): string {
  if (ms === 0) return 'the usual time';
  if (ms === 250) return 'a quarter of a second more';
  if (ms === 500) return 'half a second more';
  if (ms === 1_000) return 'one second more';
  return `${ms / 1_000} seconds more`;
}

/** A sentence about a seat in three parts, the middle one to be chosen. */
export function handicapLine(
  { handicap, name }: Pick<SeatView, 'handicap' | 'name'>,
  you: boolean,
): { before: string; time: string; after: string } {
  return {
    before: you ? 'You have' : `${name ?? 'Nobody'} has`,
    time: timeOf(handicap),
    after: 'to answer a reach.',
  };
}

/** What may be chosen where a seat may have at most so many ms. */
export function handicapsFor(most: number): { value: number; phrase: string; note: string }[] {
  return STEPS.filter((ms) => ms <= most).map((ms) => ({
    value: ms,
    phrase: timeOf(ms),
    note: ms === 0 ? 'As the house rules say' : '',
  }));
}
