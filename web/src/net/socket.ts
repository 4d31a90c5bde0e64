/**
 * One socket to one table: joins, comes back when the line drops, and gives every request one answer.
 *
 * Requests that were under way when the line dropped go out again under the same id, so the server
 * applies them once; those that waited too long are given up instead of surprising a later position.
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

export type Reply = DoneMessage | RefusedMessage | AnswerMessage;
export type News = ViewMessage | UpdateMessage | PresenceMessage | SaidMessage;
type Request = Exclude<ClientMessage, { t: 'join' } | { t: 'point' }>;

/** `lost` comes back by itself; `closed` does not, and *code* says why. */
export type Connection =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'lost' }
  | { is: 'closed'; code: string };

export interface Hooks {
  /** The last seq that we hold, if any. */
  since: () => number | null;
  /** The timeline of that seq. */
  timeline: () => string | null;
  /** Takes one message; false when it does not follow what we hold. */
  news: (message: News) => boolean;
  connection: (connection: Connection) => void;
  /** Where somebody else's hand is now. */
  pointed?: (message: PointedMessage) => void;
}

/** What the socket needs of the world, so that tests can bring their own. */
export interface World {
  open: (url: string) => WebSocket;
  random: () => number;
  /** A steady clock in ms. */
  steady: () => number;
}

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 8_000;
const REJOIN_MS = 100;
const GIVE_UP_MS = 15_000;
/** What a line is closed with where there is nothing to come back to, should its `bye` be lost. */
const FINAL: Readonly<Record<number, string>> = { 4404: 'no_such_table', 4500: 'table_broken' };

const BROWSER: World = {
  open: (url) => new WebSocket(url),
  random: Math.random,
  steady: () => performance.now(),
};

export class TableSocket {
  readonly #url: string;
  readonly #hooks: Hooks;
  readonly #world: World;
  readonly #prefix: string;
  readonly #pending = new Map<
    string,
    { text: string; asked: number; settle: (r: Reply) => void }
  >();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
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

  /** Sends a request and gives its one answer; without a line it is refused at once as `offline`. */
  request(make: (id: string) => Request): Promise<Reply> {
    const id = `${this.#prefix}-${++this.#count}`;
    const socket = this.#socket;
    if (socket?.readyState !== 1) return Promise.resolve(refused(id, 'offline'));
    return new Promise((settle) => {
      const text = JSON.stringify(make(id));
      this.#pending.set(id, { text, asked: this.#world.steady(), settle });
      socket.send(text);
    });
  }

  /** Sends what gets no answer and means nothing later: nothing is said without a line. */
  tell(message: PointMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
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

  /** Leaves for good. */
  close(): void {
    this.#end();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.#timer = undefined;
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      const [since, timeline] = [this.#hooks.since(), this.#hooks.timeline()];
      socket.send(JSON.stringify({ t: 'join', since, timeline }));
      this.#hooks.connection({ is: 'open' });
      this.#again(socket);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message = read(event.data);
      if (message) this.#take(message);
      else this.rejoin();
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#dropped(event.code);
    };
  }

  #again(socket: WebSocket): void {
    const now = this.#world.steady();
    for (const [id, request] of [...this.#pending]) {
      if (now - request.asked <= GIVE_UP_MS) socket.send(request.text);
      else this.#settle(refused(id, 'lost'));
    }
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
      default:
        if (this.#hooks.news(message)) this.#tries = 0;
        else this.rejoin();
    }
  }

  #settle(reply: Reply): void {
    this.#pending.get(reply.id)?.settle(reply);
    this.#pending.delete(reply.id);
  }

  #dropped(code: number): void {
    this.#socket = null;
    if (this.#ended) return;
    const final = FINAL[code];
    if (final !== undefined) {
      this.#close(final);
      return;
    }
    this.#hooks.connection({ is: 'lost' });
    this.#timer = setTimeout(() => this.#connect(), this.#delay());
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
    this.#hooks.connection({ is: 'closed', code });
  }

  #end(): void {
    this.#ended = true;
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
