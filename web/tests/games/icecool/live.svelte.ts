/** Props whose view changes as the session changes it: before anybody hears of what happened. */
import { type Writable, writable } from 'svelte/store';
import type { Event, Props, View } from '../../../src/games/icecool/types';
import type { Happened } from '../../../src/lib/game';

export interface Live {
  props: Props;
  happened: Writable<Happened<Event> | null>;
  change(changes: Partial<Pick<Props, 'view' | 'connected'>>): void;
  /** A view, and what has led to it; null is a fresh one. */
  update(view: View, happened: Happened<Event> | null): void;
}

export function live(given: Props): Live {
  const happened = writable<Happened<Event> | null>(null);
  let view = $state.raw(given.view);
  let connected = $state.raw(given.connected);
  const props: Props = {
    ...given,
    happened,
    get view() {
      return view;
    },
    get connected() {
      return connected;
    },
  };
  return {
    props,
    happened,
    change(changes) {
      view = changes.view ?? view;
      connected = changes.connected ?? connected;
    },
    update(next, update) {
      view = next;
      happened.set(update);
    },
  };
}
