/** Choices other than a flick: the Catcher's place, a line, a task, a fish and its door. */
import { untrack } from 'svelte';
import { doorsFor, type Hung, moveFish } from '../preview/cards';
import { doorPoint, intoLines, KITCHEN, lined, onLine, PLAN } from '../preview/places';
import type { Picked } from '../scene/types';
import type { Action, Props, Spot, View } from '../types';

export type Sheet = 'task' | 'fish' | 'line';
/** Phase as far as the viewer may act: in `shown` and `wait` they may do nothing. */
export type Phase = 'shown' | 'wait' | View['phase'];

/** Distance in mm from a door within which a tap chooses it. */
const NEAR = 45;

export class Choosing {
  readonly #props: () => Props;
  readonly #shown: () => View;
  readonly #phase: () => Phase;
  sheet = $state<Sheet | null>(null);
  /** The fish to be moved. */
  fish = $state.raw<Hung | null>(null);
  /** Where the Catcher is about to be placed. */
  place = $state.raw<Spot>(middleOf(KITCHEN));

  readonly #moment = $derived.by(() => {
    const { flicks, turn } = this.#shown();
    return `${this.#phase()} ${flicks} ${turn}`;
  });

  constructor(props: () => Props, shown: () => View, phase: () => Phase) {
    this.#props = props;
    this.#shown = shown;
    this.#phase = phase;
    // Drop an unfinished choice when the phase, flick or turn changes.
    $effect(() => {
      if (this.#moment) untrack(() => this.close());
    });
  }

  get placing(): boolean {
    return this.#phase() === 'place';
  }

  /** Rooms to whose line the penguin may move. */
  get lines(): readonly number[] {
    return this.#phase() === 'before' ? this.#shown().lines : [];
  }

  /** Doors to which the chosen fish may go. */
  get doors(): readonly number[] {
    return this.sheet === 'fish' && this.fish ? doorsFor(this.#shown(), this.fish) : [];
  }

  /** Points of the floor that can be chosen. */
  get offers(): readonly Spot[] {
    const { you } = this.#props();
    const own = you === null ? null : this.#shown().seats[you]?.pose;
    if (this.sheet === 'line' && own) return this.lines.map((room) => onLine(room, own));
    return this.doors.map((door) => doorPoint(PLAN, door)).filter((spot) => spot !== null);
  }

  close(): void {
    this.sheet = null;
    this.fish = null;
  }

  async act(action: Action): Promise<void> {
    this.close();
    await this.#props().act(action);
  }

  tap({ floor, room }: Picked): void {
    if (this.placing && floor) this.stand(floor);
    else if (this.sheet === 'line' && room !== null && this.lines.includes(room))
      this.intoRoom(room);
    else if (this.fish && floor) {
      const near = this.doors.find((door) => {
        const at = doorPoint(PLAN, door);
        return at !== null && Math.hypot(at.x - floor.x, at.y - floor.y) < NEAR;
      });
      if (near !== undefined) this.hang(near);
    }
  }

  /** Place the Catcher as close to this point as the line allows. */
  stand(at: Spot): void {
    this.place = intoLines(KITCHEN, at);
  }

  placed(): void {
    const { x, y } = this.place;
    void this.act({ type: 'place', x: Math.round(x * 10), y: Math.round(y * 10) });
  }

  /** Move to the line: at once, or after asking which room's. */
  toLine(): void {
    const [room] = this.lines;
    if (this.lines.length > 1) this.sheet = 'line';
    else if (room !== undefined) this.intoRoom(room);
  }

  intoRoom(room: number): void {
    void this.act({ type: 'to_line', room });
  }

  /** Move the chosen fish to this door. */
  hang(door: number): void {
    if (this.fish) void this.act(moveFish(this.fish, door));
  }
}

function middleOf(room: number): Spot {
  const { bottom, left, right, top } = lined(room);
  return { x: (left + right) / 2, y: (bottom + top) / 2 };
}
