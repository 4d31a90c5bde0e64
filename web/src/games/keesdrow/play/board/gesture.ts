/**
 * The path under the finger: a pure function of (state, input, ground).
 *
 * Points are in drawing units. Nothing is sent from here; the path becomes a word only when it is
 * played. A finger that rests means nothing: people pause while they look for the next letter. A
 * double letter needs a separate tap.
 */
import { CELL, cellCaught, cellUnder, type Point, tileOf } from '../../board';
import { flawOf, type Ground, goneOf } from '../../preview/path';

interface Press {
  /** The pointer that draws; others are ignored. */
  id: number;
  /** The path before the press, to be restored if the pointer is lost. */
  before: readonly number[];
  /** Where the pointer is. */
  point: Point;
  /** A pressed letter that isn't part of the path yet: a tap, or the start of a new path. */
  held: number | null;
  /** The letter that the finger reached last. */
  on: number;
}

export interface Gesture {
  readonly path: readonly number[];
  readonly press: Press | null;
}

export type Input =
  | { type: 'down'; id: number; point: Point }
  | { type: 'move'; id: number; point: Point }
  | { type: 'up'; id: number }
  | { type: 'lost'; id: number }
  | { type: 'add'; cell: number }
  | { type: 'back' }
  | { type: 'escape' }
  | { type: 'set'; path: readonly number[] };

/** Feedback on a step, for eye and ear. */
export type Cue =
  | { type: 'bead'; cell: number }
  | { type: 'beat'; cell: number }
  | { type: 'unthread'; cell: number }
  | { type: 'spent'; cell: number }
  | { type: 'apart'; cell: number }
  | { type: 'gone'; cell: number };

export interface Stepped {
  gesture: Gesture;
  cues: Cue[];
}

export const REST: Gesture = { path: [], press: null };

/** Handle one input. */
export function stepped(gesture: Gesture, input: Input, ground: Ground): Stepped {
  switch (input.type) {
    case 'down':
      return down(gesture, input, ground);
    case 'move':
      return move(gesture, input, ground);
    case 'up':
      return up(gesture, input.id, ground);
    case 'lost':
      return isOurs(gesture, input.id) ? quiet(before(gesture)) : quiet(gesture);
    case 'add':
      return gesture.press ? quiet(gesture) : added(gesture, input.cell, ground);
    case 'back':
      return gesture.press ? quiet(gesture) : taken(gesture);
    case 'escape':
      return quiet(gesture.press ? before(gesture) : REST);
    case 'set':
      return quiet({ path: input.path, press: null });
  }
}

type Down = Extract<Input, { type: 'down' }>;
type Move = Extract<Input, { type: 'move' }>;

function down(gesture: Gesture, input: Down, ground: Ground): Stepped {
  const cell = cellUnder(ground.layout, input.point);
  if (gesture.press || cell === null || goneOf(ground).has(tileOf(cell))) return quiet(gesture);
  const press: Press = {
    id: input.id,
    before: gesture.path,
    point: input.point,
    held: cell,
    on: cell,
  };
  const flaw = flawOf(ground, gesture.path, cell);
  if (flaw === 'not_adjoining' || cell === gesture.path.at(-1)) {
    return quiet({ ...gesture, press });
  }
  const first = added({ ...gesture, press: { ...press, held: null } }, cell, ground);
  return flaw ? { ...first, gesture: { ...first.gesture, press: null } } : first;
}

/** Walk along the stroke, so that a fast finger skips no letter. */
function move(gesture: Gesture, input: Move, ground: Ground): Stepped {
  if (!isOurs(gesture, input.id) || !gesture.press) return quiet(gesture);
  const from = gesture.press.point;
  const length = Math.hypot(input.point.x - from.x, input.point.y - from.y);
  const strides = Math.max(1, Math.ceil(length / (CELL / 6)));
  let result = quiet(gesture);
  for (let stride = 1; stride <= strides; stride += 1) {
    const part = stride / strides;
    const point = {
      x: from.x + (input.point.x - from.x) * part,
      y: from.y + (input.point.y - from.y) * part,
    };
    const next = reached(result.gesture, point, ground);
    result = { gesture: next.gesture, cues: [...result.cues, ...next.cues] };
  }
  return result;
}

function reached(gesture: Gesture, point: Point, ground: Ground): Stepped {
  if (!gesture.press) return quiet(gesture);
  const cell = cellCaught(ground.layout, point);
  if (cell === null || cell === gesture.press.on) {
    return quiet({ ...gesture, press: { ...gesture.press, point } });
  }
  const press: Press = { ...gesture.press, point, on: cell };
  const begun = restarted({ ...gesture, press }, ground);
  const next = entered(begun.gesture, cell, ground);
  return { gesture: next.gesture, cues: [...begun.cues, ...next.cues] };
}

/** A drag away from a letter apart from the path starts a new path there. */
function restarted(gesture: Gesture, ground: Ground): Stepped {
  const held = gesture.press?.held ?? null;
  if (!gesture.press || held === null) return quiet(gesture);
  const press: Press = { ...gesture.press, held: null };
  if (held === gesture.path.at(-1)) return quiet({ ...gesture, press });
  const fresh = added({ path: [], press }, held, ground);
  // A spent letter can't start a path, so the existing one stays.
  return fresh.gesture.path.length ? fresh : { ...fresh, gesture: { ...gesture, press } };
}

function entered(gesture: Gesture, cell: number, ground: Ground): Stepped {
  const last = gesture.path.at(-1);
  if (last === undefined || cell === last) return quiet(gesture);
  const run = gesture.path.findLastIndex((other) => other !== last);
  if (run >= 0 && gesture.path[run] === cell) {
    return {
      gesture: { ...gesture, path: gesture.path.slice(0, run + 1) },
      cues: [{ type: 'unthread', cell: last }],
    };
  }
  const next = added(gesture, cell, ground);
  // A drag over letters out of reach, or over a gap, is silent: the thread just doesn't follow.
  const silent = (cue: Cue) => cue.type === 'apart' || cue.type === 'gone';
  return { ...next, cues: next.cues.filter((cue) => !silent(cue)) };
}

function up(gesture: Gesture, id: number, ground: Ground): Stepped {
  if (!isOurs(gesture, id) || !gesture.press) return quiet(gesture);
  const { held } = gesture.press;
  const lifted: Gesture = { path: gesture.path, press: null };
  return held === null ? quiet(lifted) : added(lifted, held, ground);
}

function added(gesture: Gesture, cell: number, ground: Ground): Stepped {
  const flaw = flawOf(ground, gesture.path, cell);
  if (flaw === 'tile_gone') return { gesture, cues: [{ type: 'gone', cell }] };
  if (flaw === 'not_adjoining') return { gesture, cues: [{ type: 'apart', cell }] };
  if (flaw !== null) return { gesture, cues: [{ type: 'spent', cell }] };
  const type = cell === gesture.path.at(-1) ? 'beat' : 'bead';
  return { gesture: { ...gesture, path: [...gesture.path, cell] }, cues: [{ type, cell }] };
}

function taken(gesture: Gesture): Stepped {
  const last = gesture.path.at(-1);
  if (last === undefined) return quiet(gesture);
  return {
    gesture: { ...gesture, path: gesture.path.slice(0, -1) },
    cues: [{ type: 'unthread', cell: last }],
  };
}

function isOurs(gesture: Gesture, id: number): boolean {
  return gesture.press?.id === id;
}

function before(gesture: Gesture): Gesture {
  return { path: gesture.press?.before ?? gesture.path, press: null };
}

function quiet(gesture: Gesture): Stepped {
  return { gesture, cues: [] };
}
