/** Replays over HTTP: the messages that a seat of a finished game was sent. */
import type { Refused } from '../lib/game';
import type { Made, NewTry, Problem, UpdateMessage, ViewMessage } from '../wire.gen';
import { guestHeaders } from './guest';
import { call } from './http';

/** *judged* is null for a game at a table, which the room has kept itself. */
export interface Retold {
  judged: boolean | null;
  view: ViewMessage;
  updates: readonly UpdateMessage[];
}

export type GotReplay = { ok: true; replay: Retold } | { ok: false; refused: Refused };

/** Where a replay comes from: the name of a table, or the text of a record. */
export type Source = { table: string } | { record: string };

/** Creates a table where the guest plays on from a moment of the game at another. */
export const tryFrom = (table: string, moment: NewTry) =>
  call<Made>('POST', `/api/tables/${table}/try`, moment);

/** Gets the game as a seat saw it, or as spectators did. */
export async function getReplay(source: Source, seat: number | null): Promise<GotReplay> {
  const query = seat === null ? '' : `?seat=${seat}`;
  try {
    const answer =
      'table' in source
        ? await fetch(`/api/tables/${source.table}/replay${query}`, { headers: guestHeaders() })
        : await fetch(`/api/replay${query}`, {
            method: 'POST',
            headers: guestHeaders(),
            body: source.record,
          });
    if (answer.ok) return { ok: true, replay: read(await answer.text()) };
    if (answer.headers.get('content-type')?.startsWith('application/json'))
      return { ok: false, refused: { rule: null, ...((await answer.json()) as Problem) } };
    // A body that is too long is refused before the room can say why.
    return { ok: false, refused: refusal(answer.status === 413 ? 'too_large' : 'try_again') };
  } catch {
    return { ok: false, refused: refusal('offline') };
  }
}

const refusal = (code: string): Refused => ({ code, rule: null, params: {} });

type Line = { t: 'checked'; judged: boolean } | ViewMessage | UpdateMessage;

/** Reads the lines of a replay; throws if the connection broke off. */
function read(text: string): Retold {
  if (!text.endsWith('\n')) throw new Error('incomplete');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const [first] = lines;
  const judged = first?.t === 'checked' ? first.judged : null;
  const view = lines.find((line) => line.t === 'view');
  const updates = lines.filter((line) => line.t === 'update');
  if (!view || updates.at(-1)?.table?.phase !== 'over') throw new Error('incomplete');
  return { judged, view, updates };
}
