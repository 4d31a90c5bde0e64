import { describe, expect, it } from 'vitest';
import { type Act, bounds, sheetOf } from '../../../../src/games/icecool/companion/score';
import games from '../review/vectors.json';

interface Event {
  type: string;
  seat: number;
  ids: number;
  catcher: number;
  why: string;
}
const CARDS = { scoring: 'cards' };
const fish = (by: number): Act => ({ kind: 'fish', by });
const caught = (by: number): Act => ({ kind: 'caught', by });
const NEXT: Act = { kind: 'next' };

describe('the rounds of whole games', () => {
  it.each(games)('are those of the room, card by card', ({ seats, entries }) => {
    const events = (entries as unknown as Event[][]).flat();
    const first = events.find(({ type }) => type === 'round_began')?.catcher ?? 0;
    // At a real table the first Catcher is the first player.
    const seat = (theirs: number): number => (theirs - first + seats) % seats;
    const acts: Act[] = [];
    const cards = Array(seats).fill(0);
    for (const event of events) {
      const by = seat(event.seat);
      if (event.type === 'drew') cards[by] += 1;
      if (event.type === 'fish_taken') acts.push(fish(by));
      if (event.type === 'caught') acts.push(caught(by));
      if (event.type === 'task_done') acts.push({ kind: 'task', by });
      if (event.type === 'round_ended')
        expect(sheetOf(CARDS, seats, acts)).toMatchObject({ ended: true });
      if (event.type === 'ids_cashed') expect(sheetOf(CARDS, seats, acts).ids[by]).toBe(event.ids);
      if (event.type === 'round_began') {
        if (cards.some((count) => count > 0)) acts.push(NEXT);
        const sheet = sheetOf(CARDS, seats, acts);
        expect(sheet).toMatchObject({ catcher: seat(event.catcher), cards, ended: false });
      }
    }
    expect(acts.length).toBeGreaterThan(1);
  });
});

describe('a round', () => {
  it('ends by a third fish, or when all Runners are caught (IC-30)', () => {
    expect(sheetOf(CARDS, 3, [fish(1), fish(1)]).ended).toBe(false);
    expect(sheetOf(CARDS, 3, [fish(1), fish(1), fish(1)]).ended).toBe(true);
    expect(sheetOf(CARDS, 3, [caught(1)]).ended).toBe(false);
    expect(sheetOf(CARDS, 3, [caught(1), caught(2)])).toMatchObject({
      ended: true,
      ids: [3, 0, 0],
    });
  });

  it('needs two catches of a single Runner, of which the second brings nothing (IC-34, IC-35)', () => {
    expect(sheetOf(CARDS, 2, [caught(1)])).toMatchObject({ ended: false, ids: [2, 0] });
    expect(sheetOf(CARDS, 2, [caught(1), caught(1)])).toMatchObject({ ended: true, ids: [2, 0] });
    expect(sheetOf(CARDS, 2, [NEXT, NEXT]).catcher).toBe(0);
    expect(sheetOf(CARDS, 2, []).rounds).toBe(4);
  });
});

describe('the end', () => {
  const played = [NEXT, NEXT, NEXT];
  const points = (...of: number[]): Act[] =>
    of.map((count, by) => ({ kind: 'points', by, points: count }));

  it('waits for everybody’s points; most points win, then most cards (IC-32)', () => {
    expect(sheetOf(CARDS, 3, [...played, ...points(5, 4)])).toMatchObject({ over: false });
    expect(sheetOf(CARDS, 3, [...played, ...points(5, 4, 5)]).winners).toEqual([0, 2]);
    const more: Act[] = [{ kind: 'task', by: 2 }, ...played, ...points(5, 4, 5)];
    expect(sheetOf(CARDS, 3, more).winners).toEqual([2]);
  });

  it('counts cards in a tournament (IC-37)', () => {
    const sheet = sheetOf({ scoring: 'tournament' }, 3, [fish(1), ...played]);
    expect([sheet.over, sheet.winners, sheet.points]).toEqual([true, [1], [3, 4, 3]]);
  });

  it('knows what cards can be worth', () => {
    expect(bounds(4)).toEqual([4, 12]);
  });
});
