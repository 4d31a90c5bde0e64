/** The colours of the room's tokens used for the school, read where the canvas is. */
export interface Palette {
  /** By seat: plum, jade, mustard, brick. */
  seats: readonly string[];
  table: string;
  /** Its cloth, a shade darker. */
  cloth: string;
  line: string;
  circle: string;
  kraft: string;
  kraftLow: string;
  /** Colour of everything printed on a player's colour. */
  mark: string;
}

const MARK = '#FFFBEF';

/** Read the tokens, which change with the light. */
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
