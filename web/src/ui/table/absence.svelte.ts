/** Absence: the players of a table who are gone, updated every second. */

import { untrack } from 'svelte';
import { announce } from '../../lib/live.svelte';
import { words } from '../../lib/messages/words';
import { listed } from '../../lib/phrase';
import { wide } from '../../lib/wide';
import type { GameCard } from '../../net/http';
import type { TableState } from '../../state/table';
import type { PresenceMessage, TableView } from '../../wire.gen';
import { table as text } from '../messages/table';
import { backAmong, changed, type Gone, goneFrom, type Manner } from './gone';

const TICK_MS = 1_000;

export class Absence {
  #now = $state(performance.now());
  readonly gone: readonly Gone[];
  readonly manner: Manner;
  /** Whether the ribbon was opened, on a phone, to act on the absence. */
  open = $state(false);
  /**
   * Whether the ribbon is shown: on a phone, where it takes room from the table, only when it was
   * opened or the table is paused.
   */
  readonly shown: boolean;
  /** How long the viewer's own connection has been lost, in ms. */
  readonly lostMs: number;

  /** Starts with the component that makes it, and stops with it. */
  constructor(held: () => TableState, game: () => GameCard | null) {
    this.gone = $derived.by(() => {
      const { table, presence, presenceAt, you } = held();
      return table ? goneFrom(table, presence, you, Math.max(0, this.#now - presenceAt)) : [];
    });
    this.lostMs = $derived(Math.max(0, this.#now - (held().lostAt ?? this.#now)));
    this.manner = $derived({
      realTime: game()?.dynamics === 'real-time',
      paused: held().table?.paused ?? false,
    });
    this.shown = $derived(
      this.gone.length > 0 && (wide.current || this.open || this.manner.paused),
    );
    $effect(() => {
      const timer = setInterval(() => {
        this.#now = performance.now();
      }, TICK_MS);
      return () => clearInterval(timer);
    });
    // The ribbon shows who is gone; its removal is silent, so returns are announced.
    let before: PresenceMessage | null = null;
    $effect(() => {
      const { presence, table, you } = held();
      if (presence === before) return;
      const back =
        table?.phase === 'play' && presence ? backAmong(before, presence, table, you) : [];
      before = presence;
      if (back.length > 0) untrack(() => announce(text.gone.back(back)));
    });
    // The mark beside the name is only visual, so changes are announced.
    let seated: TableView | null = null;
    $effect(() => {
      const { table, you } = held();
      if (table === seated) return;
      const { gaveUp, bots, back } = changed(seated, table, you);
      seated = table;
      const said = [
        ...(gaveUp.length > 0
          ? [words.gaveUp(listed(gaveUp), { alone: gaveUp.length === 1, you: false })]
          : []),
        ...(bots.length > 0 ? [text.gone.bots(bots)] : []),
        ...(back.length > 0 ? [text.gone.back(back)] : []),
      ];
      if (said.length > 0) untrack(() => announce(said.join(' ')));
    });
    $effect(() => {
      if (this.gone.length === 0) this.open = false;
    });
  }
}
