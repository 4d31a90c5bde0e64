/**
 * One socket to one table: joins, comes back when the line drops or falls silent, and gives every
 * request one answer.
 *
 * Requests that were under way when the line dropped, or were made without one, go out when it is
 * back, under the same id, so the server applies them once; those that waited too long are given up
 * instead of surprising a later position.
 */
import type {
  AnswerMessage,
  ClientMessage,
  DoneMessage,
  PointedMessage,
  PointMessage,
  PresenceMessage,
  RefusedMessage,
  SaidMessage,
  ServerMessage,
  UpdateMessage,
  ViewMessage,
} from '../wire.gen';
import { PROTOCOL } from '../wire.gen';
import { guestProtocols } from './guest';
import { afterSilence, FRESH, heard, TICK_MS, ticked, ticksIn } from './pulse';
import { renew } from './renew';

export type Reply = DoneMessage | RefusedMessage | AnswerMessage;
export type News = ViewMessage | UpdateMessage | PresenceMessage | SaidMessage;
type Request = Exclude<ClientMessage, { t: 'join' } | { t: 'point' } | { t: 'beat' }>;

/**
 * `late` is open, but an answer is due and nothing is heard; `lost` comes back by itself; `closed`
 * does not, and *code* says why.
 */
export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'late' }
  | { is: 'lost' }
  | { is: 'closed'; code: string };

/** Whether the room can be asked for something. */
export const isOpen = ({ is }: Connection): boolean => is === 'open' || is === 'late';

export interface Hooks {
  /** The last seq that we hold, if any. */
  since: () => number | null;
  /** The timeline of that seq. */
  timeline: () => string | null;
  /** Takes one message; false when it does not follow what we hold. */
  news: (message: News) => boolean;
  connection: (connection: Connection) => void;
  /** How many requests wait for their answer. */
  waiting?: (requests: number) => void;
  /** Where somebody else's hand is now. */
  pointed?: (message: PointedMessage) => void;
}

/** What the socket needs of the world, so that tests can bring their own. */
export interface World {
  open: (url: string) => WebSocket;
  random: () => number;
  /** A steady clock in ms. */
  steady: () => number;
  /** Loads a page for this protocol; false where that was tried before. */
  renew: (protocol: number) => boolean;
}

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 8_000;
const REJOIN_MS = 100;
const GIVE_UP_MS = 15_000;
const BEAT = JSON.stringify({ t: 'beat' });
/** What a line is closed with where there is nothing to come back to, should its `bye` be lost. */
const FINAL: Readonly<Record<number, string>> = { 4404: 'no_such_table', 4500: 'table_broken' };

const BROWSER: World = {
  open: (url) => new WebSocket(url, guestProtocols()),
  random: Math.random,
  steady: () => performance.now(),
  renew,
};

/** A request without an answer; *sent* once it went out on any line. */
interface Pending {
  text: string;
  asked: number;
  sent: boolean;
  settle: (reply: Reply) => void;
}

/** What a line is closed with by who leaves: the others are told so. */
const LEFT = 4000;

export class TableSocket {
  readonly #url: string;
  readonly #hooks: Hooks;
  readonly #world: World;
  readonly #prefix: string;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticker: ReturnType<typeof setInterval> | undefined;
  #pulse = FRESH;
  /** The steady reading of the last tick. */
  #ticked = 0;
  /** What was told of the line last. */
  #told: Connection['is'] = 'connecting';
  #tries = 0;
  #count = 0;
  #retry: number | null = null;
  #ended = false;

  constructor(url: string, hooks: Hooks, world: World = BROWSER) {
    this.#url = url;
    this.#hooks = hooks;
    this.#world = world;
    // Two tabs of one person share a seat, so their ids must not meet.
    this.#prefix = world.random().toString(36).slice(2, 10);
    hooks.connection({ is: 'connecting' });
    this.#connect();
  }

  /**
   * Sends a request and gives its one answer.
   *
   * Without a line it waits for one, but not for long; a question is refused at once as `offline`.
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
      // A timer may ring a little early.
      setTimeout(() => this.#giveUp(), GIVE_UP_MS + 50);
      open?.send(text);
      this.#hooks.waiting?.(this.#pending.size);
    });
  }

  /** Sends what gets no answer and means nothing later: nothing is said without a line. */
  tell(message: PointMessage): void {
    this.#open()?.send(JSON.stringify(message));
  }

  /** Tries again now if it is waiting to. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Drops a line that may be dead without anybody having noticed, and joins again. */
  rejoin(): void {
    if (this.#ended || this.#timer !== undefined) return;
    this.#retry = REJOIN_MS;
    this.#socket?.close();
    this.#dropped(0);
  }

  /** Lets the line go until `resume`: the page is put aside, and the others shall know at once. */
  suspend(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#socket?.close();
    this.#lose();
  }

  /** Comes back to a page that was put aside. */
  resume(): void {
    if (this.#ended || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Leaves for good: screens that waited for an answer have gone, and get none. */
  close(): void {
    this.#pending.clear();
    this.#end();
    this.#socket?.close(LEFT);
    this.#socket = null;
  }

  #connect(): void {
    this.#timer = undefined;
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    this.#ticked = this.#world.steady();
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const [since, timeline] = [this.#hooks.since(), this.#hooks.timeline()];
      socket.send(JSON.stringify({ t: 'join', since, timeline }));
      this.#again(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#pulse = heard(this.#pulse);
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

  /** Drops a line on which nothing was heard, and opens another. */
  #silent(): void {
    this.#pulse = afterSilence(this.#pulse);
    if (this.#tries === 0) this.#retry = REJOIN_MS;
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

  /** Answers what has waited for too long, unless there is a line on which it still may be answered. */
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
        if (message.retry_ms >= 0) this.#retry = message.retry_ms;
        else this.#close(message.code);
        break;
      case 'pointed':
        this.#hooks.pointed?.(message);
        break;
      case 'beat':
        break;
      case 'view':
        if (message.protocol > PROTOCOL) {
          this.#outdated(message.protocol);
          return;
        }
        this.#news(message);
        break;
      default:
        this.#news(message);
    }
    // What is shown is what the room says, and it has spoken: no sooner does one play on.
    if (message.t !== 'bye' && this.#socket && this.#told !== 'open') this.#note({ is: 'open' });
  }

  #news(message: News): void {
    if (this.#hooks.news(message)) this.#tries = 0;
    else this.rejoin();
  }

  /** Reads nothing of a room that this page is too old for: another page takes its place. */
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
    this.#timer = setTimeout(() => this.#connect(), this.#delay());
  }

  #lose(): void {
    this.#socket = null;
    clearInterval(this.#ticker);
    this.#pulse = { ...FRESH, patience: this.#pulse.patience };
    this.#note({ is: 'lost' });
    this.#giveUp();
  }

  /**
   * What `bye` asked for plus a little, so that a restart is not met by everybody at once; else
   * doubling, and so it is when the same line keeps failing.
   */
  #delay(): number {
    const asked = this.#retry;
    this.#retry = null;
    const again = this.#tries > 0;
    const full = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++);
    const random = this.#world.random();
    if (asked !== null && !again) return asked * (1 + 0.5 * random);
    return Math.max(asked ?? 0, full * (0.5 + 0.5 * random));
  }

  #close(code: string): void {
    this.#end();
    this.#note({ is: 'closed', code });
  }

  #end(): void {
    this.#ended = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const id of [...this.#pending.keys()]) this.#settle(refused(id, 'lost'));
  }
}

/** Reads a frame; null for what no room would send. */
function read(text: string): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    const told = typeof message === 'object' && message !== null && 't' in message;
    return told && KNOWN.has(String(message.t)) ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

const KNOWN: ReadonlySet<string> = new Set<ServerMessage['t']>([
  'answer',
  'beat',
  'bye',
  'done',
  'pointed',
  'presence',
  'refused',
  'said',
  'update',
  'view',
]);

function refused(id: string, code: string): RefusedMessage {
  return { t: 'refused', id, code, rule: null, params: {} };
}
