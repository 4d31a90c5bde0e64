/** A move being shown: moving penguins, fish being taken, the trail, the sounds. */
import type { Cast } from './cast';
import { type Fishes, GONE } from './fish';
import { type Noise, noisesOf } from './noises';
import { momentsOf, paceOf } from './pace';
import { doorPoint, PLAN } from './plan';
import { Telling } from './telling';
import { poseAt, type Track } from './track';
import type { Trails } from './trails';
import type { Moment, Playback, Showing, Spot } from './types';
import { smooth } from './vector';

/** Ms of the move that the camera averages over, before and after, to follow smoothly. */
const BEHIND = 260;
const AHEAD = 420;
const LOOKS = 9;
/** How long the camera looks at a fish being taken, and how far it turns to it. */
const GAZE = 800;
const GLANCE = 0.55;

export interface Props {
  cast: Cast;
  fishes: Fishes;
  trails: Trails;
  hear: (noise: Noise) => void;
  still: boolean;
  /** Ask for a frame, as something other than time has changed the picture. */
  ask: () => void;
}

export class Show implements Playback {
  constructor(move: Showing, track: Track, props: Props) {
    this.#move = move;
    this.#track = track;
    this.#props = props;
    const pace = paceOf(move.facts, move.duration);
    this.length = pace.length;
    this.moments = momentsOf(move.facts, move.taken ?? [], move.mover, move.duration);
    this.#telling = new Telling(pace, props.still);
    this.#heard = props.still ? move.duration : -1;
    this.#noises = noisesOf(move.facts, move.taken ?? []);
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    const { mover } = move;
    props.trails.follow({ track, penguin: mover, seat: props.cast.seat(mover) });
  }

  readonly length: number;
  readonly moments: readonly Moment[];
  readonly done: Promise<void>;
  readonly #move: Showing;
  readonly #track: Track;
  readonly #props: Props;
  readonly #telling: Telling;
  readonly #noises: readonly Noise[];
  /** Sounds up to this time of the move have been played. */
  #heard: number;
  /** When the move ended: fish are still swimming then. */
  #over: number | null = null;
  #finish: () => void = () => {};

  get mover(): number {
    return this.#move.mover;
  }

  share(): number {
    return this.#telling.share();
  }

  at(): number {
    return this.#telling.at();
  }

  skip(): void {
    this.#telling.seek(1);
    this.#telling.pace(1);
    this.#heard = this.#move.duration;
    this.#props.ask();
  }

  again(): void {
    this.#telling.seek(0);
    this.#telling.pace(1);
    this.#heard = -1;
    this.#over = null;
    this.#props.ask();
  }

  pace(times: number): void {
    this.#telling.pace(times);
    this.#props.ask();
  }

  seek(share: number): void {
    this.#telling.pace(0);
    this.#telling.seek(share);
    this.#heard = this.#telling.at();
    this.#over = null;
    this.#props.ask();
  }

  /** Place everything for this clock time; return whether more is to come. */
  step(now: number): boolean {
    const at = this.#telling.step(now);
    for (const penguin of this.#track.lanes.keys()) {
      const pose = poseAt(this.#track, penguin, at);
      if (pose) this.#props.cast.put(penguin, pose);
    }
    this.#props.trails.until(at);
    for (const noise of this.#noises) {
      if (noise.at > this.#heard && noise.at <= at) this.#props.hear(noise);
    }
    this.#heard = Math.max(this.#heard, at);
    const swimming = this.#swim(at, now);
    if (this.#telling.over()) this.#finish();
    return this.#telling.running() || swimming;
  }

  /**
   * The point that the camera looks at: the middle of a part of the path, or a fish being taken.
   */
  centre(): Spot | null {
    const at = this.at();
    const way = this.#middle(at) ?? this.#props.cast.pose(this.mover);
    const fish = this.#move.taken?.findLast((one) => one.at <= at && at < one.at + GAZE);
    const door = fish && doorPoint(PLAN, fish.door);
    if (!way || !door) return way;
    const since = (at - fish.at) / GAZE;
    const share = GLANCE * smooth(since * 3) * smooth((1 - since) * 3);
    return { x: way.x + (door.x - way.x) * share, y: way.y + (door.y - way.y) * share };
  }

  /** End it where it is, and release everybody who waits. */
  end(): void {
    this.#props.trails.follow(null);
    this.#finish();
  }

  #middle(at: number): Spot | null {
    let [x, y] = [0, 0];
    for (let look = 0; look < LOOKS; look += 1) {
      const then = at - BEHIND + ((BEHIND + AHEAD) * look) / (LOOKS - 1);
      const pose = poseAt(this.#track, this.mover, then);
      if (!pose) return null;
      x += pose.x / LOOKS;
      y += pose.y / LOOKS;
    }
    return { x, y };
  }

  #swim(at: number, now: number): boolean {
    const taken = this.#move.taken ?? [];
    if (this.#telling.over()) this.#over ??= now;
    else this.#over = null;
    const since = this.#over === null ? 0 : this.#props.still ? GONE : now - this.#over;
    for (const { door, seat, at: then } of taken) {
      this.#props.fishes.taken(door, seat, at + since - then);
    }
    return this.#over !== null && taken.some(({ at: then }) => at + since - then < GONE);
  }
}
