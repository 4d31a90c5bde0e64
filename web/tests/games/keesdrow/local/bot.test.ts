import { expect, it } from 'vitest';
import { rulesOf } from '../../../../src/games/keesdrow/local';
import { GentleBot } from '../../../../src/games/keesdrow/local/bot';
import type { Action, Play, Rules } from '../../../../src/games/keesdrow/types';
import { WORDS } from '../../../lib/local/replay';
import { seeded } from '../../../lib/local/seeded';
import room from './gentle/vectors.json';
import vectors from './vectors.json';

const GAMES = 8;
const TURNS = 12;
const rules = rulesOf({ ...(vectors[0]?.options as Rules), turns: TURNS }, WORDS);

/** All turns of games that it plays with itself. */
function playsOf(): Play[] {
  const chance = seeded(11);
  const bot = new GentleBot(WORDS, chance);
  return Array.from({ length: GAMES }, () => {
    let state = rules.deal(0, chance).reduce(rules.evolve, rules.start);
    while (!rules.isOver(state)) {
      const seat = state.seat ?? state.drawing[0] ?? 0;
      const word = state.phase === 'turn' ? bot.choose(rules.view(state, seat)) : null;
      const action: Action = word
        ? { type: 'spell', path: [...word.path] }
        : state.phase === 'draw'
          ? { type: 'pick', tile: state.draws.length }
          : { type: 'pass' };
      const verdict = rules.decide(state, { seat, action }, 0, chance);
      if ('refused' in verdict) throw new Error(JSON.stringify([action, verdict]));
      state = verdict.events.reduce(rules.evolve, state);
    }
    return state.plays;
  }).flat();
}

const mean = (found: readonly number[]): number =>
  found.reduce((sum, one) => sum + one, 0) / found.length;

it('is as strong on a device as in the room', () => {
  const plays = playsOf();
  const words = plays.filter(({ word }) => word !== '');
  expect(plays).toHaveLength(GAMES * TURNS * 2);
  expect(Math.abs(1 - words.length / plays.length - room.passes)).toBeLessThan(0.06);
  expect(Math.abs(mean(words.map(({ word }) => word.length)) - room.letters)).toBeLessThan(0.2);
  expect(Math.abs(mean(plays.map(({ points }) => points)) - room.points)).toBeLessThan(1);
});
