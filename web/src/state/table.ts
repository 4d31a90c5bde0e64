/** State of a table in one browser: a pure fold of the server's messages. */
import type { Happened } from '../lib/game';
import type { Connection, News } from '../net/socket';
import type {
  Asker,
  PresenceMessage,
  SaidMessage,
  TableView,
  UpdateMessage,
  ViewMessage,
} from '../wire.gen';
import { heard, STOPPED, type TableClock } from './clock';
import { patched } from './patch';

export type Channel = NonNullable<SaidMessage['channel']>;

/** A chat message with a unique key. */
export interface Line extends Required<Omit<SaidMessage, 't'>> {
  key: number;
}

export interface TableState {
  connection: Connection;
  /** The steady reading when the connection was lost; null while there is one. */
  lostAt: number | null;
  seq: number | null;
  /** The run of the room to which *seq* belongs. */
  timeline: string | null;
  /** The room has been restored from a backup: the table is where it was before. */
  rewound: boolean;
  clock: TableClock;
  you: number | null;
  hosting: boolean;
  /** Whether the host has removed the guest from this table. */
  removed: boolean;
  /** Whether the door lets the guest sit down. */
  admitted: boolean;
  /** Guests who ask to be let in, for those who may answer. */
  askers: readonly Asker[];
  /** The guest's place in the queue; null outside it. */
  queued: number | null;
  table: TableView | null;
  view: unknown;
  /** The latest update; null after a fresh view. */
  happened: Happened<unknown> | null;
  presence: PresenceMessage | null;
  /** The steady reading when presence arrived; absences are counted on from there. */
  presenceAt: number;
  chat: readonly Line[];
}

export const EMPTY: TableState = {
  connection: { is: 'connecting' },
  lostAt: null,
  seq: null,
  timeline: null,
  rewound: false,
  clock: STOPPED,
  you: null,
  hosting: false,
  removed: false,
  admitted: true,
  askers: [],
  queued: null,
  table: null,
  view: null,
  happened: null,
  presence: null,
  presenceAt: 0,
  chat: [],
};

const CHAT_KEPT = 200;

/** Folds one message at a steady reading; null if it does not follow the state (then join again). */
export function fold(state: TableState, message: News, steady: number): TableState | null {
  switch (message.t) {
    case 'view':
      return fresh(state, message, steady);
    case 'update':
      return updated(state, message, steady);
    case 'presence':
      return present(state, message, steady);
    case 'asking':
      return { ...state, askers: message.askers };
    case 'said':
      return { ...state, chat: [...state.chat, line(state, message)].slice(-CHAT_KEPT) };
  }
}

/** Drops what somebody said, whom the viewer no longer wants to hear. */
export function unheard(state: TableState, seat: number | null, name: string): TableState {
  const chat = state.chat.filter((line) => line.seat !== seat || line.name !== name);
  return { ...state, chat };
}

/** Records the state of the connection at a steady reading. */
export function connected(state: TableState, connection: Connection, steady: number): TableState {
  const lostAt = connection.is === 'lost' ? (state.lostAt ?? steady) : null;
  return { ...state, connection, lostAt };
}

function fresh(state: TableState, message: ViewMessage, steady: number): TableState {
  const { seq, at, you, hosting, removed, table, view, timeline } = message;
  const clock = heard(at, steady, runs(table));
  return {
    ...state,
    seq,
    timeline,
    rewound: message.rewound || state.rewound,
    clock,
    you,
    hosting,
    removed: removed ?? false,
    admitted: message.admitted,
    askers: you !== null || hosting ? state.askers : [],
    queued: message.queued ?? null,
    table,
    view,
    happened: null,
  };
}

function updated(state: TableState, message: UpdateMessage, steady: number): TableState | null {
  if (state.seq === null || message.seq > state.seq + 1) return null;
  // Sent twice, because it crossed with a reconnection.
  if (message.seq <= state.seq) return state;
  const table = message.table ?? state.table;
  return {
    ...state,
    seq: message.seq,
    clock: heard(message.at, steady, message.table ? runs(table) : state.clock.running),
    hosting: hosts(state, table),
    table,
    view: patched(state.view, message.patch),
    happened: { seq: message.seq, events: message.events as unknown[] },
  };
}

/** Presence also says whether table time passes: after a restart, the room waits for everybody. */
function present(state: TableState, message: PresenceMessage, steady: number): TableState {
  const clock = heard(message.at, steady, message.ticking);
  return { ...state, clock, presence: message, presenceAt: steady };
}

/** Whether the viewer hosts: an update may pass that on; a host without a seat stays host. */
function hosts(state: TableState, table: TableView | null): boolean {
  const seat = state.you === null ? undefined : table?.seats[state.you];
  return seat?.host ?? state.hosting;
}

function runs(table: TableView | null): boolean {
  return table?.phase === 'play' && !table.paused;
}

function line(state: TableState, message: SaidMessage): Line {
  const key = (state.chat.at(-1)?.key ?? 0) + 1;
  // The room leaves out what is usual.
  return Object.assign({ channel: 'table', phrase: null } as const, message, { key });
}
