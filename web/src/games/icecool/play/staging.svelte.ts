/**
 * Events are shown in order: first a move, then its effects.
 *
 * The state of the table changes at once; here it waits until the penguins are at rest, or until
 * somebody skips that. Updates that arrive in the meantime wait their turn.
 */
import { untrack } from 'svelte';
import { acting } from '../../../lib/acting';
import type { Happened } from '../../../lib/game';
import { reduced } from '../../../lib/reduced';
import type { Playback, School, Showing } from '../scene/types';
import type { Event, Flicked, Props, View } from '../types';
import { heardOf, newsOf, setsOff } from './announce';
import { heldFor, hold, letGo, shownOf } from './held.svelte';
import { Remembered } from './remembered';
import { type RoundOver, roundOverIn } from './roundOver';
import { fishOf, penguinsOf, showingOf } from './showing';

interface Update {
  seq: number;
  events: readonly Event[];
  said: readonly string[];
  before: View;
  after: View;
}

/** A move that is being watched. */
export interface Watched {
  flicked: Flicked;
  task: View['announced'];
  /** It was shown before, so nothing waits for it. */
  again: boolean;
}

/** After the penguins have come to rest, fish swim to their owners. */
const SWIM_MS = 700;
/** Ms that penguins still on their way home get to arrive, once the next move is there. */
const HOME_MS = 500;

export class Staging {
  readonly #props: () => Props;
  watched = $state.raw<Watched | null>(null);
  playback = $state.raw<Playback | null>(null);
  /** How much of the move has been shown, 0 to 1. */
  share = $state(0);
  slow = $state(false);
  /** Sentences about the events so far, the latest last. */
  told = $state.raw<readonly string[]>([]);
  /** Sentences for the latest update, the most important first. */
  news = $state.raw<readonly string[]>([]);
  /** Summary of a finished round, until it is closed or the player's next step. */
  over = $state.raw<RoundOver | null>(null);
  /** The last move, to be watched again. */
  last = $state.raw<{ update: Update; flicked: Flicked } | null>(null);
  #queue: Update[] = [];
  #current: Update | null = null;
  #busy = false;
  #closed = false;
  #skipped = false;
  /** Number of shows started: one that is overtaken stops, and leaves the rest alone. */
  #begun = 0;
  #known: View;
  readonly #list: Remembered;
  #school: Promise<School | null>;
  #there: School | null = null;
  #opened: (school: School | null) => void = () => {};

  /** *kept* names the stored log, which survives a reload. */
  constructor(props: () => Props, kept: string | null = null) {
    this.#props = props;
    this.#known = untrack(() => props().view);
    this.#list = new Remembered(kept);
    this.#read();
    this.#school = new Promise((resolve) => {
      this.#opened = resolve;
    });
    let last: Happened<Event> | null = null;
    $effect.pre(() => {
      const { happened } = props();
      // The latest update arrives again whenever anything else changes.
      return untrack(() =>
        happened.subscribe((update) => {
          if (update === last) return;
          last = update;
          if (update) this.#hear(update);
          else this.#afresh();
        }),
      );
    });
    $effect(() => {
      const { view } = props();
      untrack(() => {
        this.#known = view;
      });
    });
    $effect(() => () => this.#close());
  }

  /** The view that may be shown by now. */
  get shown(): View {
    return shownOf(this.#props().view);
  }

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.watched !== null && !this.watched.again;
  }

  /** Handle the school that has loaded; null if it can't be loaded. */
  opened(school: School | null): void {
    this.#there = school;
    this.#opened(school);
    this.#school = Promise.resolve(school);
  }

  /** Handle a drawn frame. */
  frame(): void {
    if (this.playback) this.share = this.playback.share();
  }

  skip(): void {
    this.#skipped = true;
    if (this.playback) this.playback.skip();
    else void this.#there?.settle(0);
  }

  /** Go back to the start. */
  rewind(): void {
    this.playback?.again();
    this.playback?.pace(this.slow ? 0.5 : 1);
  }

  slower(): void {
    this.slow = !this.slow;
    this.playback?.pace(this.slow ? 0.5 : 1);
  }

  /** Show the last move again. */
  async again(): Promise<void> {
    const { last } = this;
    const school = await this.#school;
    if (!last || !school || this.watched) return;
    this.#skipped = false;
    school.setFish(fishOf(last.update.before));
    await this.#play(school, last.update, last.flicked, true);
  }

  /** Queue an update, even one that an earlier board, now gone, had begun to show. */
  #hear({ events, seq }: Happened<Event>): void {
    const before = heldFor(seq) ?? this.#known;
    const after = this.#props().view;
    this.#known = after;
    const cast = this.#cast();
    const said = heardOf(events, cast, after);
    this.#list.hear({ seq, said, news: newsOf(events, cast, after) });
    if (heldFor(seq)) this.#read(seq - 1);
    this.#queue.push({ seq, events, said, before, after });
    if (!this.#busy) void this.#run();
  }

  /** Start from a fresh view, with penguins where they are. */
  #afresh(): void {
    this.#queue = [];
    this.#begun += 1;
    this.over = null;
    this.#read();
    this.skip();
    letGo();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#current = next;
      const flicked = moveIn(next.events);
      if (flicked) await this.#show(next, flicked);
      if (this.#closed) return;
      // Together with the view: nothing is drawn between the end of a move and its effects.
      if (flicked) this.watched = null;
      const waiting = this.#queue[0];
      if (waiting) hold(waiting.seq, waiting.before);
      else letGo();
      this.#tell(next);
    }
    this.#current = null;
    this.#busy = false;
  }

  /** Show a move while the view before it is held. */
  async #show(update: Update, flicked: Flicked): Promise<void> {
    hold(update.seq, update.before);
    const said = setsOff(flicked, update.before.announced, this.#cast());
    this.watched = { flicked, task: update.before.announced, again: false };
    this.#props().announce(said);
    this.share = 0;
    this.#skipped = false;
    this.#begun += 1;
    const begun = this.#begun;
    const goes = () => !this.#closed && begun === this.#begun;
    const school = await this.#school;
    // Show the move only if there is a school, the page is visible, and nothing has overtaken it.
    if (school && !document.hidden && goes()) {
      await this.#home(school, update.before);
      if (goes()) await this.#play(school, update, flicked, false);
    }
    this.last = { update, flicked };
  }

  /**
   * Put all where the move starts: penguins that left the school or were caught are carried home.
   */
  async #home(school: School, before: View): Promise<void> {
    school.setFish(fishOf(before));
    school.setPenguins(penguinsOf(before), true);
    await school.settle(HOME_MS);
  }

  async #play(school: School, update: Update, flicked: Flicked, again: boolean): Promise<void> {
    const move: Showing = showingOf(flicked, update.events);
    this.#begun += 1;
    const begun = this.#begun;
    this.watched = { flicked, task: update.before.announced, again };
    this.share = 0;
    try {
      const playback = await school.play(move);
      this.playback = playback;
      playback.pace(this.slow ? 0.5 : 1);
      if (this.#skipped) playback.skip();
      await playback.done;
      const swims = (move.taken?.length ?? 0) > 0 && !this.#skipped && !reduced();
      if (swims) await new Promise((then) => setTimeout(then, SWIM_MS));
    } catch {
      // A track that can't be read shows nothing; its effects stand.
    }
    if (again && begun !== this.#begun) return;
    this.playback = null;
    if (again) this.watched = null;
  }

  #tell({ events, said, seq }: Update): void {
    const { announce, cue } = this.#props();
    // If a bot plays in one's place, its next step doesn't mean that one has read the summary.
    const { you } = this.#cast();
    const goesOn = you !== null && events.some(playsOn(you));
    this.over = roundOverIn(events, this.#cast()) ?? (goesOn ? null : this.over);
    this.#read(seq);
    if (said.length > 0) announce(said.join(' '));
    if (events.some((event) => comesTo(event, you))) cue?.('turn');
    else if (events.some((event) => event.type === 'drew' && event.seat === you)) cue?.('card');
  }

  /** Update the log and the news: with everything, or with all up to an update. */
  #read(seq?: number): void {
    const { all, news } = this.#list.upTo(seq);
    this.told = all;
    this.news = news;
  }

  #cast() {
    const { table, you } = this.#props();
    return { you: acting(table, you), seats: table.seats };
  }

  #close(): void {
    this.#closed = true;
    // The end of the game is shown by the board that follows this one.
    if (this.#current?.after.phase !== 'over') letGo();
  }
}

/** The move of an update; one that couldn't be simulated doesn't count. */
export function moveIn(events: readonly Event[]): Flicked | null {
  const flicked = events.find((event) => event.type === 'flicked');
  return flicked && flicked.shot.trouble === null ? flicked : null;
}

/** Whether this is the player's own next step; by then they have read the summary of the round. */
const playsOn =
  (you: number) =>
  (event: Event): boolean =>
    (event.type === 'placed' || event.type === 'flicked') && event.seat === you;

/** Whether the player has to act now. */
function comesTo(event: Event, you: number | null): boolean {
  switch (event.type) {
    case 'turn_began':
    case 'flick_again':
      return event.seat === you;
    case 'round_began':
      return event.catcher === you;
    default:
      return false;
  }
}
