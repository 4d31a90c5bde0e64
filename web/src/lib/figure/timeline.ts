/** A span of time in which something happens. */
export interface Bar {
  /** In ms from the picture's left edge. */
  from: number;
  to: number;
  text: string;
  /** Its meaning: somebody acts or waits, or something is blocked or won. */
  tone?: 'act' | 'wait' | 'bad' | 'good';
}

/** A moment. */
export interface Moment {
  at: number;
  text: string;
}

/** Actions of one player, or of the table, over time. */
export interface Lane {
  who: string;
  bars?: readonly Bar[];
  moments?: readonly Moment[];
}
