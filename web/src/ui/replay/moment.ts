/** The moment of a replay that a link leads to: whose view, and the number of its frame. */

export interface Moment {
  seat: number | null;
  frame: number;
}

const DIGITS = /^\d{1,5}$/;

/** Reads the query and the hash of an address; anything else is the beginning. */
export function momentIn(search: string, hash: string): Moment {
  return {
    seat: number(new URLSearchParams(search).get('seat') ?? ''),
    frame: number(hash.slice(1)) ?? 0,
  };
}

/** Query and hash for a moment. */
export function linkTo({ seat, frame }: Moment): string {
  return `${seat === null ? '' : `?seat=${seat}`}${frame === 0 ? '' : `#${frame}`}`;
}

const number = (text: string): number | null => (DIGITS.test(text) ? Number(text) : null);
