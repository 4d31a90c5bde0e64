/** Fingers on the school: one flicks, points or turns the view; two zoom. */
import type { Picked, School, ScreenPoint } from '../../scene/types';
import { apart, type Finger } from './slingshot';

/** The screen's reactions to fingers. */
export interface Hands {
  /**
   * A finger comes down; returns null if it is for the view. For a flick, returns the offset at
   * which it acts: a pull starts at the penguin's foot, wherever on its body the finger pressed.
   */
  down(finger: Finger, picked: Picked): ScreenPoint | null;
  drag(finger: Finger, at: number): void;
  up(): void;
  cancel(): void;
  /** A short press that wasn't a flick. */
  tap(picked: Picked): void;
}

interface Down {
  from: ScreenPoint;
  at: ScreenPoint;
  moved: boolean;
}

/** Pixels; a press that moves farther is no tap. */
const TAP = 8;
/** Degrees per pixel. */
const TURN = 0.25;
const WHEEL = 0.0015;

export class Fingers {
  readonly #canvas: HTMLCanvasElement;
  readonly #school: School;
  readonly #hands: Hands;
  readonly #down = new Map<number, Down>();
  #flicks: { id: number; beside: ScreenPoint } | null = null;
  #zoom = 1;

  constructor(canvas: HTMLCanvasElement, school: School, hands: Hands) {
    this.#canvas = canvas;
    this.#school = school;
    this.#hands = hands;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = this.#point(event);
    this.#canvas.setPointerCapture?.(event.pointerId);
    this.#down.set(event.pointerId, { from: point, at: point, moved: false });
    if (this.#down.size > 1) {
      this.#letGo();
      return;
    }
    const picked = this.#school.pick(point);
    const finger = { id: event.pointerId, point, floor: picked.floor };
    const beside = this.#hands.down(finger, picked);
    if (beside) this.#flicks = { id: event.pointerId, beside };
  }

  move(event: PointerEvent): void {
    const down = this.#down.get(event.pointerId);
    if (!down) return;
    const point = this.#point(event);
    const before = down.at;
    down.at = point;
    down.moved ||= apart(point, down.from) > TAP;
    if (this.#flicks?.id === event.pointerId) this.#drag(event, point, this.#flicks.beside);
    else if (this.#down.size === 2) this.#pinch(event.pointerId, before, point);
    else if (down.moved) {
      this.#school.orbit((before.x - point.x) * TURN, (point.y - before.y) * TURN);
    }
  }

  up(event: PointerEvent): void {
    const down = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (this.#flicks?.id === event.pointerId) {
      const point = this.#point(event);
      // On a slow machine the finger may have moved on since its last event.
      if (down && (down.moved || apart(point, down.from) > TAP))
        this.#drag(event, point, this.#flicks.beside);
      this.#flicks = null;
      this.#hands.up();
    } else if (down && !down.moved && this.#down.size === 0) {
      this.#hands.tap(this.#school.pick(down.at));
    }
  }

  cancel(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#letGo();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#near(this.#zoom * Math.exp(-event.deltaY * WHEEL));
  }

  /** Reset the view to how it was fitted. */
  straight(): void {
    this.#zoom = 1;
  }

  #drag({ pointerId, timeStamp }: PointerEvent, at: ScreenPoint, beside: ScreenPoint): void {
    const point = { x: at.x + beside.x, y: at.y + beside.y };
    const { floor } = this.#school.pick(point);
    this.#hands.drag({ id: pointerId, point, floor }, timeStamp);
  }

  /** Cancel the flick in progress. */
  #letGo(): void {
    if (this.#flicks === null) return;
    this.#flicks = null;
    this.#hands.cancel();
  }

  #pinch(id: number, before: ScreenPoint, now: ScreenPoint): void {
    const other = [...this.#down].find(([each]) => each !== id)?.[1].at;
    if (!other) return;
    this.#near((this.#zoom * apart(now, other)) / Math.max(1, apart(before, other)));
  }

  #near(zoom: number): void {
    this.#zoom = Math.min(3, Math.max(1, zoom));
    this.#school.zoom(this.#zoom);
  }

  #point(event: PointerEvent): ScreenPoint {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}
