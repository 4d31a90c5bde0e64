/** Moving the focus among cards. */
import { tick } from 'svelte';

/** The cards of a hand or a rack. */
function cardsIn(list: Element | null | undefined): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
}

/** Focus the card some places further in the same hand or rack, if there is one. */
export function step(from: HTMLElement, by: number): void {
  const cards = cardsIn(from.closest('ol'));
  cards[cards.indexOf(from) + by]?.focus();
}

/** After the focused card is removed, focus the one that takes its place, or any other. */
export function passOn(): void {
  const from = document.activeElement as HTMLElement | null;
  const list = from?.closest('ol');
  const at = from ? cardsIn(list).indexOf(from) : -1;
  unlessKept(() => {
    const left = cardsIn(list);
    return left[Math.min(at, left.length - 1)] ?? document.querySelector('[data-card]');
  });
}

/** After a card of the rack is replaced, focus its replacement. */
export function follow(key: string): void {
  unlessKept(() => document.querySelector(`[data-place=rack][data-card="${key}"]`));
}

/** Move the focus only if its element is gone. */
function unlessKept(next: () => HTMLElement | null): void {
  void tick().then(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
}
