/** Judges games of the room's rules again by the rules of a device. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { unfolded, WordList } from '../../../src/lib/companion/wordList';
import type { Chance } from '../../../src/lib/local/chance';
import type { LocalRules } from '../../../src/lib/local/game';
import { GradedWords } from '../../../src/lib/local/grades';
import { files } from '../../../wordlist';

interface Judged {
  at: number;
  seat?: number;
  action?: unknown;
  drawn?: number[];
  refused?: unknown;
  digest?: string;
  asked?: unknown[][];
  ended?: { reason: string };
}

/** A game as `tools/local_vectors.py` writes it. */
export interface Played {
  options: unknown;
  drawn: number[];
  dealt: string;
  acts: Judged[];
}

const DIGITS = 16;
const made = files();
/** The words of the build, with their grades. */
export const WORDS = new GradedWords(
  new WordList(unfolded(made.words[1].toString())),
  made.grades[1],
);

/** Chance that draws what it drew in the room. */
function again(drawn: readonly number[]): Chance & { left: () => number } {
  const rest = [...drawn];
  return { below: () => rest.shift() ?? Number.NaN, left: () => rest.length };
}

/** JSON with sorted keys and without fields that are undefined. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** Judges all acts of a game again: outcomes, views, answers and the result must be the same. */
export function replay<State>(
  rules: LocalRules<State, unknown, unknown, unknown, unknown, unknown>,
  { acts, dealt, drawn }: Played,
): void {
  const seats = [0, 1, null];
  const digest = (state: State, events: readonly unknown[]): string => {
    const due = rules.due(state);
    const told = {
      events,
      told: seats.map((seat) => events.map((event) => rules.redact(event, seat))),
      views: seats.map((seat) => rules.view(state, seat)),
      due: due === null ? [] : [due],
    };
    return createHash('sha256').update(canonical(told)).digest('hex').slice(0, DIGITS);
  };
  const chance = again(drawn);
  const deal = rules.deal(0, chance);
  let state = deal.reduce<State>(rules.evolve, rules.start);
  expect(digest(state, deal), 'the deal').toBe(dealt);
  expect(chance.left()).toBe(0);
  for (const [number, act] of acts.entries()) {
    const { action, asked = [], at, ended, refused, seat } = act;
    const luck = again(act.drawn ?? []);
    const verdict = rules.decide(state, seat === undefined ? null : { seat, action }, at, luck);
    const which = `act ${number}: ${JSON.stringify({ seat, action })}`;
    expect(luck.left(), which).toBe(0);
    if (refused || 'refused' in verdict) {
      expect(verdict, which).toEqual({ refused });
      continue;
    }
    state = verdict.events.reduce<State>(rules.evolve, state);
    if (digest(state, verdict.events) !== act.digest)
      throw new Error(`${which}: ${JSON.stringify([verdict.events, rules.view(state, 0)])}`);
    for (const [question, answer] of asked) {
      const found = rules.ask(rules.view(state, 0), question);
      expect('answer' in found ? found.answer : found.refused, which).toEqual(answer);
    }
    expect(rules.isOver(state), which).toBe(ended !== undefined);
  }
}
