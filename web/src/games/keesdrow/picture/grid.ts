/** The board of Keesdrow in the picture's 360 box. */

/** The side of a letter. */
export const CELL = 15.2;
export const LEFT = 180 - CELL * 6;
export const SIDE = CELL * 12;

/** A thread over letters, each given by column and row. */
export const threadOf = (places: readonly (readonly number[])[]): string =>
  `M${places.map(([x = 0, y = 0]) => `${LEFT + (x + 0.45) * CELL} ${LEFT + (y + 0.48) * CELL}`).join('L')}`;
