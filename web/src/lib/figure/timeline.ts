/** A stretch of time in which something goes on. */
export interface Bar {
  /** In ms from the picture's left edge. */
  from: number;
  to: number;
  text: string;
  /** What it means: somebody acts, somebody waits, or something is shut or won. */
  tone?: 'act' | 'wait' | 'bad' | 'good';
}

/** A moment. */
export interface Moment {
  at: number;
  text: string;
}

/** What one player, or the table, does over time. */
export interface Lane {
  who: string;
  bars?: readonly Bar[];
  moments?: readonly Moment[];
}
