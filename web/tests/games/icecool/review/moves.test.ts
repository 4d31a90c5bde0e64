import { describe, expect, it } from 'vitest';
import { inShort, movesIn, told } from '../../../../src/games/icecool/review/moves';
import { blank, evolve } from '../../../../src/games/icecool/review/position';
import { type Event, standing } from '../../../../src/games/icecool/types';
import { flickedOf, NAMES, viewOf } from '../fixtures';

const { rules } = viewOf();
const cast = { you: 0, seats: NAMES.map((name) => ({ name })) };
const card = (id: number, worth: number) => ({ id, worth, task: null });
const rest = flickedOf().shot.rest;

/** A round in which seat 2 is the Catcher; seat 0 takes a fish, then catches up with nobody. */
const GAME: Event[][] = [
  [
    { type: 'shuffled', deck: '' },
    { type: 'round_began', round: 0, catcher: 2, doors: [1, 3, 5], due: null },
  ],
  [
    { type: 'placed', seat: 2, pose: standing(460, 320), timer: false },
    { type: 'turn_began', seat: 0, due: null },
    { type: 'entered', seat: 0, pose: standing(100, 160) },
  ],
  [
    flickedOf(),
    { type: 'fish_taken', seat: 0, door: 5 },
    { type: 'drew', seat: 0, card: card(0, 3), why: 'fish' },
    { type: 'off_circle', seat: 0 },
    { type: 'turn_ended', seat: 0, why: 'nothing' },
    { type: 'turn_began', seat: 1, due: null },
    { type: 'entered', seat: 1, pose: standing(100, 160) },
  ],
  [{ type: 'announced', seat: 1, task: 'jump' }],
  [
    flickedOf({
      seat: 1,
      shot: {
        ...flickedOf().shot,
        rest: [rest[0] ?? null, standing(100, 160), rest[2] ?? null],
        trouble: 'lost',
      },
    }),
    { type: 'flick_again', seat: 1, why: 'trouble', due: null },
  ],
  [
    flickedOf({
      seat: 1,
      shot: {
        ...flickedOf().shot,
        rest: [rest[0] ?? null, standing(300, 80), rest[2] ?? null],
        facts: [{ type: 'rested', at: 900, penguin: 1, room: 2, door: null, sides: [] }],
      },
    }),
    { type: 'caught', seat: 0, catcher: 2, times: 1 },
    { type: 'caught', seat: 1, catcher: 2, times: 1 },
    { type: 'task_failed', seat: 1, task: 'jump', why: 'missed' },
    { type: 'round_ended', seat: 2, why: 'ids' },
    { type: 'ids_cashed', seat: 2, ids: 3 },
    { type: 'drew', seat: 2, card: card(1, 2), why: 'id' },
    { type: 'round_began', round: 1, catcher: 0, doors: [1, 3, 5], due: null },
  ],
  [
    { type: 'placed', seat: 0, pose: standing(460, 320), timer: false },
    { type: 'turn_began', seat: 1, due: null },
    { type: 'entered', seat: 1, pose: standing(100, 160) },
  ],
  [{ type: 'put_on_line', seat: 1, room: 0, pose: standing(120, 160) }],
  [flickedOf({ seat: 1 }), { type: 'finished', why: 'too_long' }],
];

const moves = movesIn(GAME, rules, 3);
const [first, second, third] = moves;
if (!first || !second || !third) throw new Error('three flicks');

describe('the flicks of a record', () => {
  it('are numbered round by round; one that could not be worked out is none', () => {
    expect(moves.map(({ number, round }) => [round, number])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  it('begin with all as they stood, and end before anything else comes', () => {
    expect(first.before.seats.map(({ pose }) => pose?.x ?? null)).toEqual([100, null, 460]);
    expect(first.before.seats[0]).toMatchObject({ fish: [1, 3, 5], taken: 0, points: 0, cards: 0 });
    expect(first.after.seats[0]).toMatchObject({ fish: [1, 3], taken: 1, points: 3, cards: 1 });
    expect(first.after.seats[1]?.pose).toBeNull();
    expect(second.before.seats[1]?.pose?.x).toBe(100);
  });

  it('that end a round show how it ended, not how the next one begins', () => {
    expect(second.after).toMatchObject({ round: 0, catcher: 2 });
    expect(second.after.seats.map(({ caught, ids }) => [caught, ids])).toEqual([
      [1, 0],
      [1, 0],
      [0, 3],
    ]);
    expect(third.before).toMatchObject({ round: 1, catcher: 0, order: [1, 2, 0] });
    expect(third.before.seats.map(({ ids, points }) => [ids, points])).toEqual([
      [1, 3],
      [1, 0],
      [1, 2],
    ]);
  });

  it('are described with what was announced or done before them', () => {
    expect(told(first, cast)).toBe(
      'You flick. You take your fish from the door between the Gym and the Hall. You draw a 3. You come to rest in the Hall.',
    );
    expect(told(second, cast)).toContain('Ida flicks. Announced: jump over a wall. Tomasz catches');
    expect(told(second, cast)).toContain('The round is over.');
    expect(told(third, cast)).toMatch(/^Ida steps onto the line in the Classroom. Ida flicks./);
  });

  it('are described in a few words in the list', () => {
    expect(inShort(first, cast)).toBe('take a fish');
    expect(inShort(second, cast)).toBe('gets you caught, is caught and fails the task');
    expect(inShort({ ...third, brought: [flickedOf()] }, cast)).toBe('not in yet');
    expect(inShort({ ...second, brought: [] }, cast)).toBe('rests in the Gym');
    const brought = [...first.brought, ...first.brought];
    expect(inShort({ ...first, brought }, cast)).toBe('take two fish');
    const catcher = { ...second, flicked: flickedOf({ seat: 2 }) };
    expect(inShort(catcher, cast)).toBe('catches you, catches Ida and fails the task');
  });
});

describe('the table as it was', () => {
  const since = (...events: Event[]) =>
    events.reduce(evolve, GAME.slice(0, 3).flat().reduce(evolve, blank(rules, 3)));

  it('cards that were turned up lie face down no more', () => {
    const cards = [card(0, 3), card(4, 2)];
    const skated = since(
      { type: 'drew', seat: 0, card: card(4, 2), why: 'id' },
      { type: 'skated', seat: 0, cards, due: null },
    );
    expect(skated.seats[0]).toMatchObject({ cards: 2, down: 0, up: cards });
    const done = since({ type: 'task_done', seat: 0, task: 'jump', card: card(0, 3) });
    expect(done.seats[0]).toMatchObject({ cards: 1, down: 0, up: [card(0, 3)] });
  });

  it('a fish that was moved hangs over the other door', () => {
    const cards = [card(0, 3)];
    const moved = since({ type: 'fish_moved', seat: 0, colour: 1, out_of: 3, to: 0, cards });
    expect(moved.seats[1]?.fish).toEqual([0, 1, 5]);
    expect(moved.seats[0]?.up).toEqual(cards);
  });

  it('who had left the school is back where he was put', () => {
    const back = since({ type: 'back_inside', seat: 0, pose: standing(40, 50) });
    expect(back.seats[0]?.pose).toEqual(standing(40, 50));
  });

  it('of two players a Runner who is caught twice still loses one ID card', () => {
    const two = [
      { type: 'round_began', round: 0, catcher: 1, doors: [1], due: null },
      { type: 'caught', seat: 0, catcher: 1, times: 1 },
      { type: 'caught', seat: 0, catcher: 1, times: 2 },
    ] satisfies Event[];
    const view = two.reduce<ReturnType<typeof blank>>(evolve, blank(rules, 2));
    expect(view.rounds).toBe(4);
    expect(view.seats.map(({ caught, ids }) => [caught, ids])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  it('a stand-in counts a point like a card', () => {
    const view = since({ type: 'stand_in', seat: 1, card: card(54, 1), why: 'fish' });
    expect(view.seats[1]).toMatchObject({ points: 1, cards: 1, down: 1 });
  });
});
