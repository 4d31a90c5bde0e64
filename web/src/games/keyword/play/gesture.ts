/**
 * A card under the finger: a pure function of (state, input, ground).
 *
 * Points are in px of the screen, times in ms of any clock. The result of a gesture is returned as
 * deeds; nothing is moved here.
 */
import { leafed } from './fan';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Place = 'fan' | 'rack' | 'middle';

/** The positions of the cards when the finger came down. */
export interface Ground {
  /** Keys from left to right, the middle of the fan, and the width of a card. */
  fan: { keys: readonly string[]; middle: number; card: number };
  /** From the upper left corner of the first card; *across* is the number of cards in a row. */
  rack: { keys: readonly string[]; box: Box; first: Point; pitch: Point; across: number };
}

interface Press {
  id: number;
  place: Place;
  key: string;
  start: Point;
  point: Point;
  /** When it last moved, and its downward speed then, in px per ms. */
  at: number;
  fall: number;
  kind: 'press' | 'leaf' | 'drag';
}

export interface Gesture {
  readonly press: Press | null;
  /** The card of the fan that is raised. */
  readonly raised: string | null;
  /** Where the dragged card would land; null away from the rack. */
  readonly slot: number | null;
}

export type Input =
  | { type: 'down'; id: number; point: Point; at: number; place: Place; key: string }
  | { type: 'move'; id: number; point: Point; at: number }
  | { type: 'up'; id: number; at: number }
  | { type: 'lost'; id: number };

/** The result of a gesture. */
export type Deed =
  | { type: 'tap'; place: Place; key: string }
  | { type: 'drop'; key: string; at: number }
  | { type: 'back'; key: string };

export interface Stepped {
  gesture: Gesture;
  deed: Deed | null;
}

export const REST: Gesture = { press: null, raised: null, slot: null };

/** Px; a shorter movement is a tap. */
const STILL = 8;
/** Px that a card must be pulled up to leave the fan. */
const PULL = 22;
/**
 * Px round the rack within which a card counts as near; a card taken out of it goes below the rack.
 */
const NEAR = 70;
const BELOW = 36;
/**
 * A flick down: its least distance in px, its least speed in px per ms, and the most ms to its end.
 */
const FLICK = 26;
const SPEED = 0.45;
const END = 90;

/** Handle one input. */
export function stepped(gesture: Gesture, input: Input, ground: Ground): Stepped {
  switch (input.type) {
    case 'down':
      return down(gesture, input);
    case 'move':
      return quiet(ours(gesture, input.id) ? moved(gesture, input, ground) : gesture);
    case 'up':
      return ours(gesture, input.id) ? up(gesture, input.at, ground) : quiet(gesture);
    case 'lost':
      return quiet(ours(gesture, input.id) ? { ...REST, raised: gesture.raised } : gesture);
  }
}

function down(gesture: Gesture, input: Extract<Input, { type: 'down' }>): Stepped {
  if (gesture.press) return quiet(gesture);
  const { id, place, key, point, at } = input;
  const press: Press = { id, place, key, start: point, point, at, fall: 0, kind: 'press' };
  return quiet({ press, raised: place === 'fan' ? key : null, slot: null });
}

function moved(gesture: Gesture, input: Extract<Input, { type: 'move' }>, ground: Ground): Gesture {
  const was = gesture.press;
  if (!was) return gesture;
  const { at, point } = input;
  const fall = (point.y - was.point.y) / Math.max(1, at - was.at);
  const press: Press = { ...was, point, at, fall, kind: kindAt(was, point) };
  if (press.kind === 'drag') return { press, raised: null, slot: slotOf(press, ground) };
  if (press.kind === 'press') return { ...gesture, press };
  const across = (point.x - ground.fan.middle) / ground.fan.card;
  const index = leafed(across, ground.fan.keys.length);
  const key = index === null ? press.key : (ground.fan.keys[index] ?? press.key);
  return { press: { ...press, key }, raised: key, slot: null };
}

/** Moving sideways leafs through the hand; moving up pulls a card out. */
function kindAt(press: Press, point: Point): Press['kind'] {
  if (press.kind === 'drag') return 'drag';
  const x = Math.abs(point.x - press.start.x);
  const y = point.y - press.start.y;
  if (press.place !== 'fan') return Math.hypot(x, y) > STILL ? 'drag' : 'press';
  if (press.kind === 'press' && -y > STILL && -y >= x) return 'drag';
  if (-y > PULL && (press.kind === 'leaf' || -y >= x / 2)) return 'drag';
  return press.kind === 'leaf' || x > STILL ? 'leaf' : 'press';
}

function up(gesture: Gesture, at: number, ground: Ground): Stepped {
  const { press, raised } = gesture;
  if (!press) return quiet(gesture);
  const { key, kind, place } = press;
  if (kind === 'press') return { gesture: REST, deed: { type: 'tap', place, key } };
  if (kind === 'leaf') return quiet({ ...REST, raised });
  const slot = slotOf(press, ground);
  if (place === 'rack' && (slot === null || flicked(press, at))) {
    return { gesture: REST, deed: { type: 'back', key } };
  }
  return { gesture: REST, deed: slot === null ? null : { type: 'drop', key, at: slot } };
}

function flicked({ start, point, at, fall }: Press, now: number): boolean {
  const down = point.y - start.y;
  const straight = down > FLICK && down > Math.abs(point.x - start.x);
  return straight && fall > SPEED && now - at < END;
}

/**
 * Position among the other cards of the rack at which the finger would drop this one; null away
 * from it.
 */
export function slotOf(
  { key, place, point }: Pick<Press, 'key' | 'place' | 'point'>,
  ground: Ground,
): number | null {
  const { across, box, first, keys, pitch } = ground.rack;
  const beside = point.x < box.x - NEAR || point.x > box.x + box.width + NEAR;
  const below = box.y + box.height + (place === 'rack' ? 0 : BELOW);
  if (beside || point.y < box.y - NEAR || point.y > below) return null;
  const others = keys.filter((each) => each !== key).length;
  const last = Math.floor(others / across);
  const row = Math.max(0, Math.min(last, Math.floor((point.y - first.y) / pitch.y)));
  const column = Math.floor((point.x - first.x) / pitch.x);
  const slot = row * across + Math.max(0, Math.min(across - 1, column));
  return Math.max(0, Math.min(others, slot));
}

function ours(gesture: Gesture, id: number): boolean {
  return gesture.press?.id === id;
}

function quiet(gesture: Gesture): Stepped {
  return { gesture, deed: null };
}
