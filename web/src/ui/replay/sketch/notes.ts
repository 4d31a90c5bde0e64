/** The sketches of one game, by moment: as a file to pass on, and as they lie on the device. */
import { recall, remember } from '../../../lib/remember';
import { isNothing, markText, type Sketch, sketchOf } from './sketch';

/** A moment: the number of a message in the replay of a seat (null: spectators). */
export interface At {
  seat: number | null;
  step: number;
}

export type Notes = ReadonlyMap<string, Sketch>;

export const MOST_MOMENTS = 100;
/** Characters of all notes on a device, and of a file; the oldest games go first. */
const MOST_KEPT = 400_000;
export const LONGEST_FILE = 250_000;
const SHELF = 'sketches';
/** Where they lie in localStorage. */
export const KEPT = `rumpus.${SHELF}`;
const KEY = /^(w|\d{1,2})\.(\d{1,5})$/;

export const keyOf = ({ seat, step }: At): string => `${seat ?? 'w'}.${step}`;

/** The moment of a key. */
export function atOf(key: string): At {
  const [seat = '', step = ''] = key.split('.');
  return { seat: seat === 'w' ? null : Number(seat), step: Number(step) };
}

type Row = [key: string, marks: string[], note: string];

const rowsOf = (notes: Notes): Row[] =>
  [...notes].map(([key, { marks, note }]) => [key, marks.map(markText), note]);

/** Reads rows; null unless each is a sketch, no two at one moment. */
function notesOf(rows: unknown): Notes | null {
  if (!Array.isArray(rows) || rows.length > MOST_MOMENTS) return null;
  const notes = new Map<string, Sketch>();
  for (const row of rows as unknown[]) {
    if (!Array.isArray(row) || row.length !== 3) return null;
    const [key, marks, note] = row as unknown[];
    const sketch = sketchOf(marks, note);
    if (typeof key !== 'string' || !KEY.test(key) || sketch === null || isNothing(sketch))
      return null;
    notes.set(key, sketch);
  }
  return notes.size === rows.length ? notes : null;
}

/** A file of notes about one game. */
export function fileOf(game: string, table: string | null, notes: Notes): string {
  return JSON.stringify({ notes: 1, game, table, moments: rowsOf(notes) });
}

/** The reason why a file isn't taken, or its notes. */
export type Opened = { notes: Notes } | { wrong: 'no_notes' | 'other_game' };

/** Reads a file of notes about a game, from wherever it comes. */
export function opened(text: string, game: string, table: string | null): Opened {
  const file = read(text);
  const notes = file?.notes === 1 ? notesOf(file.moments) : null;
  if (file === null || notes === null) return { wrong: 'no_notes' };
  const other = table !== null && file.table !== null && file.table !== table;
  return file.game !== game || other ? { wrong: 'other_game' } : { notes };
}

function read(text: string): Record<string, unknown> | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown> | null)
      : null;
  } catch {
    return null;
  }
}

type Shelf = [table: string, rows: unknown][];

function shelf(): Shelf {
  try {
    const kept: unknown = JSON.parse(recall(SHELF) ?? '[]');
    return Array.isArray(kept) ? (kept as Shelf) : [];
  } catch {
    return [];
  }
}

/** The notes about a table's game on this device. */
export const keptOf = (table: string): Notes =>
  notesOf(shelf().find((row) => row?.[0] === table)?.[1]) ?? new Map();

/** Keeps the notes about a table's game, the latest game first. */
export function keep(table: string, notes: Notes): void {
  const others = shelf().filter((row) => Array.isArray(row) && row[0] !== table);
  const rows: Shelf = notes.size === 0 ? others : [[table, rowsOf(notes)], ...others];
  let text = JSON.stringify(rows);
  while (text.length > MOST_KEPT && rows.length > 1) {
    rows.pop();
    text = JSON.stringify(rows);
  }
  remember(SHELF, rows.length === 0 ? null : text);
}
