/** A guest at the door of a table: what they asked, and what came of it. */
import type { Refused } from '../../lib/game';
import {
  askAtDoor,
  type DoorLine,
  enterWith,
  leaveDoor,
  lookAtDoor,
  waitAtDoor,
} from '../../net/doors';
import type { Fetched } from '../../net/http';

const AGAIN_MS = 1_500;

export class Knocking {
  readonly #table: string;
  readonly #oncome: () => void;
  line = $state.raw<DoorLine | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Whether a request has ended without an answer. */
  lapsed = $state(false);
  busy = $state(false);
  #closed = false;

  /** Calls *oncome* once the guest may sit down. */
  constructor(table: string, oncome: () => void) {
    this.#table = table;
    this.#oncome = oncome;
  }

  /** Looks at the door; a page that was reloaded goes on waiting. */
  async look(): Promise<void> {
    this.#take(await lookAtDoor(this.#table));
    void this.#follow();
  }

  /** Asks to be let in, and waits for the answer. */
  async ask(): Promise<void> {
    await this.#busy(() => askAtDoor(this.#table));
    void this.#follow();
  }

  /** Tries a password; true if it is right. */
  async enter(password: string): Promise<void> {
    await this.#busy(() => enterWith(this.#table, password));
  }

  /** Stops asking. */
  async withdraw(): Promise<void> {
    if (this.line?.state !== 'waiting') return;
    this.line = { ...this.line, state: 'out' };
    await leaveDoor(this.#table);
  }

  /** Ends with the page: a guest who has left no longer asks. */
  close(): void {
    this.#closed = true;
    void this.withdraw();
  }

  async #busy(request: () => Promise<Fetched<DoorLine>>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#take(await request());
    this.busy = false;
  }

  #waits(): boolean {
    return !this.#closed && this.line?.state === 'waiting';
  }

  async #follow(): Promise<void> {
    while (this.#waits()) {
      const answer = await waitAtDoor(this.#table);
      if (!this.#waits()) return;
      if (!answer.ok && answer.refused.code === 'offline') {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      } else if (answer.ok) {
        this.#take(answer);
        this.lapsed = answer.value.state === 'out';
      } else {
        this.#take(answer);
        return;
      }
    }
  }

  #take(answer: Fetched<DoorLine>): void {
    this.refused = answer.ok ? null : answer.refused;
    this.lapsed = false;
    if (!answer.ok || this.#closed) return;
    this.line = answer.value;
    if (answer.value.state === 'in') this.#oncome();
  }
}
