/** A flick being aimed, and the effects of keys and dials on it. */
import { text } from '../../messages';
import type { Spot } from '../../types';

const { aim: say } = text;

/** In the units of the wire: hundredths of a degree, and thousandths. */
export interface Aim {
  aim: number;
  power: number;
  side: number;
  height: number;
}

export const FULL_TURN = 36_000;
export const MOST_POWER = 1000;
export const MOST_SIDE = 900;
export const MOST_HEIGHT = 1000;
/** The middle of the body: hit there, a penguin slides. */
export const BODY = 200;
/** Least height at which the finger comes down on the head. */
export const HEAD = 667;
/** Least height at which a hard hit jumps walls. */
export const CROWN = 900;
/** Least power, as shown, at which such a hit jumps walls from the orange line. */
export const JUMPS = 80;
/** Least offset to a side at which the penguin turns sharply. */
export const FAR = 700;

const NOTCH_SIDE = 60;
const NOTCH_HEIGHT = 45;

/** A flick not aimed yet: straight, at the body, in this direction. */
export const fresh = (aim = 0): Aim => ({ aim, power: 0, side: 0, height: BODY });

/** A direction reduced to one full turn. */
export function turned(aim: number): number {
  return ((Math.round(aim) % FULL_TURN) + FULL_TURN) % FULL_TURN;
}

/** The direction from one point of the plan to another. */
export function directionOf(from: Spot, to: Spot): number {
  return turned((Math.atan2(to.y - from.y, to.x - from.x) * FULL_TURN) / (2 * Math.PI));
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** A side, snapped to the middle if close. */
export function sideAt(value: number): number {
  return Math.abs(value) < NOTCH_SIDE ? 0 : clamp(value, -MOST_SIDE, MOST_SIDE);
}

/** A height, snapped to the middle of the body if close. */
export function heightAt(value: number): number {
  return Math.abs(value - BODY) < NOTCH_HEIGHT ? BODY : clamp(value, 0, MOST_HEIGHT);
}

/** The aim after a key; null for a key that doesn't aim. */
export function keyed(aim: Aim, key: string, fine: boolean): Aim | null {
  const steps = fine ? FINE : COARSE;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'ArrowLeft':
      return { ...aim, aim: turned(aim.aim + steps.aim) };
    case 'ArrowRight':
      return { ...aim, aim: turned(aim.aim - steps.aim) };
    case 'ArrowUp':
      return { ...aim, power: clamp(aim.power + steps.power, 0, MOST_POWER) };
    case 'ArrowDown':
      return { ...aim, power: clamp(aim.power - steps.power, 0, MOST_POWER) };
    case 'q':
      return { ...aim, side: clamp(aim.side - steps.side, -MOST_SIDE, MOST_SIDE) };
    case 'e':
      return { ...aim, side: clamp(aim.side + steps.side, -MOST_SIDE, MOST_SIDE) };
    case 'w':
      return { ...aim, height: clamp(aim.height + steps.height, 0, MOST_HEIGHT) };
    case 's':
      return { ...aim, height: clamp(aim.height - steps.height, 0, MOST_HEIGHT) };
    default:
      return null;
  }
}

const COARSE = { aim: 200, power: 20, side: 100, height: 50 };
const FINE = { aim: 25, power: 5, side: 20, height: 10 };

/** A power as it is shown: "62". */
export const percent = (power: number): number => Math.round(power / 10);

/** One of the eight directions on the plan, seen from above: "right", "up and left". */
export function wayOf(aim: number): string {
  return say.ways[Math.round(aim / 4500) % 8] ?? '';
}

/** The effect of a side: "a little right: straight, then it hooks right". */
export function sideWords(side: number): string {
  if (side === 0) return say.side.middle;
  const to = side < 0 ? 'left' : 'right';
  const out = Math.abs(side);
  if (out >= FAR) return say.side.far(to);
  return out < 350 ? say.side.little(to) : say.side.out(to);
}

/** The effect of a height. */
export function heightWords(height: number): string {
  if (height >= CROWN) return say.height.crown(JUMPS);
  return height >= HEAD ? say.height.head : say.height.body;
}

/** The short form, shown beside a finger: "straight", "spins right, jumps". */
export function spinWords({ height, side }: Pick<Aim, 'height' | 'side'>): string {
  const spin = side === 0 ? say.spin.straight : say.spin.to(side < 0 ? 'left' : 'right');
  if (height >= CROWN) return say.spin.jumps(spin);
  return height >= HEAD ? say.spin.hops(spin) : spin;
}

/** Everything in one line, for people who can't see the arrow. */
export function spoken({ aim, power, side, height }: Aim): string {
  return say.spoken(
    Math.round(aim / 100),
    wayOf(aim),
    percent(power),
    sideWords(side),
    heightWords(height),
  );
}
