/** The room over HTTP: the guest, the games and the tables. */
import type { Refused } from '../lib/game';
import type {
  DailyBoard,
  GameCard,
  Made,
  Me,
  NewFace,
  NewSeek,
  NewTable,
  Problem,
  SeekBoard,
  SeekLine,
  TableLine,
  TwinLine,
} from '../wire.gen';
import { guestHeaders } from './guest';

export type {
  DailyBoard,
  GameCard,
  Me,
  NewSeek,
  NewTable,
  SeekLine,
  TableLine,
  TwinLine,
} from '../wire.gen';

/** The picture beside a guest's name. */
export type Emblem = Me['emblem'];

/** *links* is the answer's `Link` header (RFC 8288). */
export type Fetched<T> = { ok: true; value: T; links: string } | { ok: false; refused: Refused };

export const getMe = () => call<Me>('GET', '/api/me');
export const setFace = (face: Partial<NewFace>) => call<Me>('POST', '/api/me', face);
/** Sets the name of the player at the other end of this screen. */
export const setSecondName = (name: string) => call<Me>('POST', '/api/me?side=2', { name });
export const getGames = () => call<GameCard[]>('GET', '/api/games');
export const getTables = () => call<TableLine[]>('GET', '/api/tables');
export const getTable = (name: string) => call<TableLine>('GET', `/api/tables/${name}`);
export const setTable = (table: NewTable) => call<Made>('POST', '/api/tables', table);
/** Leaves the lobby of a table, or gives up its game for good. */
export const leaveTable = (name: string) => call<Me>('POST', `/api/tables/${name}/leave`);
/** Declines the rematch that is offered at a table. */
export const declineRematch = (name: string) => call<Me>('POST', `/api/tables/${name}/decline`);

/** Gets who waits for a game. */
export const whoSeeks = (game: string) => call<SeekBoard>('GET', `/api/seeks?game=${game}`);
/** Begins to look for somebody to play with. */
export const beginSeek = (wanted: NewSeek) => call<SeekLine>('POST', '/api/seeks', wanted);
/** Waits until a seek is past a step that is known, or for a while. */
export const lookAtSeek = (id: string, step: number) =>
  call<SeekLine>('GET', `/api/seeks/${id}?since=${step}`);
/** Accepts the guest who was found. */
export const acceptSeek = (id: string) => call<SeekLine>('POST', `/api/seeks/${id}/accept`);
/** Stops looking. */
export const stopSeek = (id: string) => call<SeekLine>('POST', `/api/seeks/${id}/stop`);

/** Gets the daily board. */
export const getDaily = () => call<DailyBoard>('GET', '/api/daily');
/** Gets or creates the guest's table of today. */
export const playDaily = () => call<Made>('POST', '/api/daily', {});
/** Gets the other table of a duplicate. */
export const getTwin = (name: string) => call<TwinLine>('GET', `/api/tables/${name}/twin`);

/** The address of a finished game's record. */
export const recordPath = (name: string): string => `/api/tables/${name}/record`;

/** The record of a finished game, in JSON lines; null where it can't be had. */
export async function getRecord(name: string): Promise<string | null> {
  try {
    const answer = await fetch(recordPath(name), { headers: guestHeaders() });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Sends one request to the room; returns its answer, or why it was refused. */
export const call = <T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Fetched<T>> =>
  fetched(path, {
    method,
    headers: { ...guestHeaders(), ...(body === undefined ? {} : JSON_BODY) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Sends a request as it is; returns its answer, or why it was refused. */
export async function fetched<T>(path: string, request: RequestInit): Promise<Fetched<T>> {
  try {
    const answer = await fetch(path, request);
    const read: unknown = await answer.json();
    if (answer.ok) {
      return { ok: true, value: read as T, links: answer.headers.get('link') ?? '' };
    }
    return { ok: false, refused: { rule: null, ...(read as Problem) } };
  } catch {
    // No connection, or something in between that does not speak JSON.
    return { ok: false, refused: { code: 'offline', rule: null, params: {} } };
  }
}
