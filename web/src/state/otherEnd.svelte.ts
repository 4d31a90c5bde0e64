/** Whoever sits at the other end of this screen: a player of their own, over a socket of their own. */
import { setSecondName } from '../net/http';
import { Session } from './session.svelte';

const keyOf = (table: string): string => `rumpus.otherEnd.${table}`;

export class OtherEnd {
  readonly #table: string;
  session = $state.raw<Session | null>(null);
  #wanted: number | null = null;
  /** A word for the other end is under way. */
  #agrees = false;

  /** Comes back after the page was loaded again. */
  constructor(table: string) {
    this.#table = table;
    if (kept(table)) this.session = new Session(table, 2);
  }

  /** Sits down under a name; gives the code of the refusal, or null. */
  async come(name: string, seat: number): Promise<string | null> {
    const named = await setSecondName(name);
    if (!named.ok) return named.refused.code;
    keep(this.#table, true);
    this.#wanted = seat;
    this.session ??= new Session(this.#table, 2);
    this.follow();
    return null;
  }

  /** Does what waited for the line: to be called whenever the other end's table changes. */
  follow(): void {
    const { session } = this;
    const held = session?.state;
    if (!session || held?.table?.phase !== 'lobby' || held.connection.is !== 'open') return;
    const seat = this.#wanted;
    if (held.you === null && seat !== null) {
      this.#wanted = null;
      void session.table({ type: 'sit', seat });
    } else if (held.you !== null && held.table.seats[held.you]?.ready === false) {
      void this.#ready(session);
    }
  }

  /** Both read the same screen: who starts, or is ready, has asked the other across the table. */
  async #ready(session: Session): Promise<void> {
    if (this.#agrees) return;
    this.#agrees = true;
    await session.table({ type: 'ready', ready: true });
    this.#agrees = false;
  }

  /** Stands up and goes. */
  async leave(): Promise<void> {
    const { session } = this;
    keep(this.#table, false);
    if (session?.state.table?.phase === 'lobby') await session.table({ type: 'leave' });
    session?.close();
    this.session = null;
  }

  close(): void {
    this.session?.close();
  }
}

function kept(table: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
}

function keep(table: string, there: boolean): void {
  try {
    if (there) sessionStorage.setItem(keyOf(table), '1');
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // Without storage the other end has to come again after the page was loaded anew.
  }
}
