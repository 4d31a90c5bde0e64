/** Practice: where penguins are, what was tried, and the room's answers. */
import { writable } from 'svelte/store';
import type { Happened, Outcome } from '../../../lib/game';
import { sentenceOf } from '../../../lib/refusals';
import { recall, remember } from '../../../lib/remember';
import type { Fetched } from '../../../net/http';
import type { IceTriedFlick, IceWantedFlick } from '../../../wire.gen';
import { practice as text } from '../messages/practice';
import { type Aim, BODY } from '../play/aim/aim';
import { PLAN } from '../scene/plan';
import { type Action, type Event, type Pose, poseOf, type Spot, standing } from '../types';
import type { Scene } from './notation';
import { freeSpot } from './spots';
import { eventsOf, MOST, settled, viewOf } from './table';
import { tryFlick } from './try';
import { sentence } from './words';

/** A flick that was tried, and from where. */
export interface Tried {
  number: number;
  scene: Scene;
  flick: Aim;
  shot: IceTriedFlick['shot'];
  text: string;
}

/** Number of tries kept, with their trails. */
const KEPT = 5;
const NOBODY = Array.from({ length: MOST - 1 }, () => null);
const FIRST = standing(PLAN.circle.x, PLAN.circle.y);
/** Where an added penguin goes, if nobody is there: the middle of a room. */
const MIDDLES: readonly Spot[] = [4, 1, 2, 3, 0].flatMap((number) => {
  const room = PLAN.rooms[number];
  return room ? [{ x: (room.left + room.right) / 2, y: (room.bottom + room.top) / 2 }] : [];
});

export class Practising {
  scene = $state.raw<Scene>({ penguins: [FIRST, ...NOBODY], mover: 0 });
  /** The last tries, the latest last. */
  tries = $state.raw<readonly Tried[]>([]);
  /** Whether all return to where they were after each try. */
  back = $state(recall('ice-back') === 'on');
  /** Why something wasn't done. */
  problem = $state<string | null>(null);
  /** The result of replaying an opened shot. */
  note = $state<string | null>(null);
  #moves = $state(0);
  #seq = 0;
  #number = 0;
  readonly happened = writable<Happened<Event> | null>(null);

  readonly view = $derived(viewOf(this.scene, this.#moves));

  get own(): Pose {
    return this.scene.penguins[this.scene.mover] ?? FIRST;
  }

  /** Number of penguins on the board. */
  get count(): number {
    return this.scene.penguins.filter((pose) => pose !== null).length;
  }

  readonly act = async (action: Action): Promise<Outcome> => {
    if (action.type !== 'flick')
      return { ok: false, refused: { code: 'bad_action', rule: null, params: {} } };
    const { aim, power, side = 0, height = BODY } = action;
    const { scene } = this;
    const flick = { aim, power, side, height };
    const answer = await this.#try({ scene: { ...scene, penguins: [...scene.penguins] }, flick });
    if (!answer.ok) return answer;
    const tried = this.#keep(answer.value);
    if (!this.back && !tried.shot.trouble) {
      this.#put({ ...scene, penguins: settled(tried.scene, tried.shot) });
    }
    this.note = tried.shot.trouble ? text.trouble : null;
    this.watch(tried);
    return { ok: true, seq: this.#seq };
  };

  /** Show a try again; penguins stay where they are. */
  watch({ flick, scene, shot }: Tried): void {
    this.#seq += 1;
    this.happened.set({ seq: this.#seq, events: eventsOf(scene, flick, shot) });
  }

  /** Open a shot by its text, to be tried again; returns it, or null if it was refused. */
  async open(shot: string): Promise<Tried | null> {
    const answer = await this.#try({ text: shot });
    if (!answer.ok) return null;
    this.tries = [];
    const tried = this.#keep(answer.value);
    this.again(tried);
    this.back = true;
    this.note = answer.value.again && text.opened[answer.value.again];
    return tried;
  }

  /** Restore the positions before a try. */
  again({ scene }: Tried): void {
    const missing = Array.from({ length: MOST - scene.penguins.length }, () => null);
    this.#put({ ...scene, penguins: [...scene.penguins, ...missing] });
  }

  setBack(on: boolean): void {
    this.back = on;
    remember('ice-back', on ? 'on' : null);
  }

  /** Place the chosen penguin as close as possible; return whether there was room. */
  place(at: Spot): boolean {
    const { mover, penguins } = this.scene;
    const others = penguins.filter((pose, seat): pose is Pose => pose !== null && seat !== mover);
    const spot = freeSpot(at, others);
    if (spot) this.#put({ mover, penguins: penguins.with(mover, standing(spot.x, spot.y)) });
    return spot !== null;
  }

  /** Choose who is flicked; a penguin that isn't there yet enters. */
  choose(seat: number): void {
    const { penguins } = this.scene;
    if (penguins[seat]) {
      this.#put({ mover: seat, penguins });
      return;
    }
    const there = penguins.filter((pose) => pose !== null);
    const spot = MIDDLES.find((middle) =>
      there.every((pose) => Math.hypot(pose.x - middle.x, pose.y - middle.y) > 40),
    );
    if (spot) this.#put({ mover: seat, penguins: penguins.with(seat, standing(spot.x, spot.y)) });
  }

  /** Remove the chosen penguin, unless it is the only one. */
  takeAway(): void {
    const { mover, penguins } = this.scene;
    const next = penguins.findIndex((pose, seat) => pose !== null && seat !== mover);
    if (next >= 0) this.#put({ mover: next, penguins: penguins.with(mover, null) });
  }

  /** Reset to one penguin on the red circle, without trails. */
  reset(): void {
    this.tries = [];
    this.note = null;
    this.problem = null;
    this.#number = 0;
    this.#put({ penguins: [FIRST, ...NOBODY], mover: 0 });
  }

  #put(scene: Scene): void {
    this.scene = scene;
    this.#moves += 1;
  }

  #keep({ flick, scene, shot, text }: IceTriedFlick): Tried {
    const { aim, power, side = 0, height = BODY } = flick;
    this.#number += 1;
    const tried: Tried = {
      number: this.#number,
      scene: { mover: scene.mover, penguins: scene.penguins.map((pose) => pose && poseOf(pose)) },
      flick: { aim, power, side, height },
      shot,
      text,
    };
    this.tries = [...this.tries, tried].slice(-KEPT);
    return tried;
  }

  async #try(wanted: IceWantedFlick): Promise<Fetched<IceTriedFlick>> {
    const answer = await tryFlick(wanted);
    this.problem = answer.ok ? null : sentenceOf(answer.refused, sentence);
    return answer;
  }
}
