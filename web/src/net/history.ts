/** The games that a guest or member has finished. */
import type { HistoryPage } from '../wire.gen';
import { call } from './http';

export type { HistoryPage } from '../wire.gen';

/** Gets games before a cursor, newest first; an empty *game* stands for any. */
export function getHistory(game: string, before: number | null) {
  const asked = new URLSearchParams();
  if (game !== '') asked.set('game', game);
  if (before !== null) asked.set('before', String(before));
  return call<HistoryPage>('GET', `/api/history?${asked}`);
}
