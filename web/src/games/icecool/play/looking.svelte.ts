/** From where the school is looked at: a camera that was chosen, or the one that suits the window. */
import type { View } from '../scene/types';
import type { Camera } from './CameraSwitch.svelte';

export class Looking {
  readonly #first: () => Camera;
  readonly #near: () => number | null;
  readonly #aims: () => boolean;
  /** An object of its own each time: who chooses a view anew has it straight again. */
  #chosen = $state.raw<{ camera: Camera } | null>(null);

  /**
   * *first* is the camera of those who chose none; *near* the penguin to be followed, if one can be,
   * and from behind while one *aims*.
   */
  constructor(first: () => Camera, near: () => number | null, aims: () => boolean) {
    this.#first = first;
    this.#near = near;
    this.#aims = aims;
  }

  /** From where one looks in truth: without a penguin to be followed the whole school is seen. */
  get camera(): Camera {
    const { of } = this.view;
    return of === 'penguin' || of === 'behind' ? 'near' : of;
  }

  readonly view = $derived.by((): View => {
    const camera = this.#chosen?.camera ?? this.#first();
    if (camera === 'above') return { of: 'above' };
    const penguin = camera === 'near' ? this.#near() : null;
    if (penguin === null) return { of: 'school' };
    return { of: this.#aims() ? 'behind' : 'penguin', penguin };
  });

  choose(camera: Camera): void {
    this.#chosen = { camera };
  }
}
