/** A sentence for each refusal of the rules: what to do instead. */
import type { Refused } from 'rumpus/lib/game';

const SENTENCES: Readonly<Record<string, (params: Refused['params']) => string>> = {
  game_over: () => 'The game is over.',
  not_your_turn: () => 'It’s not your turn yet.',
  too_many_stones: ({ most }) => `Take one to ${most} stones.`,
  too_few_left: ({ left }) => `Take fewer: ${left} left.`,
};

export function sentence({ code, params }: Refused): string {
  return SENTENCES[code]?.(params) ?? `The table refused that (${code}).`;
}
