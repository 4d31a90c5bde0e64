/** Visible part of the board: all of it, or a part at twice the size that can be panned. */
import { CELL, type Point } from '../../board';

export interface Window {
  x: number;
  y: number;
  /** Side in drawing units. */
  size: number;
}

/** The whole board, with the wood round it. */
export function whole(width: number, frame: number): Window {
  return { x: -frame, y: -frame, size: width + 2 * frame };
}

/** A part round a point, enlarged `times`, kept on the board. */
export function zoomed(all: Window, times: number, around: Point): Window {
  const size = all.size / times;
  return within(all, { x: around.x - size / 2, y: around.y - size / 2, size });
}

/** The part panned by a distance, kept on the board. */
export function pushed(all: Window, part: Window, by: Point): Window {
  return within(all, { ...part, x: part.x + by.x, y: part.y + by.y });
}

/** Whether a letter at the point is fully visible. */
export function holds(part: Window, point: Point): boolean {
  const inside = (at: number, from: number) =>
    at >= from + CELL / 2 && at <= from + part.size - CELL / 2;
  return inside(point.x, part.x) && inside(point.y, part.y);
}

/** How far to pan when a finger is near the edge: at most a stride, and nothing inside. */
export function edgePush(part: Window, finger: Point, margin: number, stride: number): Point {
  const along = (at: number, from: number) => {
    if (at < from + margin) return -stride;
    return at > from + part.size - margin ? stride : 0;
  };
  return { x: along(finger.x, part.x), y: along(finger.y, part.y) };
}

function within(all: Window, part: Window): Window {
  const clamp = (at: number, from: number) =>
    Math.min(from + all.size - part.size, Math.max(from, at));
  return { ...part, x: clamp(part.x, all.x), y: clamp(part.y, all.y) };
}
