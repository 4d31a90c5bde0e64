/** Positions of the key word's letters, so that the first and last fit into their discs. */

/** Widths of Besley Bold, a to z, in thousandths of its size. */
const WIDTHS = [
  627, 688, 584, 688, 588, 426, 645, 705, 383, 346, 698, 374, 1007, 725, 608, 687, 676, 570, 542,
  420, 715, 629, 903, 653, 667, 564,
];

/** Radius of a disc, relative to the size. */
export const DISC = 0.62;

export interface Glyph {
  letter: string;
  /** Middle of the letter. */
  x: number;
  disc: boolean;
}

export interface Lettering {
  size: number;
  glyphs: Glyph[];
}

/** Centre a word at 0, no larger than *most* and no wider than twice *half*. */
export function lettering(word: string, most: number, half: number): Lettering {
  const plain = spaced(word);
  const size = Math.min(most, half / plain.half);
  return {
    size,
    glyphs: plain.glyphs.map((glyph) => ({ ...glyph, x: glyph.x * size })),
  };
}

/** Spacing at size 1. */
function spaced(word: string): { glyphs: Glyph[]; half: number } {
  const letters = [...word];
  let x = 0;
  const glyphs = letters.map((letter, i) => {
    const disc = i === 0 || i === letters.length - 1;
    const width = disc ? 2 * DISC + 0.06 : widthOf(letter) + 0.02;
    x += width;
    return { letter, x: x - width / 2, disc };
  });
  return {
    glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x - x / 2 })),
    half: Math.max(x / 2, DISC),
  };
}

function widthOf(letter: string): number {
  return (WIDTHS[letter.charCodeAt(0) - 97] ?? 600) / 1000;
}

/** Most letters of a line between the tiles. */
const LINE = 18;

/** A sentence in lines that fit between the tiles; a longer word gets a line to itself. */
export function linesOf(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
