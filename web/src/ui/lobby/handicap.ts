/** Text of a seat's handicap. */
import type { SeatView } from '../../wire.gen';
import { lobby as text } from '../messages/lobby';

const { line, time, usual } = text.handicaps;
const STEPS = [0, 250, 500, 1_000, 1_500, 2_000] as const;

/** A sentence about a seat in three parts; the middle part can be changed. */
export function handicapLine(
  { handicap, name }: Pick<SeatView, 'handicap' | 'name'>,
  you: boolean,
): { before: string; time: string; after: string } {
  return {
    before: you ? line.you : name === null ? line.nobody : line.other(name),
    time: time(handicap),
    after: line.after,
  };
}

/** The handicaps to choose from, up to *most* ms. */
export function handicapsFor(most: number): { value: number; phrase: string; note: string }[] {
  return STEPS.filter((ms) => ms <= most).map((ms) => ({
    value: ms,
    phrase: time(ms),
    note: ms === 0 ? usual : '',
  }));
}
