/** One's own flick in the making: by hand, dials or keys. */
import { untrack } from 'svelte';
import { graphics } from '../../../../lib/comfort.svelte';
import { recall, remember } from '../../../../lib/remember';
import { text } from '../../messages';
import { lined, roomsOf } from '../../preview/places';
import type { Aiming as Aimed, ScreenPoint } from '../../scene/types';
import type { Props, Spot, View } from '../../types';
import { type Aim, directionOf, fresh, keyed, spoken, turned } from './aim';
import { draw, type Finger, type Geometry, type Pull, press } from './slingshot';
import { type Miss, moved, type Sample, struck } from './stroke';

/** Ways to flick: by pulling, by dials and keys, or with a stroke. */
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
  #way = $state<Way>(recalled());
  /** The direction was set by hand, or is about to be, so the view no longer changes it. */
  pointed = $state(false);
  /** A flick has been sent to the table. */
  sent = $state(false);
  /** Where the finger that draws back is on the screen; null without one. */
  finger = $state.raw<ScreenPoint | null>(null);
  /** The picture of the hit is enlarged. */
  enlarged = $state(false);
  /** The aim of the last stroke. */
  stroke = $state.raw<Aim | null>(null);
  /** Why the last stroke flicked nothing, and what to do about it. */
  missed = $state<string | null>(null);
  /** The stroke being drawn, while it may still flick. */
  #stroke: { samples: readonly Sample[]; miss: Miss } | null = null;
  #moment = '';
  /** The finger has drawn back, so letting go within the ring only cancels. */
  #drew = false;

  constructor(props: () => Props, shown: () => View, busy: () => boolean) {
    this.#props = props;
    this.#shown = shown;
    this.#busy = busy;
    // Each flick is aimed from scratch: the aim of the last one would surprise.
    $effect(() => {
      const { flicks, phase, turn } = shown();
      untrack(() => this.#fresh(`${flicks} ${phase} ${turn}`));
    });
    $effect(() => {
      if (!this.may) untrack(() => this.cancel());
    });
  }

  /** The way to flick; pulling always works, even with the dials, but for people without a picture. */
  get way(): Way {
    return graphics() === 'dials' ? 'dials' : this.#way;
  }

  /** Whether a flick is possible now. */
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

  /** The aim that the arrow shows; null if no flick is possible. */
  get arrow(): Aimed | null {
    const { you } = this.#props();
    if (!this.may || you === null) return null;
    const { aim, pull } = this;
    if (pull?.aim) return { penguin: you, ...pull.aim, pull: pull.held };
    return { penguin: you, aim: aim.aim, power: aim.power, pull: null };
  }

  /** The current aim, including a pull in progress. */
  get current(): Aim {
    if (!this.pull) return this.aim;
    return { ...this.aim, ...(this.pull.aim ?? { power: 0 }) };
  }

  /** Aim away from the viewer, unless something was aimed by hand. */
  face(aim: number | null): void {
    if (aim === null || this.pointed || this.pull || this.aim.power > 0) return;
    if (turned(aim) !== this.aim.aim) this.aim = { ...this.aim, aim: turned(aim) };
  }

  set(aim: Partial<Aim>): void {
    this.aim = { ...this.aim, ...aim };
    if (aim.aim !== undefined) this.pointed = true;
  }

  /** Handle a key; return whether it means something. */
  key(key: string, fine: boolean): boolean {
    const next = this.may ? keyed(this.aim, key, fine) : null;
    if (next) this.set(next);
    return next !== null;
  }

  say(): void {
    this.#props().announce(spoken(this.aim));
  }

  /** Choose the way to flick, also for next time. */
  use(way: Way): void {
    this.#way = way;
    this.enlarged = false;
    this.missed = null;
    remember(KEY, way === 'pull' ? null : way);
    this.cancel();
  }

  /** A finger comes down; return whether it holds the penguin, or is about to strike it. */
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
   * Let go: this flicks, unless within the ring; a stroke that hasn't flicked by now says why. A
   * tap on the penguin enlarges the picture of the hit.
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

  /** Make the flick as aimed. */
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

  /** Reset the aim: straight, at the body, towards the middle of the room. */
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
