/** Cards and players that a viewer of a replay marks: "blue-6" is a card by its number, "s0" a player. */

import { nameOf } from '../../../lib/names';
import { elementAt, type Places, spotOf } from '../../../lib/places';
import { cards as text } from '../messages/cards';
import type { Card, Colour, View } from '../types';

const CARD = /^(blue|orange)-(\d{1,3})$/;
const SEAT = /^s(\d)$/;
const SHOWN = '[data-card], [data-home]';

/** The cards that this view shows, by their places. */
function cardsOf(view: View): Map<string, { colour: Colour; card: Card }> {
  const all: [Colour, readonly Card[]][] = [
    ['blue', view.middle],
    ['orange', view.hand],
  ];
  return new Map(
    all.flatMap(([colour, cards]) =>
      cards.map((card) => [`${colour}-${card.id}`, { colour, card }] as const),
    ),
  );
}

function idOf(element: Element | null): string | null {
  const card = element?.getAttribute('data-card');
  if (card != null) return card.replace(':', '-');
  const seat = element?.getAttribute('data-home');
  return seat == null ? null : `s${seat}`;
}

export const places: Places<View> = {
  all: (view) => [...cardsOf(view).keys(), ...view.seats.map((_, seat) => `s${seat}`)],
  name(view, cast, id) {
    const seat = SEAT.exec(id)?.[1];
    if (seat !== undefined) return view.seats[Number(seat)] ? nameOf(cast, Number(seat)) : null;
    const found = cardsOf(view).get(id);
    if (!found) return null;
    const { colour, card } = found;
    return card.letter === '?'
      ? text.blank(colour)
      : text.lettered(colour, card.letter.toUpperCase());
  },
  at: (board, _view, x, y) => idOf(elementAt(board.querySelectorAll(SHOWN), x, y)),
  spot(board, _view, id) {
    const seat = SEAT.exec(id)?.[1];
    if (seat !== undefined)
      return spotOf(board.querySelector(`[data-home="${seat}"]`)?.firstElementChild ?? null);
    return CARD.test(id)
      ? spotOf(board.querySelector(`[data-card="${id.replace('-', ':')}"]`))
      : null;
  },
};
