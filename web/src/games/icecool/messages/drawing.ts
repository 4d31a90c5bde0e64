/** What a viewer of a replay marks in the school. */

export const drawing = {
  point: (where: string) => `a point ${where}`,
};
