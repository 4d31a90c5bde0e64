/** The colours of the room's tokens that the school is made in, read where the canvas stands. */
export interface Palette {
  /** By seat: plum, jade, mustard, brick. */
  seats: readonly string[];
  table: string;
  /** The cloth on it, a shade darker. */
  cloth: string;
  line: string;
  circle: string;
  kraft: string;
  kraftLow: string;
  /** Of everything that is printed on a player's colour. */
  mark: string;
}

const MARK = '#FFFBEF';

/** Reads the tokens; they change with the light. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    seats: [1, 2, 3, 4].map((number) => token(`--p${number}`)),
    table: token('--table') || token('--floor'),
    cloth: token('--table-2') || token('--floor-line'),
    line: token('--line-orange'),
    circle: token('--stop'),
    kraft: token('--kraft'),
    kraftLow: token('--kraft-lo'),
    mark: MARK,
  };
}
