/** The rack of this round, kept in the browser: loading the page again moves no card. */
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

/** What lay on it; null where another table or round was kept. */
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
