/** Watch parties: one socket, which reconnects until the room says that the party is over. */
import type {
  LeadingMessage,
  NewParty,
  PartyClientMessage,
  PartyMessage,
  PartyServerMessage,
  ShownMessage,
} from '../wire.gen';
import { call } from './http';
import { Retry } from './retry';
import { BROWSER, socketUrl, type World } from './world';

export type PartyNews = PartyMessage | ShownMessage | LeadingMessage;

export interface PartyHooks {
  /** Proves that the guest leads; null for all others. */
  token: () => string | null;
  news: (message: PartyNews) => void;
  /** The connection is lost, and comes back by itself. */
  lost: () => void;
  /** The party is over, or can't be entered: *code* says why. */
  over: (code: string) => void;
  /** Finds out who the guest is after signing in or out elsewhere; the socket waits for it. */
  identify: () => Promise<unknown>;
}

/** Begins a watch party at the replay of a table. */
export const beginParty = (table: string) => call<NewParty>('POST', `/api/tables/${table}/party`);

export class PartySocket {
  readonly #url: string;
  readonly #hooks: PartyHooks;
  readonly #world: World;
  readonly #retry: Retry;
  #socket: WebSocket | null = null;
  #ended = false;

  constructor(id: string, hooks: PartyHooks, world: World = BROWSER) {
    this.#url = socketUrl(`/api/parties/${id}/socket`);
    this.#hooks = hooks;
    this.#world = world;
    this.#retry = new Retry(world.random, hooks.identify);
    this.#connect();
  }

  /** Sends a message; without a connection it is dropped. */
  send(message: PartyClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Leaves for good. */
  close(): void {
    this.#ended = true;
    this.#retry.cancel();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.#world.open(this.#url);
    this.#socket = socket;
    socket.onopen = () => this.send({ t: 'enter', token: this.#hooks.token() });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!this.#ended) this.#take(JSON.parse(event.data) as PartyServerMessage);
    };
    socket.onclose = () => {
      if (this.#ended) return;
      this.#hooks.lost();
      this.#retry.schedule(() => this.#connect());
    };
  }

  #take(message: PartyServerMessage): void {
    if (message.t === 'beat') return;
    if (message.t !== 'bye') {
      this.#retry.worked();
      this.#hooks.news(message);
    } else if (message.retry_ms < 0) {
      this.close();
      this.#hooks.over(message.code);
    } else this.#retry.heed(message);
  }
}
