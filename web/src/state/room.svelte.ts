/** What the whole room shares: who one is, where one sits, and the games that can be played here. */
import { keepToken } from '../net/guest';
import { type GameCard, getGames, getMe, type Me, setName } from '../net/http';

class Room {
  me = $state.raw<Me | null>(null);
  /** The steady reading when that came. */
  meAt = 0;
  games = $state.raw<readonly GameCard[]>([]);
  documents = $state<string | null>(null);
  asked = false;
  cookiesBlocked = $state(false);
}

const room = new Room();

const AGAIN_MS = 3_000;

/** The link to documents for people (RFC 8631). */
const DOCUMENTS = /<([^>]+)>; rel="service-doc"/;

/** One's own name, chosen or made up by the room; null before it is known. */
export const myName = (): string | null => room.me?.name ?? null;

/** The name that one has chosen, or null. */
export const chosenName = (): string | null => (room.me?.chosen ? room.me.name : null);

/** The tables where one sits, as far as they are awake and not over. */
export const myTables = (): Me['tables'] => room.me?.tables ?? [];

/** Ms left until the room acts for one who is away from a table, at a steady reading; null: it doesn't. */
export const graceLeft = ({ grace_ms }: Me['tables'][number], now: number): number | null =>
  grace_ms === null ? null : Math.max(0, grace_ms - Math.max(0, now - room.meAt));

/** Whether the browser keeps no cookies for this room. */
export const cookiesBlocked = (): boolean => room.cookiesBlocked;

/** Asks again who one is and where one sits. */
export async function lookAtMe(): Promise<boolean> {
  let me = await getMe();
  if (me.ok && me.value.token) {
    // It came without a cookie: either it was the first request, or no cookie is ever kept.
    keepToken(me.value.token);
    me = await getMe();
    if (me.ok) room.cookiesBlocked = Boolean(me.value.token);
  }
  if (me.ok) {
    room.meAt = performance.now();
    room.me = me.value;
  }
  return me.ok;
}

/** The games of this room; empty until they are known. */
export const games = (): readonly GameCard[] => room.games;

/** A game by name. */
export const gameOf = (name: string): GameCard | null =>
  room.games.find((game) => game.name === name) ?? null;

/** Where the documents of this room lie; null where it serves none, and before that is known. */
export const documents = (): string | null => room.documents;

/** Asks for name and games, until there is an answer. */
export async function enter(): Promise<void> {
  if (room.asked) return;
  room.asked = true;
  const [known, found] = await Promise.all([lookAtMe(), getGames()]);
  if (found.ok) {
    room.games = found.value;
    room.documents = DOCUMENTS.exec(found.links)?.[1] ?? null;
  }
  if (known && found.ok) return;
  room.asked = false;
  setTimeout(() => void enter(), AGAIN_MS);
}

/** Whatever field for a name stands on the page; it keeps what was typed into it. */
let field: (() => Promise<boolean>) | null = null;

/** A field for one's name says how to keep what was typed; gives what to do when it goes. */
export function namedBy(keep: () => Promise<boolean>): () => void {
  field = keep;
  return () => {
    if (field === keep) field = null;
  };
}

/** Keeps a name that was typed and not kept yet, before one sits down under it; false: it can't be kept. */
export const nameKept = (): Promise<boolean> => field?.() ?? Promise.resolve(true);

/** Takes a name; gives the code of the refusal, or null when it is taken. */
export async function rename(name: string): Promise<string | null> {
  const answer = await setName(name);
  if (!answer.ok) return answer.refused.code;
  room.me = answer.value;
  return null;
}
