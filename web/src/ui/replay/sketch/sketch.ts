/** Sketches on the board of a replay: marks and arrows between places, and a note, as short text. */
import { toBytes, toText } from '../../../lib/base64url';

/** A mark on a place, or an arrow from there *to* another. */
export interface Mark {
  from: string;
  to: string | null;
}

/** What somebody drew and wrote at one moment. */
export interface Sketch {
  marks: readonly Mark[];
  note: string;
}

/** The room has the same limits (`server/ws/party_messages.py`). */
export const MOST_MARKS = 24;
export const LONGEST_NOTE = 200;

export const NOTHING: Sketch = { marks: [], note: '' };

const PLACE = '[a-z0-9-]{1,12}';
const MARK = new RegExp(`^(${PLACE})(?:\\.(${PLACE}))?$`);
/** What is never seen, or turns the direction of other text, except for the joiner of emoji. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

export const isNothing = ({ marks, note }: Sketch): boolean => marks.length === 0 && note === '';

export const sameMark = (one: Mark, other: Mark): boolean =>
  one.from === other.from && one.to === other.to;

/** Writes a mark: "c3", or "c3.d4" for an arrow. */
export const markText = ({ from, to }: Mark): string => (to === null ? from : `${from}.${to}`);

/** Reads a mark; null if it isn't one. */
export function markOf(text: unknown): Mark | null {
  const [, from, to = null] = (typeof text === 'string' && MARK.exec(text)) || [];
  return from === undefined || from === to ? null : { from, to };
}

/** A note as it is shown while it's being written: one line, without what can't be seen. */
export function noteOf(text: string): string {
  const line = text.replace(/\s/g, ' ').replace(UNSEEN, '').normalize('NFC');
  return Array.from(line.trimStart()).slice(0, LONGEST_NOTE).join('');
}

/** Checks what came from elsewhere; null unless all of it is a sketch. */
export function sketchOf(marks: unknown, note: unknown): Sketch | null {
  if (!Array.isArray(marks) || marks.length > MOST_MARKS || typeof note !== 'string') return null;
  const read = marks.map(markOf);
  if (read.includes(null) || new Set(marks).size < marks.length) return null;
  if (note.length > 2 * LONGEST_NOTE || noteOf(note) !== note) return null;
  return { marks: read as Mark[], note };
}

/** The first version of sketches in links. */
const VERSION = '1';

/** Writes a sketch for the fragment of an address, after its moment; empty if there's nothing. */
export function toFragment(sketch: Sketch): string {
  if (isNothing(sketch)) return '';
  const marks = sketch.marks.map(markText).join(',');
  return `~${VERSION}~${marks}${sketch.note === '' ? '' : `~${base64(sketch.note)}`}`;
}

/** Reads what `toFragment` wrote; null for anything else, and for other versions. */
export function fromFragment(text: string): Sketch | null {
  const [nothing, version, marks = '', note = '', ...more] = text.split('~');
  if (nothing !== '' || version !== VERSION || more.length > 0) return null;
  const written = textOf(note);
  if (written === null) return null;
  const sketch = sketchOf(marks === '' ? [] : marks.split(','), written);
  return sketch === null || isNothing(sketch) ? null : sketch;
}

const base64 = (text: string): string => toText(new TextEncoder().encode(text).buffer);

function textOf(code: string): string | null {
  if (!/^[\w-]*$/.test(code)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(toBytes(code));
  } catch {
    return null;
  }
}
