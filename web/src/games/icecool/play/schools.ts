/** The school that is drawn on a canvas, for what lies over it. */
import type { School } from '../scene/types';

const schools = new WeakMap<Element, School>();

export const drawnOn = (canvas: Element): School | null => schools.get(canvas) ?? null;

export function draws(canvas: Element, school: School): void {
  schools.set(canvas, school);
}
