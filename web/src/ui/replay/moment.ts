/** The moment of a replay that a link leads to: whose view, the number of its frame, and how. */
import { fromFragment, type Sketch, toFragment } from './sketch/sketch';

export interface Moment {
  seat: number | null;
  frame: number;
  /** Everything after the moment stays hidden until it has been watched. */
  hide: boolean;
  /** The watch party to which the link leads. */
  party: string | null;
  /** What is drawn and written there. */
  sketch: Sketch | null;
}

const PARTY = /^[\w-]{1,40}$/;
const DIGITS = /^\d{1,5}$/;

/** Reads the query and the hash of an address; anything else is the beginning. */
export function momentIn(search: string, hash: string): Moment {
  const query = new URLSearchParams(search);
  const [, frame = '', drawn = ''] = /^#(\d*)(~.*)?$/.exec(plain(hash)) ?? [];
  return {
    seat: number(query.get('seat') ?? ''),
    frame: number(frame) ?? 0,
    hide: query.get('end') === 'hidden',
    party: PARTY.exec(query.get('with') ?? '')?.[0] ?? null,
    sketch: fromFragment(drawn),
  };
}

/** Query and hash for a moment. */
export function linkTo({ seat, frame, hide, party, sketch }: Moment): string {
  const query = [
    party === null ? '' : `with=${party}`,
    seat === null ? '' : `seat=${seat}`,
    hide ? 'end=hidden' : '',
  ].filter(Boolean);
  const drawn = sketch === null ? '' : toFragment(sketch);
  const hash = frame === 0 && drawn === '' ? '' : `#${frame}${drawn}`;
  return `${query.length > 0 ? `?${query.join('&')}` : ''}${hash}`;
}

/** Some apps escape more of an address than they must. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

const number = (text: string): number | null => (DIGITS.test(text) ? Number(text) : null);
