/** The room over HTTP: who one is, which games there are, which tables stand. */
import type { Refused } from '../lib/game';
import type { GameFacts, TableView } from '../wire.gen';

/** A game as the room knows it; *open* is false for one that is not built yet. */
export interface GameCard
  extends Pick<GameFacts, 'name' | 'title' | 'roles' | 'teams' | 'options' | 'presets'> {
  open: boolean;
  levels: string[];
  lexicons: string[];
}

export interface SeatLine {
  taken: boolean;
  bot: boolean;
  name: string | null;
}

/** One line about a table; *line* is a reason to look, or null. */
export interface TableLine extends Pick<TableView, 'name' | 'title' | 'game' | 'phase'> {
  seats: SeatLine[];
  free: number;
  line: string | null;
}

export interface NewTable {
  game: string;
  title?: string;
  options?: TableView['options'];
  public?: boolean;
  bots?: string[];
  start?: boolean;
}

export type Fetched<T> = { ok: true; value: T } | { ok: false; refused: Refused };

export const getMe = () => call<{ name: string | null }>('GET', '/api/me');
export const setName = (name: string) => call<{ name: string | null }>('POST', '/api/me', { name });
export const getGames = () => call<GameCard[]>('GET', '/api/games');
export const getTables = () => call<TableLine[]>('GET', '/api/tables');
export const getTable = (name: string) => call<TableLine>('GET', `/api/tables/${name}`);
export const setTable = (table: NewTable) => call<{ table: string }>('POST', '/api/tables', table);

/** Where the record of a finished game lies. */
export const recordPath = (name: string): string => `/api/tables/${name}/record`;

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Fetched<T>> {
  try {
    const answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const read: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: read as T };
    return { ok: false, refused: { rule: null, ...(read as Pick<Refused, 'code' | 'params'>) } };
  } catch {
    // No line, or something between us and the room that does not speak JSON.
    return { ok: false, refused: { code: 'offline', rule: null, params: {} } };
  }
}
