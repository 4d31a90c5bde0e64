/** The moment of a replay that a link leads to: whose view, the number of its frame, and how. */

export interface Moment {
  seat: number | null;
  frame: number;
  /** Everything after the moment stays hidden until it has been watched. */
  hide: boolean;
  /** The watch party to which the link leads. */
  party: string | null;
}

const PARTY = /^[\w-]{1,40}$/;
const DIGITS = /^\d{1,5}$/;

/** Reads the query and the hash of an address; anything else is the beginning. */
export function momentIn(search: string, hash: string): Moment {
  const query = new URLSearchParams(search);
  return {
    seat: number(query.get('seat') ?? ''),
    frame: number(hash.slice(1)) ?? 0,
    hide: query.get('end') === 'hidden',
    party: PARTY.exec(query.get('with') ?? '')?.[0] ?? null,
  };
}

/** Query and hash for a moment. */
export function linkTo({ seat, frame, hide, party }: Moment): string {
  const query = [
    party === null ? '' : `with=${party}`,
    seat === null ? '' : `seat=${seat}`,
    hide ? 'end=hidden' : '',
  ].filter(Boolean);
  return `${query.length > 0 ? `?${query.join('&')}` : ''}${frame === 0 ? '' : `#${frame}`}`;
}

const number = (text: string): number | null => (DIGITS.test(text) ? Number(text) : null);
