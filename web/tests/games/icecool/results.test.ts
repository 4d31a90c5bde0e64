import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { share } from '../../../src/games/icecool/end/share';
import { factOf, how, placed, sorted } from '../../../src/games/icecool/end/verdict';
import { headline } from '../../../src/games/icecool/headline';
import { caption } from '../../../src/games/icecool/play/caption';
import { hold, letGo } from '../../../src/games/icecool/play/held.svelte';
import { now } from '../../../src/games/icecool/play/now';
import {
  doneBy,
  entriesIn,
  gotBy,
  remarksOf,
  roundsIn,
  totalsOf,
} from '../../../src/games/icecool/review/story';
import { flickedOf, propsOf, seatOf, size, TAKEN, viewOf } from './fixtures';
import { card, cast, over } from './told';

describe('the header and the rulebook', () => {
  beforeEach(() => size(1440, 900));

  it('says the round and who the Catcher is', () => {
    const { table } = propsOf();
    expect(caption(viewOf(), table)).toBe('round 1 of 3, Tomasz is Catcher');
    expect(caption(viewOf({ catcher: 0 }), table)).toBe('round 1 of 3, you are Catcher');
    expect(caption(viewOf({ phase: 'over' }), table)).toBe('finished');
  });

  it('says in short on a phone what one does oneself, so that it stays on its line', () => {
    const { table } = propsOf();
    size(390, 844);
    expect(caption(viewOf(), table)).toBe('round 1 of 3, you run');
    expect(caption(viewOf({ catcher: 0 }), table)).toBe('round 1 of 3, you catch');
    expect(caption(viewOf({ you: null }), table)).toBe('round 1 of 3');
  });

  it('says nothing of a round that ended as long as its last move is shown', () => {
    const { table } = propsOf();
    hold(3, viewOf());
    expect(caption(viewOf({ round: 1, catcher: 0 }), table)).toBe(
      'round 1 of 3, Tomasz is Catcher',
    );
    letGo();
    expect(caption(viewOf({ round: 1, catcher: 0 }), table)).toContain('round 2 of 3');
  });

  it('rules that apply come first, and only those that can', () => {
    expect(now(viewOf({ phase: 'place' }))[0]).toBe('IC-8');
    expect(now(viewOf({ lines: [2, 4] }))[0]).toBe('IC-20');
    expect(now(viewOf())).not.toContain('IC-11');
    const inCircle = viewOf({ seats: [seatOf({ away: false }), seatOf()] });
    expect(now(inCircle)).toContain('IC-11');
    expect(now(inCircle)).toContain('IC-34');
    expect(now(viewOf({ turn: 2 }))).not.toContain('IC-13');
    expect(now(viewOf({ phase: 'after', outside: true }))[0]).toBe('IC-21');
    const tournament = { ...viewOf().rules, scoring: 'tournament' as const };
    expect(now(viewOf({ phase: 'after', rules: tournament }))).toEqual(['IC-37', 'IC-29']);
    expect(now(viewOf({ phase: 'over' }))).toContain('IC-32');
  });

  it('the rulebook has every rule that it points at', () => {
    const book = readFileSync('../docs/rules/icecool.md', 'utf8');
    const moments = [
      viewOf({ phase: 'place' }),
      viewOf({ lines: [2, 4], seats: [seatOf({ away: false }), seatOf()] }),
      viewOf({ phase: 'after', outside: true }),
      viewOf({ phase: 'over' }),
    ];
    for (const rule of moments.flatMap(now)) expect(book).toContain(`### ${rule} `);
  });
});

describe('the end', () => {
  it('says who wins and by how much', () => {
    expect(headline(over([[3, 3], [1], [2]], [[0], [2], [1]]), cast)).toBe(
      'You win by four points.',
    );
    expect(headline(over([[1], [3], [2]], [[1], [2], [0]]), cast)).toBe('Ida wins by one point.');
  });

  it('equal points go by cards, and the line under it says so', () => {
    const story = over([[1, 2], [3], [1]], [[0], [1], [2]]);
    expect(headline(story, cast)).toBe('You win by one card.');
    expect(how(story, cast)).toBe('Three points each, but you have more cards: 2 to 1.');
  });

  it('who is equal in both shares the win', () => {
    const story = over([[3], [3], [1]], [[0, 1], [2]]);
    expect(headline(story, cast)).toBe('You and Ida share the win.');
    expect(how(story, cast)).toBe('Three points each, and one card each.');
  });

  it('tells what cards somebody has, and in a tournament how many', () => {
    const story = over([[3, 1, 1], [], [2]], [[0], [2], [1]]);
    expect(factOf(story, 0)).toBe('Three cards: 1 × 3, 2 × 1.');
    expect(factOf(story, 1)).toBe('No cards.');
    const rules = { ...story.rules, scoring: 'tournament' as const };
    expect(factOf({ ...story, rules }, 0)).toBe('Three cards.');
    expect(placed(story)).toEqual([0, 2, 1]);
  });

  it('lays cards out with the worthiest first, and those with one task together', () => {
    const drawn = [
      { id: 0, worth: 1, task: 'jump' as const },
      { id: 1, worth: 2, task: null },
      { id: 2, worth: 1, task: 'doors' as const },
      { id: 3, worth: 3, task: null },
      { id: 4, worth: 1, task: 'jump' as const },
    ];
    expect(sorted(drawn).map(({ id }) => id)).toEqual([3, 1, 2, 0, 4]);
  });

  it('is shared as text without the cards', () => {
    expect(share(over([[3, 1], [], [2]], [[0], [2], [1]]), propsOf().table)).toBe(
      [
        'ICECOOL 2 on Rumpus, 3 rounds, 31 flicks',
        '● Noor: four points, two cards',
        '■ Tomasz: two points, one card',
        '▲ Ida: no points, no cards',
      ].join('\n'),
    );
  });

  const record = [
    { head: true },
    { events: [{ type: 'round_began', round: 0, catcher: 2, doors: [], due: null }] },
    { events: [...TAKEN, { type: 'task_done', seat: 0, task: 'doors', card: card(1, 1) }] },
    {
      events: [
        flickedOf({ seat: 2 }),
        { type: 'caught', seat: 1, catcher: 2, times: 1 },
        { type: 'round_ended', seat: 2, why: 'ids' },
        { type: 'drew', seat: 2, card: card(9, 2), why: 'id' },
        { type: 'round_began', round: 1, catcher: 0, doors: [], due: null },
        { type: 'stand_in', seat: 1, card: card(60, 1), why: 'fish' },
      ],
    },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n');

  it('reads the rounds from the record', () => {
    const rounds = roundsIn(entriesIn(`${record}\n`).flat());
    expect(rounds).toHaveLength(2);
    expect(rounds[0]).toMatchObject({ catcher: 2, flicks: 2, over: { seat: 2, why: 'ids' } });
    expect(rounds[1]?.over).toBeNull();
    const [first] = rounds;
    if (!first) throw new Error('no round');
    expect(gotBy(first, 0).map((got) => [got.card.worth, got.why])).toEqual([[3, 'fish']]);
    expect(doneBy(first, 0)).toEqual(['doors']);
    expect(totalsOf(rounds, 3)).toEqual([
      [0, 0, 0],
      [3, 0, 2],
      [3, 1, 2],
    ]);
    expect(remarksOf(rounds)).toEqual([{ index: 0, line: 2, round: 1, text: 'all caught' }]);
  });
});
