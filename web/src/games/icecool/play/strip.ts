/** The words below the strip of a replay: what has happened, as far as there is room. */
import { text } from '../messages';
import type { Moment } from '../scene/types';

const { several, strip: words } = text.play.replay;
/** Width of a letter in these words, and of the gap between two words, in CSS pixels. */
const LETTER = 6.4;
const GAP = 8;

/** A word on the strip: its middle, in CSS pixels from the left end. */
export interface Word {
  text: string;
  x: number;
}

interface Box extends Word {
  kind: Moment['kind'];
  count: number;
}

/**
 * Words for what has happened, from left to right, without overlaps.
 *
 * The last word is placed first: where the mover rests, or that it left the school. Words that
 * don't fit are left out, but several of a kind are counted: "bounce × 2".
 */
export function wordsOf(passed: readonly Moment[], width: number, mover: number): Word[] {
  const gone = ({ kind, penguin }: Moment): boolean => kind === 'out' && penguin === mover;
  const end: Box = boxOf(passed.some(gone) ? 'out' : 'rest', width, 1, width);
  const placed: Box[] = [end];
  for (const moment of passed.toReversed()) {
    const { kind, share } = moment;
    if (kind === 'rest' || gone(moment)) continue;
    const next = boxOf(kind, share * width, 1, width);
    const hit = placed.filter((other) => touch(other, next));
    if (hit.length === 0) {
      placed.push(next);
      continue;
    }
    const same = hit.find((other) => other.kind === kind);
    if (same) counted(placed, same, width);
  }
  return placed.toSorted((a, b) => a.x - b.x).map(({ text, x }) => ({ text, x }));
}

/** Count one more of a kind, if the longer label still fits. */
function counted(placed: Box[], box: Box, width: number): void {
  const more = boxOf(box.kind, box.x, box.count + 1, width);
  const others = placed.filter((other) => other !== box);
  if (others.some((other) => touch(other, more))) return;
  placed.splice(placed.indexOf(box), 1, more);
}

/** A word as close to its moment as the ends of the strip allow. */
function boxOf(kind: Moment['kind'], at: number, count: number, width: number): Box {
  const word = count > 1 ? several(words[kind], count) : words[kind];
  const half = halfOf(word);
  return { kind, count, text: word, x: Math.min(Math.max(at, half - EDGE), width - half + EDGE) };
}

/** Pixels by which words may extend past the ends. */
const EDGE = 12;

const halfOf = (text: string): number => (text.length * LETTER) / 2;

function touch(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < halfOf(a.text) + halfOf(b.text) + GAP;
}
