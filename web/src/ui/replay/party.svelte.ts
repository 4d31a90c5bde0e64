/** A watch party: who is there, who leads, and what the leader shows. */

import type { Refused } from '../../lib/game';
import { recall, remember } from '../../lib/remember';
import { beginParty, type PartyNews, PartySocket } from '../../net/party';
import { lookAtMe } from '../../state/room.svelte';
import type { PartyMessage, Shown } from '../../wire.gen';

/** Everything that a leader shows. */
export type Showing = Required<Shown>;

/** The room lets a leader show six moments a second. */
const SHOW_MS = 250;
const LEADS = 'party';

export class WatchParty {
  id = $state<string | null>(null);
  people = $state.raw<PartyMessage['people']>([]);
  leader = $state<number | null>(null);
  you = $state<number | null>(null);
  /** What the leader shows; null until it is known. */
  shown = $state.raw<Showing | null>(null);
  /** The guest looks around alone, and can come back. */
  roams = $state(false);
  lost = $state(false);
  /** Why there is no party any more. */
  over = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  readonly #table: string;
  #socket: PartySocket | null = null;
  #next: Showing | null = null;
  #last: Showing | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Joins the party with this id, if any; leaves with the component that makes it. */
  constructor(table: string, id: string | null) {
    this.#table = table;
    $effect(() => () => this.leave());
    if (id !== null) this.#enter(id);
  }

  get leads(): boolean {
    return this.you !== null && this.you === this.leader;
  }

  /** Whether this page shows what the leader shows. */
  get follows(): boolean {
    return this.you !== null && !this.leads && !this.roams;
  }

  get leaderName(): string | null {
    return this.people.find((one) => one.id === this.leader)?.name ?? null;
  }

  get others(): PartyMessage['people'] {
    return this.people.filter((one) => one.id !== this.you);
  }

  /** Begins a party that this guest leads. */
  async begin(): Promise<void> {
    this.refused = null;
    const made = await beginParty(this.#table);
    if (!made.ok) {
      this.refused = made.refused;
      return;
    }
    remember(LEADS, `${made.value.party} ${made.value.token}`);
    this.#enter(made.value.party);
  }

  /** Shows something to all others, at most four times a second, and the last in any case. */
  show(what: Showing): void {
    this.#next = this.#last = what;
    if (this.#timer === undefined) this.#send();
  }

  handOver(to: number): void {
    this.#socket?.send({ t: 'hand_over', to });
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#socket?.close();
    this.#socket = null;
    this.id = this.you = this.leader = null;
    this.people = [];
    this.#next = this.#last = null;
    this.shown = null;
    this.roams = this.lost = false;
  }

  #enter(id: string): void {
    this.over = null;
    this.id = id;
    this.#socket = new PartySocket(id, {
      token: () => {
        const [party, token] = recall(LEADS)?.split(' ') ?? [];
        return party === id ? (token ?? null) : null;
      },
      news: (message) => this.#news(message),
      lost: () => (this.lost = true),
      identify: lookAtMe,
      over: (code) => {
        this.leave();
        this.over = code;
      },
    });
  }

  #news(message: PartyNews): void {
    this.lost = false;
    if (message.t === 'leading') {
      remember(LEADS, `${this.id} ${message.token}`);
      return;
    }
    if (message.t === 'party') {
      const led = this.leads;
      ({ you: this.you, leader: this.leader, people: this.people } = message);
      if (this.leads) this.roams = false;
      if (led && this.leads) {
        // The leader's own page is ahead of what the room knows.
        if (this.#last !== null) this.show(this.#last);
        return;
      }
    }
    this.shown = message.shown as Showing | null;
  }

  #send(): void {
    if (this.#next === null) {
      this.#timer = undefined;
      return;
    }
    this.#socket?.send({ t: 'lead', shown: this.#next });
    this.#next = null;
    this.#timer = setTimeout(() => this.#send(), SHOW_MS);
  }
}
