/** One's own flick in the making: by hand, by dials, by keys. */
import { untrack } from 'svelte';
import { recall, remember } from '../../../../lib/remember';
import { text } from '../../messages';
import { lined, roomsOf } from '../../preview/places';
import type { Aiming as Aimed, ScreenPoint } from '../../scene/types';
import type { Props, Spot, View } from '../../types';
import { type Aim, directionOf, fresh, keyed, spoken, turned } from './aim';
import { draw, type Finger, type Geometry, type Pull, press } from './slingshot';
import { type Miss, moved, type Sample, struck } from './stroke';

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
  /** How one has chosen to flick; a pull works beside dials, too. */
  way = $state<Way>(recalled());
  /** The direction was turned, or is about to be: it stays, wherever the eye goes. */
  pointed = $state(false);
  /** A flick is on its way to the table. */
  sent = $state(false);
  /** Where the finger is that draws back, on the screen; null without one. */
  finger = $state.raw<ScreenPoint | null>(null);
  /** The penguin is enlarged, for where it is hit to be chosen. */
  enlarged = $state(false);
  /** What the last stroke was. */
  stroke = $state.raw<Aim | null>(null);
  /** Why the last stroke flicked nothing, and what to do. */
  missed = $state<string | null>(null);
  /** The stroke that is being drawn, as long as it may still flick. */
  #stroke: { samples: readonly Sample[]; miss: Miss } | null = null;
  #moment = '';
  /** The finger in hand has drawn back, so that letting go in the ring only cancels. */
  #drew = false;

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

  /** What the arrow shows; null where one may not flick. */
  get arrow(): Aimed | null {
    const { you } = this.#props();
    if (!this.may || you === null) return null;
    const { aim, pull } = this;
    if (pull?.aim) return { penguin: you, ...pull.aim, pull: pull.held };
    return { penguin: you, aim: aim.aim, power: aim.power, pull: null };
  }

  /** What is aimed now, a pull in the hand included. */
  get current(): Aim {
    if (!this.pull) return this.aim;
    return { ...this.aim, ...(this.pull.aim ?? { power: 0 }) };
  }

  /** Aims away from the eye, as long as nothing was aimed by hand. */
  face(aim: number | null): void {
    if (aim === null || this.pointed || this.pull || this.aim.power > 0) return;
    if (turned(aim) !== this.aim.aim) this.aim = { ...this.aim, aim: turned(aim) };
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
    this.enlarged = false;
    this.missed = null;
    remember(KEY, way === 'pull' ? null : way);
    this.cancel();
  }

  /** A finger comes down; tells whether it holds the penguin, or is about to strike it. */
  down(finger: Finger, onPenguin: boolean, geometry: Geometry): boolean {
    if (!this.may) return false;
    if (this.way === 'stroke') {
      this.missed = null;
      this.#stroke = { samples: [], miss: 'short' };
      return true;
    }
    this.enlarged = false;
    this.#drew = false;
    this.pull = press(finger, onPenguin, geometry);
    return this.pull !== null;
  }

  drag(finger: Finger, geometry: Geometry, at: number): void {
    if (this.way === 'stroke') this.#strike(finger, at);
    else if (this.pull) {
      this.pull = draw(this.pull, finger, geometry);
      this.finger = this.pull.aim ? finger.point : null;
      this.#drew ||= this.pull.aim !== null;
    }
  }

  /**
   * Lets go: that flicks, unless it is in the ring; a stroke that has not flicked by now says why.
   * A tap on the penguin enlarges it.
   */
  up(): void {
    const aimed = this.pull?.aim ?? null;
    const tapped = this.pull !== null && !this.#drew;
    const miss = this.#stroke?.miss;
    this.cancel();
    if (miss) {
      this.missed = text.aim.misses[miss];
      this.#props().announce(this.missed);
    }
    this.enlarged = tapped;
    if (!aimed) return;
    this.set(aimed);
    void this.flick();
  }

  cancel(): void {
    this.pull = null;
    this.finger = null;
    this.#stroke = null;
  }

  /** Flicks what is aimed. */
  async flick(): Promise<void> {
    if (!this.may || this.aim.power === 0) return;
    this.sent = true;
    await this.#props().act({ type: 'flick', ...this.aim });
    this.sent = false;
  }

  #strike({ floor, point }: Finger, at: number): void {
    const stroke = this.#stroke;
    if (!stroke || !this.may || !floor || !this.at) return;
    stroke.samples = moved(stroke.samples, { at, point, floor });
    const flick = struck(stroke.samples, this.at);
    if (flick === null) return;
    if (typeof flick === 'string') {
      stroke.miss = flick;
      return;
    }
    this.#stroke = null;
    this.set(flick);
    this.stroke = this.aim;
    void this.flick();
  }

  /** Straight, at the body, towards the middle of the room. */
  #fresh(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.pointed = false;
    this.enlarged = false;
    this.missed = null;
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
