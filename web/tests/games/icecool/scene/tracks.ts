/** Writes tracks as the server does, for tests of what reads them. */
import { deflateSync } from 'node:zlib';

/** Seven rows of whole numbers, as many pictures each: tenths of mm and 1023rds. */
export interface Rows {
  penguin: number;
  rows: number[][];
}

function number(value: number): number[] {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  const bytes: number[] = [];
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

function differences(row: readonly number[]): number[] {
  const steps = row.map((value, place) => value - (row[place - 1] ?? 0));
  return steps.map((step, place) => step - (steps[place - 1] ?? 0));
}

/** The head of a track and its penguins, before the body. */
export function header(penguins: readonly number[], pictures: number): number[] {
  return [1, 125, penguins.length, pictures & 0xff, pictures >> 8, ...penguins];
}

/** A track with any body. */
export function trackOf(head: readonly number[], body: readonly number[]): Uint8Array {
  return Uint8Array.from([...head, ...deflateSync(Uint8Array.from(body))]);
}

/** The track of these penguins. */
export function written(lanes: readonly Rows[]): Uint8Array {
  const pictures = lanes[0]?.rows[0]?.length ?? 0;
  const body = lanes.flatMap(({ rows }) => rows.flatMap((row) => differences(row).flatMap(number)));
  return trackOf(
    header(
      lanes.map((lane) => lane.penguin),
      pictures,
    ),
    body,
  );
}

/** An upright penguin that goes from a place to another in so many pictures; mm. */
export function slide(
  penguin: number,
  from: [number, number],
  to: [number, number],
  pictures: number,
): Rows {
  const along = (a: number, b: number): number[] =>
    Array.from({ length: pictures }, (_, k) =>
      Math.round((a + ((b - a) * k) / (pictures - 1)) * 10),
    );
  const all = (value: number): number[] => Array.from({ length: pictures }, () => value);
  const rows = [
    along(from[0], to[0]),
    along(from[1], to[1]),
    all(150),
    all(1023),
    all(0),
    all(0),
    all(0),
  ];
  return { penguin, rows };
}
