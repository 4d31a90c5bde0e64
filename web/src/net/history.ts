/** The games that a guest or member has finished. */
import type { HistoryPage, HistorySummary } from '../wire.gen';
import { call } from './http';

export type { HistoryPage, HistorySummary } from '../wire.gen';

/** Which games are wanted; an empty value stands for any. */
export interface Wanted {
  game: string;
  /** A seat of a finished game, as `HistorySeat.opponent` names it. */
  opponent: string;
  /** In seconds since 1970. */
  since: number | null;
  until: number | null;
  rated: '' | 'yes' | 'no';
  result: '' | 'won' | 'lost';
}

export const ALL: Wanted = {
  game: '',
  opponent: '',
  since: null,
  until: null,
  rated: '',
  result: '',
};

function queryOf(wanted: Wanted): URLSearchParams {
  const given = Object.entries(wanted).filter(([, value]) => value !== '' && value !== null);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}

/** Gets games before a cursor, newest first. */
export function getHistory(wanted: Wanted, before: number | null) {
  const asked = queryOf(wanted);
  if (before !== null) asked.set('before', String(before));
  return call<HistoryPage>('GET', `/api/history?${asked}`);
}

/** Gets what the wanted games amount to. */
export const getSummary = (wanted: Wanted) =>
  call<HistorySummary>('GET', `/api/history/summary?${queryOf(wanted)}`);

/** The address of all wanted games as a table for spreadsheets. */
export const tablePath = (wanted: Wanted): string => `/api/history.csv?${queryOf(wanted)}`;
