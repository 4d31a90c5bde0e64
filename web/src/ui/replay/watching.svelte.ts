/** A finished game that is watched: the frames of each view, loaded as they are wanted. */
import { loadGame } from '../../games';
import type { AnyReplay, Frame, GameModule, Refused } from '../../lib/game';
import type { Cast } from '../../lib/names';
import { getReplay, type Source } from '../../net/replay';
import { frameAt, framesOf } from '../../state/replay';

/** All hands are shown beside the view of spectators. */
export const ALL = 'all';
export type Whose = number | null | typeof ALL;

export class Watching {
  frames = $state.raw<readonly Frame[] | null>(null);
  /** The frames of every seat, while all hands are shown. */
  hands = $state.raw<readonly (readonly Frame[])[]>([]);
  whose = $state<Whose>(null);
  screens = $state.raw<GameModule | null>(null);
  game = $state.raw<AnyReplay | null>(null);
  judged = $state<boolean | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(true);
  readonly #source: Source;
  readonly #got = new Map<number | null, readonly Frame[]>();

  constructor(source: Source, whose: Whose) {
    this.#source = source;
    void this.pick(whose);
  }

  /** Nobody is "you": the viewer may be anybody. */
  get cast(): Cast {
    return { you: null, seats: this.frames?.[0]?.table.seats ?? [] };
  }

  get name(): string {
    return this.frames?.[0]?.table.game ?? '';
  }

  /** The seat whose view the board shows. */
  get seat(): number | null {
    return this.whose === ALL ? null : this.whose;
  }

  /** What each seat saw at a table time. */
  readonly handsAt = (at: number): unknown[] =>
    this.hands.map((frames) => frames[frameAt(frames, at)]?.view);

  /** Shows another view; a seat that doesn't exist is that of spectators. */
  async pick(whose: Whose): Promise<void> {
    this.busy = true;
    this.refused = null;
    const seat = whose === ALL ? null : whose;
    const frames = await this.#get(seat);
    if (frames === null && seat !== null && this.frames === null) return this.pick(null);
    const seats = frames?.[0]?.table.seats ?? [];
    const hands = whose === ALL ? await Promise.all(seats.map((_, one) => this.#get(one))) : [];
    if (frames !== null && hands.every((one) => one !== null)) {
      await this.#load(frames[0]?.table.game ?? '');
      this.frames = frames;
      this.hands = hands.filter((one) => one !== null);
      this.whose = whose;
    }
    this.busy = false;
  }

  async #get(seat: number | null): Promise<readonly Frame[] | null> {
    const known = this.#got.get(seat);
    if (known) return known;
    const answer = await getReplay(this.#source, seat);
    if (!answer.ok) {
      this.refused = answer.refused;
      return null;
    }
    const { judged, updates, view } = answer.replay;
    const frames = framesOf(view, updates);
    this.judged = judged;
    this.#got.set(seat, frames);
    return frames;
  }

  async #load(name: string): Promise<void> {
    if (this.screens) return;
    try {
      this.screens = await loadGame(name);
      this.game = (await this.screens.replay?.()) ?? null;
    } catch {
      this.refused = { code: 'offline', rule: null, params: {} };
    }
  }
}
