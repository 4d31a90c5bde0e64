/** The word being laid: cards on the rack, what is wrong with them, and committing them. */
import { untrack } from 'svelte';
import { text } from '../messages';
import { typed } from '../preview/lay';
import { type Flaw, flawOf, keyOf, MOST, type Piece, type Stock, wordOf } from '../preview/pieces';
import type { Action, Props } from '../types';
import { composed, fanOf, held, type Input, START } from './compose';
import type { Deed } from './gesture';
import { missingNote, type Note, refusalNote } from './notes';
import { keepRack, keptRack } from './racks';

export class Laying {
  readonly #props: () => Props;
  #state = $state.raw(START);
  /** The latest remark on the cards on the rack. */
  note = $state.raw<Note | null>(null);
  /** True between sending a word and the answer. */
  sending = $state(false);
  #round: number | null = null;

  constructor(props: () => Props) {
    this.#props = props;
    $effect(() => {
      const { stock } = this;
      const { laid, round } = props().view;
      untrack(() => this.#keepUp(round, stock, laid));
    });
    $effect(() => {
      const { table, view } = props();
      if (this.#round === view.round) keepRack(table.name, view.round, this.rack);
    });
  }

  readonly stock: Stock = $derived.by(() => {
    const { hand, middle } = this.#props().view;
    return { orange: hand, blue: middle };
  });
  readonly rack = $derived.by(() => this.#state.rack);
  readonly asking = $derived.by(() => this.#state.asking);
  /** The cards still in hand, in order. */
  readonly fan = $derived.by(() => fanOf(this.#state, this.stock));
  readonly hand = $derived.by(() => held(this.#state, this.stock));
  readonly word = $derived.by(() => wordOf(this.stock, this.rack));
  readonly blue = $derived.by(() => this.rack.filter(({ type }) => type === 'blue').length);

  /** Whether cards can be moved at all: only until one's word is revealed. */
  readonly may = $derived.by(() => {
    const { view, you } = this.#props();
    if (you === null || view.phase !== 'lay') return false;
    return view.laid === null && view.seats[you]?.passed !== true;
  });
  readonly flaw = $derived.by(() =>
    flawOf(this.stock, this.rack, this.#props().view.rules.min_length),
  );
  /** Why nothing can be sent now, in a few words; null if it can. */
  readonly stopped: string | null = $derived.by(() => {
    const { connected, table } = this.#props();
    if (!connected) return text.play.held.offline;
    return table.paused ? text.play.held.paused : null;
  });
  /** Why the word can't be laid now, in a few words; null if it can. */
  readonly held: string | null = $derived.by(() => {
    const { min_length } = this.#props().view.rules;
    return this.stopped ?? (this.flaw && HELD[this.flaw.flaw](min_length));
  });

  feed(input: Input): void {
    if (!this.may) return;
    const before = this.#state;
    this.#state = composed(before, input, this.stock);
    // Clearing the rack removes the remark, even if the rack was empty.
    if (this.#state !== before || input.type === 'clear') this.note = null;
    if (this.#state === before) return;
    const { length } = before.rack;
    if (input.type === 'place') this.#full(input, length);
    const more = this.#state.rack.length - length;
    if (input.type !== 'stock') this.#props().cue?.(more < 0 ? 'uncard' : 'card');
  }

  /** Handle a whole word typed into the field. */
  type(word: string): void {
    if (!this.may) return;
    const { missing, rack } = typed(this.stock, this.rack, word);
    this.feed({ type: 'set', rack });
    this.note = missing === null ? null : this.#lacks(missing);
  }

  /** Add a letter by the keyboard. */
  press(letter: string): void {
    if (!this.may) return;
    if (this.asking !== null) {
      this.feed({ type: 'letter', key: this.asking, letter });
      return;
    }
    const { missing, rack } = typed(this.stock, this.rack, `${this.word}${letter}`);
    if (missing === null && this.rack.length < MOST) this.feed({ type: 'set', rack });
    else this.#object(missing === null ? TOO_LONG : this.#lacks(missing));
  }

  /** Add a card of the hand by its position, from 0. */
  addNth(index: number): void {
    const card = this.fan[index];
    if (card !== undefined) this.feed({ type: 'place', colour: 'orange', card });
  }

  /** Move a card to the end of the rack, or back from it. */
  toggle(key: string): void {
    const piece = this.rack.find((each) => keyOf(each) === key);
    if (piece) this.feed({ type: 'back', key });
    else this.drop(key);
  }

  drop(key: string, at?: number): void {
    const [colour, card] = key.split(':');
    if (colour !== 'orange' && colour !== 'blue') return;
    this.feed({ type: 'place', colour, card: Number(card), ...(at === undefined ? {} : { at }) });
  }

  /** Apply a finger's deed. */
  take(deed: Deed): void {
    if (deed.type === 'drop') this.drop(deed.key, deed.at);
    else if (deed.type === 'back') this.feed({ type: 'back', key: deed.key });
    else this.toggle(deed.key);
  }

  shuffle(order: readonly number[]): void {
    this.#state = composed(this.#state, { type: 'order', order }, this.stock);
    this.#props().cue?.('deal');
  }

  async lay(): Promise<void> {
    if (!this.may || this.held !== null || this.sending) return;
    const { cue, view } = this.#props();
    const { rack } = this;
    this.sending = true;
    const pieces = rack.map((piece) => ({ ...piece }));
    const done = await this.#act({ type: 'commit', round: view.round, pieces }, rack);
    this.sending = false;
    if (done) cue?.('laid');
  }

  async takeBack(): Promise<void> {
    const { round } = this.#props().view;
    await this.#props().act({ type: 'take_back', round });
  }

  async #act(action: Action, rack: readonly Piece[]): Promise<boolean> {
    const outcome = await this.#props().act(action, 'here');
    if (!outcome.ok) this.#object(refusalNote(outcome.refused, rack));
    return outcome.ok;
  }

  #object(note: Note): void {
    this.note = note;
    this.#props().cue?.('slip');
    this.#props().announce(note.text);
  }

  #lacks(letter: string): Note {
    return missingNote(letter, this.word.includes(letter));
  }

  #full({ card, colour }: { card: number; colour: string }, before: number): void {
    const lies = this.rack.some((piece) => piece.type === colour && piece.card === card);
    if (before >= MOST && !lies) this.#object(TOO_LONG);
  }

  /**
   * Update the rack: the table decides which word is face down; a new round starts with the rack
   * that was stored for it.
   */
  #keepUp(round: number, stock: Stock, laid: Props['view']['laid']): void {
    const fresh = this.#round !== round;
    const { table, view } = this.#props();
    this.#round = round;
    if (fresh) {
      this.note = null;
      this.#state = { ...START, order: this.#state.order };
    }
    const known = laid ?? (fresh ? (keptRack(table.name, round) ?? view.rack) : null);
    const rack = known?.map(({ card, letter, type }) => ({ type, card, letter: letter ?? null }));
    const input = rack ? { type: 'set' as const, rack } : { type: 'stock' as const };
    this.#state = composed(this.#state, input, stock);
  }
}

const TOO_LONG: Note = {
  text: text.play.note.tooLong,
  rule: 'KW-5',
  key: null,
};

const HELD: Readonly<Record<Flaw, (least: number) => string>> = {
  empty: text.play.held.empty,
  too_short: text.play.held.tooShort,
  blue_gone: () => text.play.held.blueGone,
  blank_needs_letter: () => text.play.held.blankNeedsLetter,
  only_blue: () => text.play.held.onlyBlue,
};
