/** From where the school is looked at: a camera that was chosen, or the one that suits the window. */
import type { View } from './scene/types';
import type { Camera } from './Views.svelte';

export class Looking {
  readonly #first: () => Camera;
  readonly #near: () => number | null;
  #chosen = $state<Camera | null>(null);

  /** *first* is the camera of whoever chose none; *near* the penguin to be followed, if any. */
  constructor(first: () => Camera, near: () => number | null) {
    this.#first = first;
    this.#near = near;
  }

  get camera(): Camera {
    return this.#chosen ?? this.#first();
  }

  /** What is seen. */
  get view(): View {
    const { camera } = this;
    if (camera === 'above') return { of: 'above' };
    const penguin = camera === 'near' ? this.#near() : null;
    return penguin === null ? { of: 'school' } : { of: 'penguin', penguin };
  }

  choose(camera: Camera): void {
    this.#chosen = camera;
  }
}
