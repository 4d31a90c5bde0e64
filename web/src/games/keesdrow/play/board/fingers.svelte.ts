/** Pointers on the board: one draws, two pan and zoom, and one at the edge pans. */
import { untrack } from 'svelte';
import { CELL, centreOf, type Layout, type Point } from '../../board';
import type { Threading } from './threading.svelte';
import { edgePush, holds, pushed, type Window, zoomed } from './window';

export type Times = 1 | 2;

export interface Host {
  box: SVGSVGElement | undefined;
  layout: Layout;
  /** The whole area that could be shown. */
  all: Window;
  times: Times;
  ontimes: ((times: Times) => void) | undefined;
  path: readonly number[];
  threading: Threading | null;
}

/** Ms between two pans at the edge, and the distance of each. */
const PULL_MS = 40;
const PULL = 0.12 * CELL;
const EDGE = 0.4 * CELL;

export class Fingers {
  readonly #host: () => Host;
  /** Where each finger is on the screen, in px. */
  readonly #down = new Map<number, Point>();
  #part = $state.raw<Window | null>(null);
  /** Read once per stroke: reading it on each move would trigger layout. */
  #rect: DOMRect | null = null;
  #last: PointerEvent | null = null;
  #spread: number | null = null;

  /** The part of the board that is shown. */
  readonly view: Window = $derived.by(() => {
    const { all, times } = this.#host();
    return times === 1 ? all : (this.#part ?? all);
  });

  constructor(host: () => Host) {
    this.#host = host;
    $effect(() => {
      const { threading, times } = host();
      if (times === 1 || !threading?.press) return;
      const timer = setInterval(() => this.#pull(), PULL_MS);
      return () => clearInterval(timer);
    });
    // A path from elsewhere, typed or played by others, is panned into view.
    $effect(() => {
      const { layout, path, times } = host();
      const last = path.at(-1);
      if (times > 1)
        untrack(() => this.#follow(last === undefined ? null : centreOf(layout, last)));
    });
  }

  /** Show the part round a point. */
  look(point: Point): void {
    const { all, times } = this.#host();
    if (times > 1) this.#part = zoomed(all, times, point);
  }

  readonly down = (event: PointerEvent): void => {
    const { box, threading } = this.#host();
    if (!threading || event.button > 0) return;
    if (this.#down.size === 0) this.#rect = null;
    this.#spread = null;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#down.size > 1) {
      for (const id of this.#down.keys()) threading.feed({ type: 'lost', id });
      return;
    }
    const point = this.#at(event);
    threading.touch = event.pointerType === 'touch';
    threading.feed({ type: 'down', id: event.pointerId, point });
    if (threading.press) box?.setPointerCapture?.(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { threading } = this.#host();
    const was = this.#down.get(event.pointerId);
    if (!threading || !was) return;
    const now = { x: event.clientX, y: event.clientY };
    this.#down.set(event.pointerId, now);
    if (this.#down.size > 1) {
      this.#pinch(was, now);
      return;
    }
    this.#last = event;
    const point = this.#at(event);
    threading.feed({ type: 'move', id: event.pointerId, point });
  };

  readonly up = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
    this.#host().threading?.feed({ type: 'up', id: event.pointerId });
  };

  readonly lost = (event: PointerEvent): void => {
    this.#down.delete(event.pointerId);
    this.#host().threading?.feed({ type: 'lost', id: event.pointerId });
  };

  /** Touches on letters are captured; a touch that begins on the wood scrolls the page. */
  readonly still = (node: SVGSVGElement): (() => void) => {
    const hold = (event: TouchEvent) => {
      if (this.#host().threading?.press || this.#down.size > 1) event.preventDefault();
    };
    node.addEventListener('touchmove', hold, { passive: false });
    return () => node.removeEventListener('touchmove', hold);
  };

  #at(event: PointerEvent): Point {
    const perPx = this.#perPx();
    return {
      x: this.view.x + (event.clientX - (this.#rect?.left ?? 0)) * perPx,
      y: this.view.y + (event.clientY - (this.#rect?.top ?? 0)) * perPx,
    };
  }

  #perPx(): number {
    this.#rect ??= this.#host().box?.getBoundingClientRect() ?? null;
    return this.view.size / (this.#rect?.width || 1);
  }

  /** Zoom as two fingers spread or pinch, and pan as they move in the same direction. */
  #pinch(was: Point, now: Point): void {
    const { ontimes, times } = this.#host();
    const [one, other] = [...this.#down.values()];
    if (!one || !other) return;
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    this.#spread ??= apart;
    if (apart > this.#spread * 1.3) ontimes?.(2);
    else if (apart < this.#spread * 0.75) ontimes?.(1);
    else if (times > 1) {
      // Each of the two fingers pans the board by half of its way.
      const half = this.#perPx() / 2;
      this.#push({ x: (was.x - now.x) * half, y: (was.y - now.y) * half });
    }
  }

  #pull(): void {
    const { threading } = this.#host();
    const last = this.#last;
    if (!threading?.press || !last) return;
    const by = edgePush(this.view, this.#at(last), EDGE, PULL);
    if (by.x === 0 && by.y === 0) return;
    this.#push(by);
    const point = this.#at(last);
    threading.feed({ type: 'move', id: last.pointerId, point });
  }

  #push(by: Point): void {
    this.#part = pushed(this.#host().all, this.view, by);
  }

  #follow(around: Point | null): void {
    const { all, threading } = this.#host();
    const part = this.#part;
    if (threading?.press || (part && (around === null || holds(part, around)))) return;
    this.look(around ?? { x: all.x + all.size / 2, y: all.y + all.size / 2 });
  }
}
