/** Tiles that a viewer of a replay marks: "t5" is the fifth. */
import { elementAt, type Places, spotOf } from '../../../lib/places';
import { tile as text } from '../messages/replay';
import type { View } from '../types';

const TILE = /^t([1-9]\d?)$/;

/** The index of a tile, if it still lies there. */
function tileOf(view: View, id: string): number | null {
  const tile = Number(TILE.exec(id)?.[1] ?? 0) - 1;
  const lies = view.tiles[tile]?.lies;
  return lies === undefined || lies === 'gone' ? null : tile;
}

export const places: Places<View> = {
  all: (view) =>
    view.tiles.map((_, tile) => `t${tile + 1}`).filter((id) => tileOf(view, id) !== null),
  name(view, _cast, id) {
    const tile = tileOf(view, id);
    return tile === null ? null : text.named(tile + 1);
  },
  at(board, _view, x, y) {
    const tile = elementAt(board.querySelectorAll('[data-tile]'), x, y)?.getAttribute('data-tile');
    return tile == null ? null : `t${Number(tile) + 1}`;
  },
  spot(board, view, id) {
    const tile = tileOf(view, id);
    return tile === null ? null : spotOf(board.querySelector(`[data-tile="${tile}"]`));
  },
};
