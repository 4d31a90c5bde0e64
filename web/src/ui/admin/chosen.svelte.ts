/** The lines of a list that an operator has chosen, to act on all of them at once. */

import { SvelteSet } from 'svelte/reactivity';

export class Chosen<Key> {
  readonly #keys = new SvelteSet<Key>();

  get count(): number {
    return this.#keys.size;
  }

  get all(): Key[] {
    return [...this.#keys];
  }

  has(key: Key): boolean {
    return this.#keys.has(key);
  }

  toggle(key: Key): void {
    if (!this.#keys.delete(key)) this.#keys.add(key);
  }

  clear(): void {
    this.#keys.clear();
  }

  /** Forgets lines that are no longer listed. */
  keep(listed: readonly Key[]): void {
    for (const key of this.all) if (!listed.includes(key)) this.#keys.delete(key);
  }
}
