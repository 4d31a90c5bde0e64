/** The other end of this screen: a second player with a separate socket. */
import { setSecondName } from '../net/http';
import { isOpen } from '../net/socket';
import { Session } from './session.svelte';

const keyOf = (table: string): string => `rumpus.otherEnd.${table}`;

/** Whether somebody is at a table's other end, or is coming along from the previous game. */
type Kept = 'there' | 'coming';

export class OtherEnd {
  readonly #table: string;
  session = $state.raw<Session | null>(null);
  /** The seat to take; 'any' for a player who comes along to a rematch. */
  #wanted: number | 'any' | null = null;
  /** Whether a message for the other end is being sent. */
  #agrees = false;

  /** Restores the other end after a reload. */
  constructor(table: string) {
    this.#table = table;
    const was = kept(table);
    if (was === 'coming') this.#wanted = 'any';
    if (was !== null) this.session = new Session(table, 2);
  }

  /** Sits down under a name; returns the code of the refusal, or null. */
  async come(name: string, seat: number): Promise<string | null> {
    const named = await setSecondName(name);
    if (!named.ok) return named.refused.code;
    keep(this.#table, 'there');
    this.#wanted = seat;
    this.session ??= new Session(this.#table, 2);
    this.follow(null);
    return null;
  }

  /** Takes the second player along to another table, under the same name. */
  comeAlong(table: string): void {
    if (this.session && this.session.state.you !== null) keep(table, 'coming');
  }

  /**
   * Does anything that waited for the connection; call it whenever the other end's table changes.
   * *free* is a seat for the second player; null while there is none, or while the first player has
   * no seat.
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

  /** Agrees for the other end: both players read the same screen, and can talk to each other. */
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
    // Without storage, the other end has to join again after a reload.
  }
}
