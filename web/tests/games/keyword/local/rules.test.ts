import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../../src/games/keyword/local';
import { CHANCE } from '../../../../src/lib/local/chance';
import type { KeywordRules } from '../../../../src/wire.gen';
import { type Played, replay, WORDS } from '../../../lib/local/replay';
import vectors from './vectors.json';

const games = vectors as unknown as Played[];
const house = games[0]?.options as KeywordRules;

describe('KEYWORD on a device', () => {
  it.each(games.map((game, number) => [number, game] as const))(
    'judges game %i as the room does',
    (_, game) => replay(rulesOf(game.options as KeywordRules, WORDS) as never, game),
  );

  it('has met nearly all ends of a game', () => {
    const ends = games.flatMap(({ acts }) => acts.flatMap(({ ended }) => ended?.reason ?? []));
    expect(new Set(ends)).toEqual(new Set(['keyword', 'orange_deck', 'stuck']));
  });

  it('ends when the blue deck is empty after drawing', () => {
    const rules = rulesOf(house, WORDS);
    const dealt = rules.deal(0, CHANCE).reduce(rules.evolve, rules.start);
    const [, ...middle] = dealt.middle;
    const last = dealt.blue.length - 1;
    const state = { ...dealt, middle, blueDrawn: last, phase: 'shown' as const, ready: [0] };
    const ready = { seat: 1, action: { type: 'ready' as const, round: 0 } };
    const verdict = rules.decide(state, ready, 0, CHANCE);
    const kinds = 'events' in verdict ? verdict.events : [];
    expect(kinds.at(-2)).toMatchObject({ type: 'filled', cards: [last] });
    expect(kinds.at(-1)).toEqual({ type: 'ended', reason: 'blue_deck' });
  });
});
