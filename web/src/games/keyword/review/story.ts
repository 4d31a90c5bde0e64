/** The story of a game, read from the words that were kept: by round, and the worth of each. */
import type { Remark, Rounds } from '../../../lib/chart';
import { shout } from '../../../lib/names';
import { text } from '../messages';
import { spellingOf } from '../tally';
import type { Kept, View } from '../types';
import { better, measure } from '../words';

export type Story = Pick<View, 'rules' | 'round' | 'seats' | 'result'>;
export type Counting = 'words' | 'letters';

/** A round that somebody won. */
export interface Won {
  seat: number;
  kept: Kept;
}

/** How many rounds were shown. */
export function roundsOf(story: Story): number {
  return story.round + 1;
}

/** The seat that kept a word in a round (from 0), and that word; null if nobody scored. */
export function wonIn(story: Story, round: number): Won | null {
  for (const [seat, { kept }] of story.seats.entries()) {
    const found = kept.find((each) => each.round === round);
    if (found) return { seat, kept: found };
  }
  return null;
}

/** The words of a seat after a number of rounds. */
export function keptAfter(story: Story, seat: number, rounds: number): Kept[] {
  return (story.seats[seat]?.kept ?? []).filter((each) => each.round < rounds);
}

/**
 * Words, or letters of the keyword, by round and seat, starting with zeros before the first round.
 */
export function totalsByRound(story: Story, counting: Counting): Rounds {
  return Array.from({ length: roundsOf(story) + 1 }, (_, rounds) =>
    story.seats.map((_, seat) => {
      const kept = keptAfter(story, seat, rounds);
      if (counting === 'words') return kept.length;
      return spellingOf(story.rules.keyword, kept).filter((spot) => spot !== null).length;
    }),
  );
}

/** The best word that was kept, by a seat or by anybody. */
export function bestKept(story: Story, seat?: number): Won | null {
  const all = story.seats.flatMap(({ kept }, owner) =>
    seat === undefined || seat === owner ? kept.map((each) => ({ seat: owner, kept: each })) : [],
  );
  const [best] = all.sort((a, b) => better(measure(a.kept.cards), measure(b.kept.cards)));
  return best ?? null;
}

/** Remarks on the chart: the best word, and a completed keyword. */
export function remarksOf(story: Story): Remark[] {
  const best = bestKept(story);
  const winner = story.result?.reason === 'keyword' ? story.result.places[0]?.[0] : undefined;
  const told = best === null ? [] : [remarkOf(best)];
  if (winner === undefined) return told;
  const round = roundsOf(story);
  const spelled = text.end.chart.spelled(story.rules.keyword);
  const cracked = { index: round - 1, line: winner, round, text: spelled };
  return [...told.filter((remark) => remark.round !== round), cracked];
}

function remarkOf({ seat, kept }: Won): Remark {
  return { index: kept.round, line: seat, round: kept.round + 1, text: shout(kept.word) };
}
