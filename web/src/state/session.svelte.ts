/** Session at one table: its socket, its state, and requests to it. */
import { readonly, writable } from 'svelte/store';
import type { Answered, Happened, Outcome, Reason, Refused } from '../lib/game';
import { isLost } from '../lib/refusals';
import { guestProtocols } from '../net/guest';
import { type Reply, TableSocket } from '../net/socket';
import { socketUrl } from '../net/world';
import type { PointedMessage, ReactedMessage, TableAction } from '../wire.gen';
import { readClock } from './clock';
import { lookAtMe } from './room.svelte';
import { type Channel, connected, EMPTY, fold, type TableState, unheard } from './table';

/** A connection unwatched for this long may be dead; joining again costs less than finding out. */
const UNWATCHED_MS = 20_000;

/** A chat message that is on its way, or could not be sent. */
export interface Saying {
  key: number;
  text: string;
  channel: Channel;
  failed: boolean;
}

export class Session {
  readonly name: string;
  readonly #side: Side;
  #socket: TableSocket;
  readonly #happened = writable<Happened<unknown> | null>(null);
  readonly happened = readonly(this.#happened);
  readonly #pointed = writable<PointedMessage | null>(null);
  readonly pointed = readonly(this.#pointed);
  #state = $state.raw<TableState>(EMPTY);
  /** Separate from the state: an effect that sends a request must not be triggered by it. */
  #waiting = $state(0);
  #saying = $state.raw<readonly Saying[]>([]);
  #reacted = $state.raw<ReactedMessage | null>(null);
  #spoken = 0;
  #introduced = guestProtocols().length > 0;
  #hiddenAt: number | null = null;

  constructor(name: string, side: Side = 1) {
    this.name = name;
    this.#side = side;
    this.#socket = this.#opened();
    window.addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#looked);
    window.addEventListener('pagehide', this.#putAside);
    window.addEventListener('pageshow', this.#broughtBack);
  }

  /** Comes again after the room has closed the connection for good. */
  reopen(): void {
    this.#state = EMPTY;
    this.#socket = this.#opened();
  }

  #opened(): TableSocket {
    return new TableSocket(urlOf(this.name, this.#side), {
      since: () => this.#state.seq,
      timeline: () => this.#state.timeline,
      news: (message) => {
        const next = fold(this.#state, message, performance.now());
        if (next === null) return false;
        const before = this.#state.happened;
        this.#state = next;
        if (next.happened !== before) this.#happened.set(next.happened);
        return true;
      },
      connection: (connection) => {
        this.#state = connected(this.#state, connection, performance.now());
        if (connection.is === 'open' && document.hidden) this.#look();
      },
      waiting: (waiting) => {
        this.#waiting = waiting;
      },
      pointed: (message) => this.#pointed.set(message),
      reacted: (message) => {
        this.#reacted = message;
      },
      identify: lookAtMe,
    });
  }

  get state(): TableState {
    return this.#state;
  }

  /** How many requests wait for their answer. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Table time now in ms. */
  readonly now = (): number => readClock(this.#state.clock, performance.now());

  /** Sends a request to the table itself. */
  readonly table = (action: TableAction): Promise<Outcome> =>
    this.#socket.request((id) => ({ t: 'table', id, action })).then(outcome);

  /** Sends an action in the game. */
  readonly act = (action: unknown, reason?: Reason): Promise<Outcome> =>
    this.#socket.request((id) => ({ t: 'act', id, action, ...reason })).then(outcome);

  /** Shows the others the guest's hand, in thousandths of the table; null: nowhere. */
  readonly point = (at: { x: number; y: number } | null): void =>
    this.#socket.tell({ t: 'point', ...at });

  /** Asks the game a question about the view. */
  readonly ask = (question: unknown): Promise<Answered<unknown>> =>
    this.#socket.request((id) => ({ t: 'ask', id, question })).then(answered);

  /** Sends a chat message, which is shown as waiting until the room has it. */
  readonly say = async (text: string, channel: Channel): Promise<Outcome> => {
    const key = ++this.#spoken;
    this.#saying = [...this.#saying, { key, text, channel, failed: false }];
    const said = outcome(await this.#socket.request((id) => ({ t: 'chat', id, text, channel })));
    const failed = !said.ok && isLost(said.refused);
    this.#saying = this.#saying.flatMap((one) => {
      if (one.key !== key) return [one];
      return failed ? [{ ...one, failed }] : [];
    });
    return said;
  };

  /** Chat messages that have not arrived yet. */
  get saying(): readonly Saying[] {
    return this.#saying;
  }

  /** Removes a chat message that did not arrive. */
  readonly unsay = (key: number): void => {
    this.#saying = this.#saying.filter((one) => one.key !== key);
  };

  /** The latest reaction. */
  get reacted(): ReactedMessage | null {
    return this.#reacted;
  }

  /** Says a quick phrase, by its key. */
  readonly phrase = (phrase: string, channel: Channel): Promise<Outcome> =>
    this.#socket.request((id) => ({ t: 'phrase', id, phrase, channel })).then(outcome);

  /** Shows a reaction to those who may hear the guest. */
  readonly react = (reaction: ReactedMessage['reaction']): void =>
    this.#socket.tell({ t: 'react', reaction });

  /** Drops what somebody said, whom the guest no longer wants to hear. */
  readonly unheard = (seat: number | null, name: string): void => {
    this.#state = unheard(this.#state, seat, name);
  };

  /** Joins again with the identity that the page sends itself. */
  introduce(): void {
    if (!this.#introduced) this.#socket.rejoin();
    this.#introduced = true;
  }

  close(): void {
    window.removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#looked);
    window.removeEventListener('pagehide', this.#putAside);
    window.removeEventListener('pageshow', this.#broughtBack);
    this.#socket.close();
  }

  /** Suspends when the browser puts the page aside for the Back button: nobody plays there then. */
  readonly #putAside = (): void => this.#socket.suspend();

  readonly #broughtBack = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#socket.resume();
  };

  readonly #online = (): void => this.#socket.hurry();

  /** Says whether anybody can see this page: alerts go to people who can't. */
  #look(): void {
    this.#socket.tell({ t: 'look', visible: !document.hidden });
  }

  readonly #looked = (): void => {
    const now = performance.now();
    this.#look();
    if (document.hidden) {
      this.#hiddenAt = now;
      return;
    }
    const long = this.#hiddenAt !== null && now - this.#hiddenAt > UNWATCHED_MS;
    this.#hiddenAt = null;
    if (this.#state.connection.is === 'lost') this.#socket.hurry();
    else if (long) this.#socket.rejoin();
    else this.#socket.probe();
  };
}

/** Side 2 is the second player of a device that two people share; a screen belongs to no player. */
type Side = 1 | 2 | 'screen';
const QUERIES: Record<Side, string> = { 1: '', 2: '?side=2', screen: '?screen' };

const urlOf = (name: string, side: Side): string =>
  socketUrl(`/api/tables/${name}/socket${QUERIES[side]}`);

function outcome(reply: Reply): Outcome {
  return reply.t === 'done' ? { ok: true, seq: reply.seq } : { ok: false, refused: why(reply) };
}

function answered(reply: Reply): Answered<unknown> {
  if (reply.t === 'answer') return { ok: true, answer: reply.answer };
  return { ok: false, refused: why(reply) };
}

/** The refusal in a reply; an answer of the wrong kind is a fault of the server. */
function why(reply: Reply): Refused {
  return reply.t === 'refused' ? reply : { code: 'internal', rule: null, params: {} };
}
