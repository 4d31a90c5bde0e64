import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../../src/games/keesdrow/local';
import type { Rules } from '../../../../src/games/keesdrow/types';
import { CHANCE } from '../../../../src/lib/local/chance';
import { type Played, replay, WORDS } from '../../../lib/local/replay';
import vectors from './vectors.json';

const games = vectors as unknown as Played[];
const house = games[0]?.options as Rules;

describe('Keesdrow on a device', () => {
  it.each(games.map((game, number) => [number, game] as const))(
    'judges game %i as the room does',
    (_, game) => replay(rulesOf(game.options as Rules, WORDS) as never, game),
  );

  it('ends once no word is left', () => {
    const rules = rulesOf(house, WORDS);
    const dealt = rules.deal(0, CHANCE).reduce(rules.evolve, rules.start);
    const faces = dealt.faces.map((_, tile) => (tile === 0 ? 'TEAQ' : 'QQQQ'));
    const state = { ...dealt, faces, phase: 'turn' as const, seat: 0, drawing: [], due: null };
    const uses = state.uses.replace(/^.../, '222');
    // Each letter can be used once more, so that nothing can be spelled after that.
    const cause = { seat: 0, action: { type: 'spell' as const, path: [0, 1, 2] } };
    const verdict = rules.decide({ ...state, uses }, cause, 0, CHANCE);
    const kinds = 'events' in verdict ? verdict.events.map(({ type }) => type) : [];
    expect(kinds).toEqual(['spelled', 'stood', 'no_word_left', 'ended']);
  });
});
