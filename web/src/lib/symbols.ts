import { text } from './messages';

/** The players' marks: colour and symbol, always both; the symbols in a 24 box, centred. */
const SYMBOLS = [
  'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  'M12 5.2 19 17.6H5z',
  'M7.2 6.4h9.6a.8.8 0 0 1 .8.8v9.6a.8.8 0 0 1-.8.8H7.2a.8.8 0 0 1-.8-.8V7.2a.8.8 0 0 1 .8-.8z',
  'M12 4.2 19 12l-7 7.8L5 12z',
  'm12 4.2 2.3 5.2 5.6.5-4.3 3.7 1.3 5.6-4.9-3-4.9 3 1.3-5.6L4.1 9.9l5.6-.5z',
  'M9.5 5h5v4.5H19v5h-4.5V19h-5v-4.5H5v-5h4.5z',
  'M12 4.6 18.4 8.3v7.4L12 19.4 5.6 15.7V8.3z',
  'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
] as const;

/** The closest characters in plain text. */
const GLYPHS = ['●', '▲', '■', '◆', '★', '✚', '⬢', '○'] as const;

export interface Mark {
  /** A CSS colour, `var(--pN)`. */
  colour: string;
  /** A path in a 24 box. */
  symbol: string;
  /** Its name in words: "jade triangle". */
  name: string;
  /** The symbol in plain text. */
  glyph: string;
}

/** The mark of a seat; seats take the eight in order. */
export function markOf(seat: number): Mark {
  const index = seat % SYMBOLS.length;
  return {
    colour: `var(--p${index + 1})`,
    symbol: SYMBOLS[index] ?? SYMBOLS[0],
    name: text.marks[index] ?? '',
    glyph: GLYPHS[index] ?? GLYPHS[0],
  };
}
