/** The shapes of marks and arrows over a board, in px. */
import type { Spot } from '../../../lib/places';

export interface Shape {
  key: string;
  /** Drawn by the leader of a watch party. */
  led: boolean;
  /** The line of an arrow, or the ring of a mark. */
  line: string;
  /** The head of an arrow; empty for a mark. */
  head: string;
  width: number;
  /** Where its label is, if there are several. */
  label: { text: string; x: number; y: number };
}

const FIRST = 'A'.charCodeAt(0);

/** The viewer's own marks are numbered, a leader's are lettered. */
export const labelOf = (at: number, led: boolean): string =>
  led ? String.fromCharCode(FIRST + at) : String(at + 1);

const px = (value: number): string => value.toFixed(1);

/** A ring around a place. */
export function ring({ x, y, r }: Spot): Pick<Shape, 'line' | 'head' | 'width'> {
  const round = Math.max(11, r * 0.88);
  const line = `M${px(x - round)} ${px(y)}a${px(round)} ${px(round)} 0 1 0 ${px(2 * round)} 0a${px(round)} ${px(round)} 0 1 0 ${px(-2 * round)} 0z`;
  return { line, head: '', width: widthOf(r) };
}

/** An arrow from the rim of one place to that of another; null where they are the same. */
export function arrow(from: Spot, to: Spot): Pick<Shape, 'line' | 'head' | 'width'> | null {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 4) return null;
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const width = widthOf(Math.min(from.r, to.r));
  const begin = Math.min(from.r * 0.35, far * 0.25);
  const tip = far - Math.min(to.r * 0.25, far * 0.15);
  const head = Math.min(width * 3.4, (tip - begin) * 0.6);
  const at = (along: number, aside = 0): string =>
    `${px(from.x + dx * along - dy * aside)} ${px(from.y + dy * along + dx * aside)}`;
  return {
    line: `M${at(begin)}L${at(tip - head * 0.8)}`,
    head: `M${at(tip)}L${at(tip - head, head * 0.62)}L${at(tip - head, -head * 0.62)}z`,
    width,
  };
}

const widthOf = (r: number): number => Math.max(4, Math.min(8, r * 0.22));

/** The corner of a place in which a label hides least. */
export function cornerOf({ x, y, r }: Spot): { x: number; y: number } {
  const off = 0.72 * Math.max(20, Math.min(r, 34));
  return { x: x - off, y: y - off };
}
