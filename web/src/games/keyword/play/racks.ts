/** The rack of this round, stored in the browser: reloading the page moves no card. */
import { recall, remember } from '../../../lib/remember';
import type { Piece } from '../preview/pieces';

interface Kept {
  table: string;
  round: number;
  rack: readonly Piece[];
}

const KEY = 'rack';

export function keepRack(table: string, round: number, rack: readonly Piece[]): void {
  const kept: Kept = { table, round, rack };
  remember(KEY, JSON.stringify(kept));
}

/** The stored rack; null if it is of another table or round. */
export function keptRack(table: string, round: number): readonly Piece[] | null {
  try {
    const kept: Kept = JSON.parse(recall(KEY) ?? 'null');
    return kept?.table === table && kept.round === round && Array.isArray(kept.rack)
      ? kept.rack
      : null;
  } catch {
    return null;
  }
}
