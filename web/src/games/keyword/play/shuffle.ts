/** The same cards in another order, one that looks different if possible. */
export function shuffled(cards: readonly number[], random: () => number): number[] {
  const order = [...cards];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const moved = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = moved;
  }
  const still = order.length > 1 && order.every((card, at) => card === cards[at]);
  return still ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
