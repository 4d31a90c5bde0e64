/** The view of the school: a camera that was chosen, or the one that suits the window. */
import type { View } from '../scene/types';
import type { Camera } from './CameraSwitch.svelte';

export class Looking {
  readonly #first: () => Camera;
  readonly #near: () => number | null;
  readonly #aims: () => boolean;
  /** A new object each time, so that choosing a view again resets it. */
  #chosen = $state.raw<{ camera: Camera } | null>(null);

  /**
   * *first* is the camera if none was chosen; *near* is the penguin to follow, if any, from behind
   * while one *aims*.
   */
  constructor(first: () => Camera, near: () => number | null, aims: () => boolean) {
    this.#first = first;
    this.#near = near;
    this.#aims = aims;
  }

  /** The actual camera: without a penguin to follow, the whole school is shown. */
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
