/**
 * What has happened at a table, as sentences. A page that is loaded anew gets nothing of what was
 * before from the room, so it is kept beside the page: as this seat was told it, and no longer.
 */

import { text } from '../messages';

/** What an update brought: all of it in its order, and what of it matters most first. */
interface Entry {
  seq: number;
  said: readonly string[];
  news: readonly string[];
}

interface Kept {
  /** The last update that was heard of, whether it said something or not. */
  seq: number;
  entries: readonly Entry[];
}

/** About as many updates as a round has. */
const MOST = 60;

export class Remembered {
  readonly #key: string | null;
  #kept: Kept | null;

  /** *key* names the table and the seat; without one all is forgotten with the page. */
  constructor(key: string | null) {
    this.#key = key === null ? null : `rumpus.ice-told.${key}`;
    this.#kept = this.#key === null ? null : recalled(this.#key);
  }

  /** Notes what an update brought; one that was heard before, by another board, is known. */
  hear(entry: Entry): void {
    const { entries = [], seq = entry.seq - 1 } = this.#kept ?? {};
    if (entry.seq <= seq) return;
    const missed = entry.seq > seq + 1 ? [text.events.missed] : [];
    const said = [...missed, ...entry.said];
    const next = said.length > 0 ? [...entries, { ...entry, said }] : entries;
    this.#kept = { seq: entry.seq, entries: next.slice(-MOST) };
    if (this.#key !== null) keep(this.#key, this.#kept);
  }

  /** All sentences up to an update, and the latest news. */
  upTo(seq = Number.POSITIVE_INFINITY): { all: string[]; news: readonly string[] } {
    const entries = (this.#kept?.entries ?? []).filter((entry) => entry.seq <= seq);
    const news = entries.findLast((entry) => entry.news.length > 0)?.news ?? [];
    return { all: entries.flatMap(({ said }) => said), news };
  }
}

function recalled(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the list begins anew with the page.
  }
}
