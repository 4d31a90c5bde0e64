/** Players who left a running game, for how long, and the consequences. */
import { clock } from '../../lib/time';
import type { PresenceMessage, TableView } from '../../wire.gen';
import { table as text } from '../messages/table';

/** Absence after which the room lets a bot play on. */
export const BOT_AFTER_MS = 60_000;
/** Absence before which the room refuses a bot for the seat. */
const BOT_MAY_MS = 20_000;
/** Total absence that loses a game in real time. */
const AWAY_MOST_MS = 180_000;
/** Shorter absences are ignored. */
const NOTED_MS = 1_000;

export interface Gone {
  seat: number;
  name: string;
  ms: number;
  /** The total absence in this game, if that counts. */
  away: number;
  /** Whether they left on purpose; otherwise the connection was lost. */
  left: boolean;
}

/** How a table handles absence. */
export interface Manner {
  /** Whether the room stops play by itself, and a player who stays away loses. */
  realTime: boolean;
  /** Whether somebody has paused, so that no bot comes meanwhile. */
  paused: boolean;
}

/** Absent players, without the viewer and those with a bot; *since* is ms since presence came. */
export function goneFrom(
  table: TableView,
  presence: PresenceMessage | null,
  you: number | null,
  since: number,
): Gone[] {
  if (table.phase !== 'play' || table.slow || presence === null) return [];
  return presence.people.flatMap(({ seat, here, gone_ms, away_ms, left }) => {
    const place = table.seats[seat];
    if (here || seat === you || !place || place.name === null || place.bot !== null) return [];
    return [{ seat, name: place.name, ms: gone_ms + since, away: away_ms + since, left }];
  });
}

/** Players who were away at the last look and are here again. */
export function backAmong(
  before: PresenceMessage | null,
  { people }: PresenceMessage,
  { seats, slow }: TableView,
  you: number | null,
): string[] {
  if (slow) return [];
  return people.flatMap(({ here, seat }) => {
    const away = before?.people.some((one) => one.seat === seat && !one.here);
    const place = seats[seat];
    return here && away && seat !== you && place?.bot === null ? (place.name ?? []) : [];
  });
}

/** Players who gave up or whom a bot has replaced since the last look, and those who have taken over again. */
export function changed(
  before: TableView | null,
  now: TableView | null,
  you: number | null,
): { gaveUp: string[]; bots: string[]; back: string[] } {
  const [gaveUp, bots, back]: [string[], string[], string[]] = [[], [], []];
  if (before?.phase !== 'play' || now?.phase !== 'play') return { gaveUp, bots, back };
  for (const seat of now.gave_up) {
    const name = now.seats[seat]?.name;
    if (name && seat !== you && !before.gave_up.includes(seat)) gaveUp.push(name);
  }
  now.seats.forEach(({ name, bot }, seat) => {
    const had = before.seats[seat]?.bot ?? null;
    if (name === null || seat === you || (had === null) === (bot === null)) return;
    (bot === null ? back : bots).push(name);
  });
  return { gaveUp, bots, back };
}

/** "Ida and Wren aren’t connected.", "Kim left." */
export function lost(gone: readonly Gone[], { realTime }: Manner): string {
  const { left, lost: dropped, stopped } = text.gone;
  const named = (on: boolean): string[] =>
    gone.filter((one) => one.left === on).map((one) => one.name);
  const [went, fell] = [named(true), named(false)];
  const words = [went.length > 0 && left(went), fell.length > 0 && dropped(fell)]
    .filter(Boolean)
    .join(' ');
  return realTime ? stopped(words) : words;
}

/** The consequence and its time; empty once a bot is on its way. */
export function outcome(gone: readonly Gone[], table: TableView, manner: Manner): string {
  if (manner.realTime) return forfeits(gone, table);
  if (manner.paused) return text.gone.noBot;
  const left = soonest(gone, table, manner);
  return left === null ? '' : text.gone.bot(clock(left));
}

/** The absence where space is short: who is gone, and the time left. */
export function inShort(
  gone: readonly Gone[],
  table: TableView,
  manner: Manner,
): { who: string; left: string } {
  const [one] = gone;
  const left = manner.paused && !manner.realTime ? null : soonest(gone, table, manner);
  return {
    who: one && gone.length === 1 ? text.gone.away(one.name) : text.gone.manyAway(gone.length),
    left: left === null ? '' : clock(left),
  };
}

/**
 * The cost of leaving: how long the seat is kept, and what happens then. Null if leaving costs
 * nothing, because nobody else plays or the absence has no consequences.
 */
export function leaving(
  table: TableView,
  presence: PresenceMessage | null,
  yours: readonly (number | null)[],
  manner: Manner,
): { kept: string; after: string } | null {
  const [you = null] = yours;
  const mine = you === null ? undefined : table.seats[you];
  if (table.phase !== 'play' || table.slow || table.daily !== null || mine?.role !== 'player')
    return null;
  if (mine.bot !== null || (manner.paused && !manner.realTime)) return null;
  const people = presence?.people ?? [];
  const others = people.flatMap(({ here, seat }) => {
    const { bot = null, name = null, role } = table.seats[seat] ?? {};
    return here && bot === null && name !== null && role === 'player' && !yours.includes(seat)
      ? [name]
      : [];
  });
  if (others.length === 0) return null;
  const away = people.find(({ seat }) => seat === you)?.away_ms ?? 0;
  if (!manner.realTime) {
    return { kept: clock(BOT_AFTER_MS), after: text.leaving.bot };
  }
  const kept = clock(Math.min(BOT_AFTER_MS, AWAY_MOST_MS - away));
  return { kept, after: text.leaving.lose(others) };
}

/** The seats that may be given to a bot by now. */
export const botMay = (gone: readonly Gone[]): number[] =>
  gone.filter((one) => one.ms >= BOT_MAY_MS).map((one) => one.seat);

function soonest(gone: readonly Gone[], table: TableView, { realTime }: Manner): number | null {
  const lefts = realTime
    ? gone.filter((one) => loses(one, table)).map(toForfeit)
    : gone.map((one) => BOT_AFTER_MS - one.ms);
  const running = lefts.filter((left) => left > 0);
  return running.length === 0 ? null : Math.min(...running);
}

/** Play goes on without a moderator. */
const loses = (one: Gone, table: TableView): boolean => table.seats[one.seat]?.role !== 'moderator';

const toForfeit = (one: Gone): number => Math.min(BOT_AFTER_MS - one.ms, AWAY_MOST_MS - one.away);

function forfeits(gone: readonly Gone[], table: TableView): string {
  return gone
    .filter((one) => loses(one, table) && toForfeit(one) > 0)
    .map((one) => {
      const words = text.gone.forfeits(one.name, clock(toForfeit(one)));
      if (one.away - one.ms < NOTED_MS) return words;
      return text.gone.altogether(words, clock(one.away), clock(AWAY_MOST_MS));
    })
    .join('. ');
}
