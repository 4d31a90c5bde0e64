/** Points of an evening as people read them: a win is 1. */

const WIN = 12;
const PARTS: Record<number, string> = { 2: '⅙', 4: '⅓', 6: '½', 8: '⅔', 10: '⅚' };

/** "0", "½", "2⅓": twelfths as a number with a fraction. */
export function shown(points: number): string {
  const whole = Math.floor(points / WIN);
  const part = PARTS[points % WIN] ?? '';
  return part === '' || whole > 0 ? `${whole}${part}` : part;
}

/** The points of each position at a table, in twelfths, as the room counts them. */
export function shares(places: readonly (readonly number[])[]): Map<number, number> {
  const last = places.length - 1;
  return new Map(
    places.flatMap((tied, rank) =>
      tied.map((at) => [at, last === 0 ? WIN / 2 : (WIN * (last - rank)) / last] as const),
    ),
  );
}
