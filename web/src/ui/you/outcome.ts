/** What a finished game was for the person who looks back at it. */
import type { HistoryPage } from '../../net/history';
import { history as text } from '../messages/history';

type Seats = HistoryPage['games'][number]['seats'];

/** How it ended: won, drawn, or the place among the others; teams share places. */
export function outcomeOf(seats: Seats): string {
  const mine = seats.find((seat) => seat.you)?.place ?? null;
  if (mine === null) return text.outcome.moderated;
  const places = seats.flatMap((seat) => (seat.place === null ? [] : [seat.place]));
  if (places.length === 1) return text.outcome.solo;
  if (places.every((place) => place === 1)) return text.outcome.draw;
  const teams = seats.some((seat) => seat.team !== null);
  const sides = teams ? new Set(places).size : places.length;
  return mine === 1 ? text.outcome.won : text.outcome.place(mine, sides);
}

/** The names of everybody else, as they were then. */
export function othersOf(seats: Seats): string[] {
  return seats
    .filter((seat) => !seat.you)
    .map(({ name, bot }) => (bot === null ? (name ?? text.former) : text.bot(name ?? text.former)));
}
