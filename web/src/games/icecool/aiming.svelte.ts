/** One's own flick in the making: by hand, by dials, by keys. */
import { untrack } from 'svelte';
import { recall, remember } from '../../lib/remember';
import { type Aim, directionOf, fresh, keyed, spoken } from './aim';
import { lined, roomsOf } from './places';
import type { Aiming as Aimed } from './scene/types';
import { draw, type Finger, type Geometry, type Pull, press } from './slingshot';
import { moved, type Sample, struck } from './stroke';
import type { Props, Spot, View } from './types';

/** How one flicks: by hand, by dials and keys, or with a stroke. */
export type Way = 'pull' | 'dials' | 'stroke';

const KEY = 'ice-aim';

function recalled(): Way {
  const way = recall(KEY);
  return way === 'dials' || way === 'stroke' ? way : 'pull';
}

export class Aiming {
  readonly #props: () => Props;
  readonly #shown: () => View;
  readonly #busy: () => boolean;
  aim = $state.raw<Aim>(fresh());
  pull = $state.raw<Pull | null>(null);
  /** How one flicked last, or has chosen to. */
  way = $state<Way>(recalled());
  /** The direction was turned, or is about to be: it is shown before there is power. */
  pointed = $state(false);
  /** A flick is on its way to the table. */
  sent = $state(false);
  #stroke: readonly Sample[] = [];
  #moment = '';

  constructor(props: () => Props, shown: () => View, busy: () => boolean) {
    this.#props = props;
    this.#shown = shown;
    this.#busy = busy;
    // Each flick is aimed anew: what was meant for the last one would surprise.
    $effect(() => {
      const { flicks, phase, turn } = shown();
      untrack(() => this.#fresh(`${flicks} ${phase} ${turn}`));
    });
    $effect(() => {
      if (!this.may) untrack(() => this.cancel());
    });
  }

  /** Whether one may flick now. */
  get may(): boolean {
    const { connected, table, you } = this.#props();
    const { phase, turn } = this.#shown();
    const mine = you !== null && turn === you && phase === 'before';
    return mine && connected && !table.paused && !this.#busy() && !this.sent;
  }

  get at(): Spot | null {
    const { you } = this.#props();
    return you === null ? null : (this.#shown().seats[you]?.pose ?? null);
  }

  /** What the arrow shows; null without one. */
  get arrow(): Aimed | null {
    const { you } = this.#props();
    if (!this.may || you === null) return null;
    const { aim, pull } = this;
    if (pull) return pull.aim && { penguin: you, ...pull.aim, pull: pull.held };
    return aim.power > 0 || this.pointed
      ? { penguin: you, aim: aim.aim, power: aim.power, pull: null }
      : null;
  }

  /** What is aimed now, a pull in the hand included. */
  get current(): Aim {
    if (!this.pull) return this.aim;
    return { ...this.aim, ...(this.pull.aim ?? { power: 0 }) };
  }

  set(aim: Partial<Aim>): void {
    this.aim = { ...this.aim, ...aim };
    if (aim.aim !== undefined) this.pointed = true;
  }

  /** Changes what a key stands for; tells whether it stands for something. */
  key(key: string, fine: boolean): boolean {
    const next = this.may ? keyed(this.aim, key, fine) : null;
    if (next) this.set(next);
    return next !== null;
  }

  say(): void {
    this.#props().announce(spoken(this.aim));
  }

  /** Chooses how one flicks, also for the next time. */
  use(way: Way): void {
    this.way = way;
    remember(KEY, way === 'pull' ? null : way);
    this.cancel();
  }

  /** A finger comes down; tells whether it holds the penguin, or is about to strike it. */
  down(finger: Finger, onPenguin: boolean, geometry: Geometry): boolean {
    if (!this.may) return false;
    if (this.way === 'stroke') {
      this.#stroke = [];
      return true;
    }
    this.pull = press(finger, onPenguin, geometry);
    return this.pull !== null;
  }

  drag(finger: Finger, geometry: Geometry, at: number): void {
    if (this.way === 'stroke') this.#strike(finger, at);
    else if (this.pull) this.pull = draw(this.pull, finger, geometry);
  }

  /** Lets go: that flicks, unless it is in the ring. */
  up(): void {
    const aimed = this.pull?.aim ?? null;
    this.cancel();
    if (!aimed) return;
    this.set(aimed);
    if (this.way !== 'pull') this.use('pull');
    void this.flick();
  }

  cancel(): void {
    this.pull = null;
    this.#stroke = [];
  }

  /** Flicks what the dials say. */
  press(): void {
    if (this.may && this.aim.power > 0 && this.way === 'pull') this.use('dials');
    void this.flick();
  }

  async flick(): Promise<void> {
    if (!this.may || this.aim.power === 0) return;
    this.sent = true;
    await this.#props().act({ type: 'flick', ...this.aim });
    this.sent = false;
  }

  #strike({ floor, point }: Finger, at: number): void {
    if (!this.may || !floor || !this.at) return;
    this.#stroke = moved(this.#stroke, { at, point, floor });
    const flick = struck(this.#stroke, this.at);
    if (!flick) return;
    this.#stroke = [];
    this.set(flick);
    void this.flick();
  }

  /** Straight, at the body, towards the middle of the room. */
  #fresh(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.pointed = false;
    this.cancel();
    const { at } = this;
    const [room] = at ? roomsOf(at) : [];
    if (!at || room === undefined) {
      this.aim = fresh();
      return;
    }
    const { bottom, left, right, top } = lined(room);
    this.aim = fresh(directionOf(at, { x: (left + right) / 2, y: (bottom + top) / 2 }));
  }
}
