/** Everything that a screen derives from updates: picture, news, sounds and sentences. */

import { untrack } from 'svelte';
import { get } from 'svelte/store';
import type { Happened } from '../../../lib/game';
import type { Cue } from '../../../lib/sound.svelte';
import type { Event, Props } from '../types';
import { heardOf } from './announce';
import { type News, newsOf } from './lines';
import type { Playing } from './playing.svelte';
import { Scene } from './stage/scene.svelte';

/** Ms after which news disappears, unless somebody opens it. */
const NEWS_MS = 8_000;

export class Watching {
  readonly scene = new Scene();
  news = $state.raw<News | null>(null);
  #props: () => Props;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** *quiet*: the other end of this screen announces everything. */
  constructor(props: () => Props, playing: Playing, quiet = false) {
    this.#props = props;
    // The latest update arrives again whenever anything else changes.
    let last: Happened<Event> | null = untrack(() => get(props().happened));
    untrack(() => this.scene.look(props().view));
    $effect(() => {
      const { happened } = props();
      return untrack(() =>
        happened.subscribe((latest) => {
          if (latest === null || latest === last) return;
          last = latest;
          playing.hear(latest.seq, latest.events);
          if (!quiet) this.#hear(latest.events);
        }),
      );
    });
    $effect(() => () => {
      this.scene.close();
      clearTimeout(this.#timer);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.news = null;
  }

  /** Keep the news until it is closed. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#held = true;
  }

  /** Play goes on, so news that nobody has opened is out of date. */
  passOver(): void {
    if (!this.#held) this.close();
  }

  #hear(events: readonly Event[]): void {
    const { announce, cue, now, table, view, you } = this.#props();
    const cast = { you, seats: table.seats };
    this.scene.hear(events, view, now());
    const said = heardOf(events, cast, view);
    if (said) announce(said);
    for (const event of events) {
      const sound = cueOf(event, you);
      if (sound) cue?.(sound);
      const news = newsOf(event, cast, view.keys);
      if (news) this.#tell(news);
    }
  }

  #tell(news: News): void {
    clearTimeout(this.#timer);
    this.#held = false;
    this.news = news;
    this.#timer = setTimeout(() => (this.news = null), NEWS_MS);
  }
}

function cueOf(event: Event, you: number | null): Cue | null {
  switch (event.type) {
    case 'tile_turned':
      return 'tile';
    case 'fouled':
      return 'knock';
    case 'pair_taken':
      return 'peg2';
    case 'key_word_said':
      return event.seat === you ? 'said' : 'turn';
    case 'word_refused':
      return 'slip';
    case 'reached':
      return event.grab.seat === you ? 'bead' : 'reach';
    case 'stopped':
      return 'stop';
    case 'stop_void':
      return 'knock';
    case 'flag_taken':
      return 'torn';
    default:
      return null;
  }
}
