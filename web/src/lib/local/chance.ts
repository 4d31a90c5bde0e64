/** Chance of a game on this device. */
export interface Chance {
  /** A whole number from 0 to *end* - 1. */
  below: (end: number) => number;
}

export const CHANCE: Chance = { below: (end) => Math.floor(Math.random() * end) };

export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const at = chance.below(last + 1);
    [mixed[last], mixed[at]] = [mixed[at] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** One of *items*, which has at least one. */
export const chosen = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[chance.below(items.length)] as Item;
