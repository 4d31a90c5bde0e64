/**
 * Text about a game for two that more people play in turns: the next players, and the results so
 * far.
 */
import type { PresenceMessage, TableView } from '../../wire.gen';
import { line, turns as words } from '../messages/line';

/** A player of the next game: from a seat, or from a place in the queue. */
export interface Next {
  name: string;
  seat: number | null;
  place: number | null;
}

/**
 * The players of the next game as the room will seat them, first the one who stays on: only players
 * who are here count. Null if nobody waits, so that the two may play again as they like.
 */
export function nextGame(table: TableView, presence: PresenceMessage | null): [Next, Next] | null {
  const { stays, queue, seats } = table;
  if (stays === null || queue === null) return null;
  const sits = (seat: number): Next => ({ name: seats[seat]?.name ?? '', seat, place: null });
  const isHere = (one: Next): boolean =>
    one.place === null
      ? (presence?.people.find(({ seat }) => seat === one.seat)?.here ?? true)
      : (presence?.queue[one.place] ?? true);
  const waiting = queue.map((name, place): Next => ({ name, seat: null, place }));
  const [first, second] = [sits(stays), ...waiting, sits(1 - stays)].filter(isHere);
  const waits = first?.place != null || second?.place != null;
  return first && second && waits ? [first, second] : null;
}

/** "Ada stays on. Next: Ben.", for the viewer at the seat *you* or the place *queued*. */
export function announced(
  [first, second]: readonly [Next, Next],
  you: number | null,
  queued: number | null,
): string {
  const me = (one: Next): boolean => isMe(one, you, queued);
  const next = me(second) ? words.youNext : words.next(second.name);
  if (first.seat === null) {
    return words.both(me(first) ? null : first.name, me(second) ? null : second.name);
  }
  return words.stays(me(first) ? null : first.name, next);
}

/** Label of the button that starts the next game. */
export function beginLabel(
  [first, second]: readonly [Next, Next],
  you: number | null,
  queued: number | null,
): string {
  if (isMe(first, you, queued)) return words.play(second.name);
  return isMe(second, you, queued) ? words.play(first.name) : words.start;
}

/** Whether this player is the viewer. */
export const isMe = (one: Next, you: number | null, queued: number | null): boolean =>
  one.place === null ? one.seat === you : one.place === queued;

/** 'You’re next.', "You're 2nd in line." */
export function inLine(place: number): string {
  return line.place(place + 1);
}

/** "Won so far: Ada 3 of 4 (2 in a row), Ben 1 of 3.", from the second game on. */
export function standing(tally: TableView['tally']): string {
  if (tally.every(({ played }) => played < 2)) return '';
  const all = [...tally].sort((one, other) => other.won - one.won);
  return words.wonSoFar(all.map(({ name, played, won, row }) => words.won(name, won, played, row)));
}
