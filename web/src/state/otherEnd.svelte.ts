/** Whoever sits at the other end of this screen: a player of their own, over a socket of their own. */
import { setSecondName } from '../net/http';
import { isOpen } from '../net/socket';
import { Session } from './session.svelte';

const keyOf = (table: string): string => `rumpus.otherEnd.${table}`;

/** Of a table: somebody is at its other end, or comes along to it from the game before. */
type Kept = 'there' | 'coming';

export class OtherEnd {
  readonly #table: string;
  session = $state.raw<Session | null>(null);
  /** The seat to take; 'any' for who comes along to a rematch. */
  #wanted: number | 'any' | null = null;
  /** A word for the other end is under way. */
  #agrees = false;

  /** Comes back after the page was loaded again. */
  constructor(table: string) {
    this.#table = table;
    const was = kept(table);
    if (was === 'coming') this.#wanted = 'any';
    if (was !== null) this.session = new Session(table, 2);
  }

  /** Sits down under a name; gives the code of the refusal, or null. */
  async come(name: string, seat: number): Promise<string | null> {
    const named = await setSecondName(name);
    if (!named.ok) return named.refused.code;
    keep(this.#table, 'there');
    this.#wanted = seat;
    this.session ??= new Session(this.#table, 2);
    this.follow(null);
    return null;
  }

  /** Lets whoever sits here come along to another table, under the same name. */
  comeAlong(table: string): void {
    if (this.session && this.session.state.you !== null) keep(table, 'coming');
  }

  /**
   * Does what waited for the line: to be called whenever the other end's table changes. *free* is a
   * seat for who comes along; null while there is none, or nobody has come whom to sit beside.
   */
  follow(free: number | null): void {
    const { session } = this;
    const held = session?.state;
    if (!session || held?.table?.phase !== 'lobby' || !isOpen(held.connection)) return;
    const seat = this.#wanted === 'any' ? free : this.#wanted;
    if (held.you === null && seat !== null) {
      this.#wanted = null;
      keep(this.#table, 'there');
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
    keep(this.#table, null);
    if (session?.state.table?.phase === 'lobby' && isOpen(session.state.connection)) {
      await session.table({ type: 'leave' });
    }
    session?.close();
    this.session = null;
  }

  close(): void {
    this.session?.close();
  }
}

function kept(table: string): Kept | null {
  try {
    const was = sessionStorage.getItem(keyOf(table));
    return was === 'there' || was === 'coming' ? was : null;
  } catch {
    return null;
  }
}

function keep(table: string, what: Kept | null): void {
  try {
    if (what === null) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), what);
  } catch {
    // Without storage the other end has to come again after the page was loaded anew.
  }
}
