/** State of the whole room: the guest, their tables, and the games. */
import { alerts } from '../lib/alerts.svelte';
import { keepToken, sentToken } from '../net/guest';
import { type Emblem, type GameCard, getGames, getMe, type Me, setFace } from '../net/http';

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

/** The guest's name, chosen or made up by the room; null until it is known. */
export const myName = (): string | null => room.me?.name ?? null;

/** The guest's emblem; null until it is known. */
export const myEmblem = (): Emblem | null => room.me?.emblem ?? null;

/** The name that the guest has chosen, or null. */
export const chosenName = (): string | null => (room.me?.chosen ? room.me.name : null);

/** Whether the guest is a member who is signed in. */
export const isMember = (): boolean => room.me?.member ?? false;

/** How many guests are in the room, this one included. */
export const peopleHere = (): number => room.me?.people ?? 1;

/** Whether somebody else looks for a player of a game. */
export const isSought = (game: string): boolean => room.me?.seeking.includes(game) ?? false;

/** The tables where the guest sits, if they are in memory and not over. */
export const myTables = (): Me['tables'] => room.me?.tables ?? [];

/** A running slow game of the guest. */
export type SlowGame = Me['slow'][number];

/** All running slow games of the guest: first those where it's their move, by deadline. */
export const slowGames = (): readonly SlowGame[] => room.me?.slow ?? [];

/** Ms left at a steady reading until the room acts for the absent guest; null if it won't. */
export const graceLeft = (
  { grace_ms }: Pick<Me['tables'][number], 'grace_ms'>,
  now: number,
): number | null =>
  grace_ms === null ? null : Math.max(0, grace_ms - Math.max(0, now - room.meAt));

/** Whether the browser keeps no cookies for this room. */
export const cookiesBlocked = (): boolean => room.cookiesBlocked;

/** Fetches the guest and their tables again. */
export async function lookAtMe(): Promise<boolean> {
  let me = await identified();
  if (me.ok && me.value.token) {
    // The request had no cookie: either it was the first, or the browser keeps no cookies.
    me = await identified();
    if (me.ok) room.cookiesBlocked = Boolean(me.value.token);
  }
  if (me.ok) {
    room.meAt = performance.now();
    room.me = me.value;
  }
  return me.ok;
}

async function identified(): ReturnType<typeof getMe> {
  const sent = sentToken();
  const me = await getMe();
  if (me.ok) keepToken(me.value.token ?? null, sent);
  return me;
}

/** Follows an answer after which the guest is somebody else, and fetches who that is. */
export async function become({ token }: Me): Promise<boolean> {
  keepToken(token, sentToken());
  const known = await lookAtMe();
  confirmAlerts();
  return known;
}

/** Confirms that alerts may reach this device, if its player has chosen that. */
function confirmAlerts(): void {
  if (alerts('away')) void import('./push').then(({ confirm }) => confirm()).catch(() => undefined);
}

/** The games of this room; empty until they are known. */
export const games = (): readonly GameCard[] => room.games;

/** A game by name. */
export const gameOf = (name: string): GameCard | null =>
  room.games.find((game) => game.name === name) ?? null;

/** The address of this room's documents; null if it serves none, or until that is known. */
export const documents = (): string | null => room.documents;

/** Fetches name and games, and retries until there is an answer. */
export async function enter(): Promise<void> {
  if (room.asked) return;
  room.asked = true;
  const [known, found] = await Promise.all([lookAtMe(), getGames()]);
  if (known) confirmAlerts();
  if (found.ok) {
    room.games = found.value;
    room.documents = DOCUMENTS.exec(found.links)?.[1] ?? null;
  }
  if (known && found.ok) return;
  room.asked = false;
  setTimeout(() => void enter(), AGAIN_MS);
}

/** Saves the name typed into the name field on the page, if there is one. */
let field: (() => Promise<boolean>) | null = null;

/** Registers a name field with how to save it; returns a function to call when it is removed. */
export function namedBy(keep: () => Promise<boolean>): () => void {
  field = keep;
  return () => {
    if (field === keep) field = null;
  };
}

/** Saves a typed name before the guest sits down under it; false if that isn't possible. */
export const nameKept = (): Promise<boolean> => field?.() ?? Promise.resolve(true);

/** Changes the guest's name; returns the code of the refusal, or null. */
export const rename = (name: string): Promise<string | null> => change({ name });

/** Changes the guest's emblem; returns the code of the refusal, or null. */
export const chooseEmblem = (emblem: Emblem): Promise<string | null> => change({ emblem });

async function change(face: Parameters<typeof setFace>[0]): Promise<string | null> {
  const answer = await setFace(face);
  if (!answer.ok) return answer.refused.code;
  room.me = answer.value;
  return null;
}
