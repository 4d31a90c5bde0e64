/** Chart of totals by round: positions of lines, ticks and notes, as plain numbers. */

/** Totals by round, beginning with the zeros before the first; each round has one per line. */
export type Rounds = readonly (readonly number[])[];

/** The drawing's size, and the space at its right for the ends of the lines. */
export interface Size {
  width: number;
  height: number;
  right: number;
}

export interface Plane {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  rounds: number;
  /** Where the lines end; the last round may be incomplete. */
  played: number;
  most: number;
}

/** A remark in words at a point of a line. */
export interface Remark {
  index: number;
  /** The line that it belongs to. */
  line: number;
  round: number;
  text: string;
}

export interface Note extends Remark {
  x: number;
  y: number;
  /** Position of the words: above, below or beside their point. */
  textX: number;
  textY: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Dashes tell the lines apart without colour. */
export const DASHES = ['', '9 5', '14 4 2 4', '2 5', '18 5', '6 3 2 3 2 3', '4 4', '12 3 4 3'];

/** Space for words above the highest point. */
const TOP = 54;

/** The drawing's size; names of teams need more room at the ends. */
export function sizeOf(wide: boolean, teams: boolean): Size {
  if (!wide) return { width: 358, height: 250, right: teams ? 46 : 34 };
  return { width: 884, height: 372, right: teams ? 186 : 164 };
}

/** The plane of a chart up to the highest total, or up to *least* if that is higher. */
export function planeOf(
  rounds: Rounds,
  least: number,
  size: Size,
  played: number = rounds.length - 1,
): Plane {
  const most = Math.max(least, ...(rounds.at(-1) ?? []));
  return { ...size, left: 44, top: TOP, bottom: 34, rounds: rounds.length - 1, played, most };
}

export function xOf(plane: Plane, round: number): number {
  const across = plane.width - plane.left - plane.right;
  return plane.left + (across * Math.min(round, plane.played)) / Math.max(1, plane.rounds);
}

export function yOf(plane: Plane, total: number): number {
  const up = plane.height - plane.top - plane.bottom;
  return plane.height - plane.bottom - (up * total) / plane.most;
}

/** Whether there is anything to draw: a total that isn't zero in some round. */
export const scored = (rounds: Rounds): boolean =>
  rounds.some((totals) => totals.some((total) => total !== 0));

/** Even steps for the horizontal lines: at most four. */
export function stepsOf(most: number): number[] {
  const step = [1, 2, 5, 10, 25, 50, 100, 200, 250, 500].find((each) => most / each < 4) ?? 1000;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** Badges at the ends of the lines, pushed apart where totals are near. */
export function endsOf(plane: Plane, totals: readonly number[], apart: number): number[] {
  const order = totals
    .map((total, seat) => ({ seat, y: yOf(plane, total) }))
    .sort((a, b) => a.y - b.y);
  const placed: number[] = [];
  let floor = Number.NEGATIVE_INFINITY;
  for (const { seat, y } of order) {
    floor = Math.max(y, floor + apart);
    placed[seat] = floor;
  }
  const over = Math.max(0, floor - (plane.height - apart / 2));
  return placed.map((y) => y - over);
}

/** The remarks with positions, each clear of those before it. */
export function notesOf(plane: Plane, rounds: Rounds, remarks: readonly Remark[]): Note[] {
  const notes = remarks.map((remark) => noteOf(plane, rounds, remark));
  const placed: Note[] = [];
  for (const note of notes) {
    const others = notes.filter((other) => other !== note);
    placed.push(clearOf(plane, rounds, note, placed, others));
  }
  return placed;
}

function noteOf(plane: Plane, rounds: Rounds, remark: Remark): Note {
  const x = xOf(plane, remark.round);
  const y = yOf(plane, rounds[remark.round]?.[remark.line] ?? 0);
  return { ...remark, x, y, textX: x, textY: y, anchor: anchorOf(plane, x) };
}

/** Vertical offsets to try: above the point, below it, then further away. */
const OFFSETS = Array.from({ length: 16 }, (_, at) => [-36 - 4 * at, 40 + 4 * at]).flat();
const LINE = 16;
/** Offsets of words beside their point, on the side that has space. */
const BESIDE = { start: 14, end: -14 };
/** Approximate width of a letter in a note. */
const LETTER = 7.2;

function clearOf(
  plane: Plane,
  rounds: Rounds,
  note: Note,
  placed: readonly Note[],
  others: readonly Note[],
): Note {
  const inside = spotsOf(note).filter(
    ({ textY }) => textY > 14 && textY < plane.height - plane.bottom - 6,
  );
  const clear = inside.filter(
    (there) =>
      placed.every((other) => !overlap(there, other)) &&
      others.every((other) => !covers(there, other)),
  );
  const free = clear.find((there) => !crossed(plane, rounds, there));
  return free ?? clear[0] ?? inside[0] ?? note;
}

function spotsOf(note: Note): Note[] {
  const spots = OFFSETS.map((offset) => ({ ...note, textY: note.y + offset }));
  if (note.anchor === 'middle') return spots;
  const textX = note.x + BESIDE[note.anchor];
  return [...spots, { ...note, textX, textY: note.y + 5 }, { ...note, textX, textY: note.y - 3 }];
}

/** Whether a line runs through the words. */
function crossed(plane: Plane, rounds: Rounds, note: Note): boolean {
  const [from, to] = spanOf(note);
  return rounds.slice(1).some((totals, at) => {
    const [left, right] = [xOf(plane, at), xOf(plane, at + 1)];
    if (right <= from || left >= to) return false;
    return totals.some((total, line) => {
      const start = yOf(plane, rounds[at]?.[line] ?? 0);
      const rise = (yOf(plane, total) - start) / Math.max(1, right - left);
      const ys = [Math.max(from, left), Math.min(to, right)].map((x) => start + rise * (x - left));
      return Math.max(...ys) > note.textY - LINE + 2 && Math.min(...ys) < note.textY + 6;
    });
  });
}

function overlap(one: Note, other: Note): boolean {
  if (Math.abs(one.textY - other.textY) >= LINE) return false;
  const [from, to] = spanOf(one);
  const [otherFrom, otherTo] = spanOf(other);
  return from < otherTo && otherFrom < to;
}

/** Whether the words, or their stem, cover the other note's point. */
function covers(one: Note, other: Note): boolean {
  const passed = (other.y - one.y) * (other.y - one.textY) < 0;
  if (passed && Math.abs(other.x - one.x) < 8) return true;
  const [from, to] = spanOf(one);
  const near = Math.abs(one.textY - 4 - other.y) < LINE;
  return near && other.x > from - 8 && other.x < to + 8;
}

function spanOf({ textX: x, anchor, text }: Note): [number, number] {
  const width = text.length * LETTER;
  if (anchor === 'start') return [x, x + width];
  return anchor === 'end' ? [x - width, x] : [x - width / 2, x + width / 2];
}

function anchorOf(plane: Plane, x: number): Note['anchor'] {
  if (x < plane.left + 70) return 'start';
  return x > plane.width - plane.right - 70 ? 'end' : 'middle';
}
