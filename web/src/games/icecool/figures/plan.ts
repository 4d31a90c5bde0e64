/** Drawings on the plan of the school for the rulebook: in mm of the plan, with y upwards. */
import { outline, PLAN } from '../preview/places';
import { FOOT } from '../scene/plan';

export type At = readonly [x: number, y: number];

export interface Frame {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface Way {
  points: readonly At[];
  /** The seat whose penguin takes this way; undefined for something that is placed or carried. */
  seat?: number;
  dashed?: boolean;
  smooth?: boolean;
}

export interface Standing {
  seat: number;
  at: At;
  /** A former position, or one where the penguin doesn't stay. */
  faint?: boolean;
}

const EDGE = 8;
const whole = outline(PLAN);

/** The way from one position of a penguin to another, from edge to edge. */
export function between([fromX, fromY]: At, [toX, toY]: At): At[] {
  const long = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [((toX - fromX) / long) * FOOT, ((toY - fromY) / long) * FOOT];
  return [
    [fromX + x, fromY + y],
    [toX - x, toY - y],
  ];
}

/** The whole school with a small margin. */
export const WHOLE: Frame = {
  left: whole.left - EDGE,
  bottom: whole.bottom - EDGE,
  right: whole.right + EDGE,
  top: whole.top + EDGE,
};

/** The part of the plan with these rooms, and a margin. */
export function framed(names: readonly string[], round = EDGE): Frame {
  const rooms = PLAN.rooms.filter(({ name }) => names.includes(name));
  return {
    left: Math.min(...rooms.map(({ left }) => left)) - round,
    bottom: Math.min(...rooms.map(({ bottom }) => bottom)) - round,
    right: Math.max(...rooms.map(({ right }) => right)) + round,
    top: Math.max(...rooms.map(({ top }) => top)) + round,
  };
}
