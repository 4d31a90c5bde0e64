/**
 * Log of a table, as sentences. The room doesn't resend earlier events to a page that is reloaded,
 * so they are kept outside the page, as this seat saw them, until the tab is closed.
 */

import { text } from '../messages';

/** Sentences for an update: all of them in order, and the most important first. */
interface Entry {
  seq: number;
  said: readonly string[];
  news: readonly string[];
}

interface Kept {
  /** The last update heard, whether it said something or not. */
  seq: number;
  entries: readonly Entry[];
}

/** About as many updates as a round has. */
const MOST = 60;

export class Remembered {
  readonly #key: string | null;
  #kept: Kept | null;

  /** *key* names the table and the seat; without one, nothing outlasts the page. */
  constructor(key: string | null) {
    this.#key = key === null ? null : `rumpus.ice-told.${key}`;
    this.#kept = this.#key === null ? null : recalled(this.#key);
  }

  /** Record the sentences for an update, unless another board has already recorded it. */
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
    // Without storage the list starts again with the page.
  }
}
