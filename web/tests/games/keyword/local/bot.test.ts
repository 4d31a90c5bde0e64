import { expect, it } from 'vitest';
import { rulesOf } from '../../../../src/games/keyword/local';
import { GentleBot } from '../../../../src/games/keyword/local/bot';
import { Hands } from '../../../../src/games/keyword/local/hands';
import type { KeywordRules } from '../../../../src/wire.gen';
import { WORDS } from '../../../lib/local/replay';
import { seeded } from '../../../lib/local/seeded';
import room from './gentle/vectors.json';
import vectors from './vectors.json';

const rules = rulesOf(vectors[0]?.options as KeywordRules, WORDS);
const BOT = 1;
const DEALS = 500;

/** The letters of the words that it lays on many deals; none if it swaps cards instead. */
function lengths(may_pass: boolean): number[] {
  const chance = seeded(7);
  const bot = new GentleBot(new Hands(WORDS), chance);
  return Array.from({ length: DEALS }, () => {
    const state = rules.deal(0, chance).reduce(rules.evolve, rules.start);
    const action = bot.choose({ ...rules.view(state, BOT), may_pass }, BOT);
    return action.type === 'commit' ? [action.pieces.length] : [];
  }).flat();
}

const mean = (found: readonly number[]): number =>
  found.reduce((sum, length) => sum + length, 0) / found.length;

it('is as strong on a device as in the room', () => {
  const [early, late] = [lengths(true), lengths(false)];
  expect(Math.abs(1 - early.length / DEALS - room.passes)).toBeLessThan(0.02);
  expect(Math.abs(mean(early) - room.letters)).toBeLessThan(0.15);
  expect(Math.abs(mean(late) - room.letters_at_last)).toBeLessThan(0.15);
});
