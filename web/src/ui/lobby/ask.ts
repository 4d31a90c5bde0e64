/** Requests about a seat of the lobby. */
export type SeatAsk =
  | { do: 'sit'; seat: number }
  | { do: 'leave' }
  | { do: 'bot'; seat: number }
  | { do: 'remove'; seat: number };
