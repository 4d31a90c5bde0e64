/**
 * One socket to one table: it joins, reconnects when a connection drops or falls silent, and
 * returns one answer to each request.
 *
 * Requests that were unanswered when the connection dropped, or were made without one, are sent
 * when it is back, under the same id, so the server applies them once; those that waited too long
 * are dropped, as they might surprise the player in a later position.
 */
import type {
  AnswerMessage,
  AskingMessage,
  ClientMessage,
  DoneMessage,
  LookMessage,
  PointedMessage,
  PointMessage,
  PresenceMessage,
  ReactedMessage,
  ReactMessage,
  RefusedMessage,
  SaidMessage,
  ServerMessage,
  UpdateMessage,
  ViewMessage,
} from '../wire.gen';
import { PROTOCOL } from '../wire.gen';
import { read } from './message';
import { afterSilence, FRESH, heard, TICK_MS, ticked, ticksIn } from './pulse';
import { Retry } from './retry';
import { BROWSER, type World } from './world';

export type Reply = DoneMessage | RefusedMessage | AnswerMessage;
type Request = Exclude<ClientMessage, { t: 'join' | 'point' | 'react' | 'look' | 'beat' }>;
export type News = ViewMessage | UpdateMessage | PresenceMessage | SaidMessage | AskingMessage;

/**
 * `late` is open, but silent while an answer is due; `lost` reconnects by itself; `closed` does not,
 * and *code* says why.
 */
export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'late' }
  | { is: 'lost' }
  | { is: 'closed'; code: string };

/** Whether requests can be sent. */
export const isOpen = ({ is }: Connection): boolean => is === 'open' || is === 'late';

export interface Hooks {
  /** The last seq that the client holds, if any. */
  since: () => number | null;
  /** The timeline of that seq. */
  timeline: () => string | null;
  /** Handles one message; returns false if it does not follow what the client holds. */
  news: (message: News) => boolean;
  connection: (connection: Connection) => void;
  /** How many requests wait for their answer. */
  waiting?: (requests: number) => void;
  /** The current position of another player's hand. */
  pointed?: (message: PointedMessage) => void;
  reacted?: (message: ReactedMessage) => void;
  /** Finds out who the guest is after signing in or out elsewhere; the socket waits for it. */
  identify?: () => Promise<unknown>;
}

const REJOIN_MS = 100;
/** A player who looks at the table again is back within two seconds, whatever happened meanwhile. */
const PROBE_MS = 1_200;
const GIVE_UP_MS = 15_000;
const BEAT = JSON.stringify({ t: 'beat' });
/** Close codes after which there is nothing to come back to, in case the `bye` is lost. */
const FINAL: Readonly<Record<number, string>> = { 4404: 'no_such_table', 4500: 'table_broken' };

/** A request without an answer; *sent* is true once it has been sent on any connection. */
interface Pending {
  text: string;
  asked: number;
  sent: boolean;
  settle: (reply: Reply) => void;
}

/** Close code of a player who leaves on purpose, which the others see. */
const LEFT = 4000;

export class TableSocket {
  readonly #url: string;
  readonly #hooks: Hooks;
  readonly #world: World;
  readonly #prefix: string;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  readonly #retry: Retry;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #pulse = FRESH;
  /** The steady reading of the last tick. */
  #ticked = 0;
  /** The last reported state of the connection. */
  #told: Connection['is'] = 'connecting';
  /** Counts messages. */
  #heard = 0;
  #count = 0;
  /** True from a change of identity until the first view under the new one. */
  #changed = false;
  #ended = false;

  constructor(url: string, hooks: Hooks, world: World = BROWSER) {
    this.#url = url;
    this.#hooks = hooks;
    this.#world = world;
    this.#retry = new Retry(world.random, hooks.identify);
    // Two tabs of one person share a seat, so their ids must not meet.
    this.#prefix = world.random().toString(36).slice(2, 10);
    hooks.connection({ is: 'connecting' });
    this.#connect();
  }

  /**
   * Sends a request and returns its one answer.
   *
   * Without a connection it waits briefly for one; a question is refused at once as `offline`.
   */
  request(make: (id: string) => Request): Promise<Reply> {
    const id = `${this.#prefix}-${++this.#count}`;
    const message = make(id);
    const open = this.#open();
    if (this.#ended || (open === null && message.t === 'ask')) {
      return Promise.resolve(refused(id, 'offline'));
    }
    return new Promise((settle) => {
      const text = JSON.stringify(message);
      const asked = this.#world.steady();
      this.#pending.set(id, { text, asked, sent: open !== null, settle });
      // A timer may fire a little early.
      setTimeout(() => this.#giveUp(), GIVE_UP_MS + 50);
      open?.send(text);
      this.#hooks.waiting?.(this.#pending.size);
    });
  }

  /** Sends a message that needs no answer; without a connection it is dropped. */
  tell(message: PointMessage | ReactMessage | LookMessage): void {
    this.#open()?.send(JSON.stringify(message));
  }

  /** Tries again now if it is waiting to. */
  hurry(): void {
    if (!this.#retry.waits) return;
    this.#retry.cancel();
    this.#connect();
  }

  /** Drops a connection that may be dead unnoticed, and joins again. */
  rejoin(): void {
    if (this.#ended || this.#retry.waits) return;
    this.#retry.ask(REJOIN_MS);
    this.#socket?.close();
    this.#dropped(0);
  }

  /** Finds out at once whether a connection lives that nobody looked after for a moment. */
  probe(): void {
    const socket = this.#open();
    if (socket === null) return;
    const before = this.#heard;
    socket.send(BEAT);
    setTimeout(() => {
      if (socket === this.#socket && this.#heard === before) this.rejoin();
    }, PROBE_MS);
  }

  /** Closes the connection until `resume`, so that others see at once that the page was put aside. */
  suspend(): void {
    if (this.#ended) return;
    this.#retry.cancel();
    this.#socket?.close();
    this.#lose();
  }

  /** Reconnects a page that was put aside. */
  resume(): void {
    if (this.#ended || this.#socket !== null) return;
    this.#retry.cancel();
    this.#connect();
  }

  /** Closes for good: screens that waited for an answer are gone, and get none. */
  close(): void {
    this.#pending.clear();
    this.#end();
    this.#socket?.close(LEFT);
    this.#socket = null;
  }

  #connect(): void {
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    this.#ticked = this.#world.steady();
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const [since, timeline] = this.#changed
        ? [null, null]
        : [this.#hooks.since(), this.#hooks.timeline()];
      socket.send(JSON.stringify({ t: 'join', since, timeline }));
      this.#again(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#pulse = heard(this.#pulse);
      this.#heard += 1;
      const message = read(event.data);
      if (message) this.#take(message);
      else this.rejoin();
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#dropped(event.code);
    };
  }

  #open(): WebSocket | null {
    return this.#socket?.readyState === 1 ? this.#socket : null;
  }

  #tick(): void {
    const now = this.#world.steady();
    const { pulse, sign } = ticked(
      this.#pulse,
      this.#pending.size > 0,
      ticksIn(now - this.#ticked),
    );
    this.#ticked = now;
    this.#pulse = pulse;
    if (sign === 'ask') this.#open()?.send(BEAT);
    else if (sign === 'lost') this.#silent();
    else if (sign === 'late' && this.#told === 'open') this.#note({ is: 'late' });
  }

  /** Drops a silent connection, and opens another. */
  #silent(): void {
    this.#pulse = afterSilence(this.#pulse);
    if (this.#retry.fresh) this.#retry.ask(REJOIN_MS);
    this.#socket?.close();
    this.#dropped(0);
  }

  #again(socket: WebSocket): void {
    this.#giveUp();
    for (const request of this.#pending.values()) {
      request.sent = true;
      socket.send(request.text);
    }
  }

  /** Fails requests that have waited too long, unless a connection may still bring the answer. */
  #giveUp(): void {
    if (this.#told === 'open' || this.#told === 'late') return;
    const now = this.#world.steady();
    for (const [id, { asked, sent }] of [...this.#pending]) {
      if (now - asked >= GIVE_UP_MS) this.#settle(refused(id, sent ? 'lost' : 'offline'));
    }
  }

  #note(connection: Connection): void {
    this.#told = connection.is;
    this.#hooks.connection(connection);
  }

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'done':
      case 'refused':
      case 'answer':
        this.#settle(message);
        break;
      case 'bye':
        if (message.code === 'signed_out') this.#changed = true;
        if (message.retry_ms >= 0) this.#retry.heed(message);
        else this.#close(message.code);
        break;
      case 'pointed':
        this.#hooks.pointed?.(message);
        break;
      case 'reacted':
        this.#hooks.reacted?.(message);
        break;
      case 'beat':
        break;
      case 'view':
        if (message.protocol > PROTOCOL) {
          this.#outdated(message.protocol);
          return;
        }
        this.#changed = false;
        this.#news(message);
        break;
      default:
        this.#news(message);
    }
    // The connection counts as open only once the room has sent something.
    if (message.t !== 'bye' && this.#socket && this.#told !== 'open') this.#note({ is: 'open' });
  }

  #news(message: News): void {
    if (this.#hooks.news(message)) this.#retry.worked();
    else this.rejoin();
  }

  /** Stops reading if this page is too old for the room, and reloads it. */
  #outdated(protocol: number): void {
    this.#socket?.close();
    this.#socket = null;
    if (this.#world.renew(protocol)) this.#end();
    else this.#close('old_page');
  }

  #settle(reply: Reply): void {
    this.#pending.get(reply.id)?.settle(reply);
    if (this.#pending.delete(reply.id)) this.#hooks.waiting?.(this.#pending.size);
  }

  #dropped(code: number): void {
    if (this.#ended) return;
    const final = FINAL[code];
    if (final !== undefined) {
      this.#close(final);
      return;
    }
    this.#lose();
    this.#retry.schedule(() => this.#connect());
  }

  #lose(): void {
    this.#socket = null;
    clearInterval(this.#ticker);
    this.#pulse = { ...FRESH, patience: this.#pulse.patience };
    this.#note({ is: 'lost' });
    this.#giveUp();
  }

  #close(code: string): void {
    this.#end();
    this.#note({ is: 'closed', code });
  }

  #end(): void {
    this.#ended = true;
    clearInterval(this.#ticker);
    this.#retry.cancel();
    for (const id of [...this.#pending.keys()]) this.#settle(refused(id, 'lost'));
  }
}

function refused(id: string, code: string): RefusedMessage {
  return { t: 'refused', id, code, rule: null, params: {} };
}
