/** What a viewer of a replay draws and writes, and what the leader of their watch party does. */
import type { Cast } from '../../../lib/names';
import type { Places } from '../../../lib/places';
import { sketch as text } from '../../messages/sketch';
import { type At, atOf, KEPT, keep, keptOf, keyOf, MOST_MOMENTS, type Notes } from './notes';
import {
  isNothing,
  type Mark,
  MOST_MARKS,
  NOTHING,
  noteOf,
  type Sketch,
  sameMark,
  sketchOf,
} from './sketch';

/** The moment that a page shows. */
export interface Here extends At {
  view: unknown;
  cast: Cast;
  /** What can be marked; null in a game that says nothing of it. */
  places: Places | null;
}

/** What the leader of a watch party shows. */
export interface Led extends At {
  marks: unknown;
  note: unknown;
}

export class Sketching {
  /** Fingers on the board draw. */
  drawing = $state(false);
  #notes = $state.raw<Notes>(new Map());
  /** A sketch from a link is kept only once it's changed. */
  #linked = $state.raw<{ key: string; sketch: Sketch } | null>(null);
  readonly #table: string | null;
  readonly #here: () => Here | null;
  readonly #led: () => Led | null;

  constructor(
    table: string | null,
    linked: (At & { sketch: Sketch }) | null,
    here: () => Here | null,
    led: () => Led | null,
  ) {
    this.#table = table;
    this.#here = here;
    this.#led = led;
    if (table !== null) this.#notes = keptOf(table);
    if (linked !== null) this.#linked = { key: keyOf(linked), sketch: linked.sketch };
  }

  get here(): Here | null {
    return this.#here();
  }

  get places(): Places | null {
    return this.here?.places ?? null;
  }

  /** All that is kept, by moment. */
  get notes(): Notes {
    return this.#notes;
  }

  /** The viewer's own sketch at this moment, or that of the link they followed. */
  get own(): Sketch {
    const { here } = this;
    if (here === null) return NOTHING;
    const key = keyOf(here);
    return this.#linked?.key === key ? this.#linked.sketch : (this.#notes.get(key) ?? NOTHING);
  }

  /** The leader's sketch, if they show this moment. */
  get theirs(): Sketch {
    const [here, led] = [this.here, this.#led()];
    if (!here || !led || led.seat !== here.seat || led.step !== here.step) return NOTHING;
    return sketchOf(led.marks, led.note) ?? NOTHING;
  }

  /** Whether nothing more can be drawn at this moment. */
  get full(): boolean {
    return this.own.marks.length >= MOST_MARKS;
  }

  /** The viewer's own sketches of the view that is shown, by step. */
  get bySteps(): ReadonlyMap<number, Sketch> {
    const seat = this.here?.seat ?? null;
    return new Map(
      [...this.#notes].flatMap(([key, sketch]) => {
        const at = atOf(key);
        return at.seat === seat ? [[at.step, sketch] as const] : [];
      }),
    );
  }

  /** Everything that is drawn and written at this moment, as sentences; *by* names the leader. */
  spoken(by: string | null): string {
    const led = this.sentences(this.theirs);
    return [...(led && by !== null ? [text.by(by)] : []), led, this.sentences(this.own)]
      .filter(Boolean)
      .join(' ');
  }

  /** A sketch as sentences. */
  sentences({ marks, note }: Sketch): string {
    const said = marks.flatMap((mark) => this.said(mark) ?? []).map((what) => text.drawn(what));
    return [note, ...said].filter(Boolean).join(' ');
  }

  /** A mark in words, if its places are on this board. */
  said({ from, to }: Mark): string | null {
    const [start, end] = [from, to].map((id) => (id === null ? null : this.named(id)));
    if (!start) return null;
    if (to === null) return text.mark(start);
    return end ? text.arrow(start, end) : null;
  }

  named(place: string): string | null {
    const { here } = this;
    return here?.places?.name(here.view as never, here.cast, place) ?? null;
  }

  /** Draws a mark, or takes away the same one; returns what became of it, in words. */
  draw(mark: Mark): string | null {
    const { marks } = this.own;
    const said = this.said(mark);
    if (said === null) return null;
    if (marks.some((one) => sameMark(one, mark))) return this.erase(mark);
    if (this.full) return text.full(MOST_MARKS);
    this.#put({ ...this.own, marks: [...marks, mark] });
    return text.drawn(said);
  }

  erase(mark: Mark): string | null {
    const said = this.said(mark);
    this.#put({ ...this.own, marks: this.own.marks.filter((one) => !sameMark(one, mark)) });
    return said === null ? null : text.erased(said);
  }

  clear(): void {
    this.#put({ ...this.own, marks: [] });
  }

  write(note: string): void {
    this.#put({ ...this.own, note: noteOf(note) });
  }

  /** Takes over what another tab has kept of the same game, so that neither overwrites the other. */
  stored(key: string | null): void {
    if (this.#table !== null && key === KEPT) this.#notes = keptOf(this.#table);
  }

  /** Takes over the notes of a file; those of the same moments are replaced. */
  add(notes: Notes): void {
    this.#linked = null;
    this.#keep(new Map([...this.#notes, ...notes]));
  }

  #put(sketch: Sketch): void {
    const { here } = this;
    if (here === null) return;
    const key = keyOf(here);
    if (this.#linked?.key === key) this.#linked = null;
    const notes = new Map(this.#notes);
    notes.delete(key);
    if (!isNothing(sketch)) notes.set(key, sketch);
    this.#keep(notes);
  }

  #keep(notes: Map<string, Sketch>): void {
    // The oldest give way.
    const over = Math.max(0, notes.size - MOST_MOMENTS);
    for (const key of [...notes.keys()].slice(0, over)) notes.delete(key);
    this.#notes = notes;
    if (this.#table !== null) keep(this.#table, notes);
  }
}
