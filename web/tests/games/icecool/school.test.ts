import { describe, expect, it } from 'vitest';
import rules from '../../../../docs/rules/icecool.md?raw';
import data from '../../../../src/rumpus/physics/data/school.json';
import {
  DOORS,
  FISH_DOORS,
  fish,
  penguins,
  ROOMS,
} from '../../../src/games/icecool/picture/school';
import { doorName } from '../../../src/games/icecool/preview/places';
import { doorPoint, PLAN } from '../../../src/games/icecool/scene/plan';
import { parseRulebook, sectionOf } from '../../../src/state/rulebook';

/** What is true of a point of the picture, said of the plan. */
const inPlan = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(280 + (x - 180) / 0.44),
  y: Math.round(240 - (y - 180) / 0.44),
});
const over = (stools: (number | null)[]) => fish(stools).map(inPlan);
const doors = (numbers: number[]) => numbers.map((door) => doorPoint(PLAN, door));

describe('the school of the table’s picture', () => {
  it('is the one in which the game is played', () => {
    expect(DOORS.map(inPlan)).toEqual(doors(PLAN.doors.map((_, door) => door)));
    expect(ROOMS.map((room) => [room.name, ...Object.values(inPlan(room))])).toEqual(
      PLAN.rooms.map((room) => [room.name, room.left, room.top]),
    );
  });

  it('has fish over the doors of a game of so many, those of Runners only', () => {
    expect(over([null, null, null, null])).toEqual(doors(data.fish.four));
    expect(over([0, null, null, null])).toEqual(doors(data.fish.four));
    expect(over([null, null, null])).toEqual(doors(data.fish.three));
    expect(over([0, 1, 2, null])).toEqual(doors(data.fish.three));
    expect(over([0, null, 2, null])).toEqual(doors(data.fish.two));
    expect(fish([0, null, 2, null]).map((one) => one.seat)).toEqual([2, 2, 2]);
    expect(fish([null, null, null, null]).map((one) => one.seat)).toEqual([1, 2, 3]);
  });

  it('names doors as the screens of the game do', () => {
    expect(DOORS.map((door) => door.name)).toEqual(PLAN.doors.map((_, door) => doorName(door)));
  });

  it('has the doors for fish that the rulebook tells for so many players', () => {
    const book = parseRulebook(rules);
    const told = sectionOf(book, 'IC-7')?.rules.find((rule) => rule.id === 'IC-7');
    const items = told?.blocks.flatMap((one) =>
      one.kind === 'item' ? one.spans.map((span) => span.text) : [],
    );
    const named = Object.entries(data.fish).map(
      ([players, numbers]) => `${players}: ${numbers.map((door) => doorName(door)).join(', ')}`,
    );
    expect(items).toEqual(named);
    expect(Object.values(FISH_DOORS).map((over) => over.map(inPlan))).toEqual(
      Object.values(data.fish).map(doors),
    );
  });

  it('has a penguin of everybody, the Catcher’s in the Kitchen', () => {
    const [catcher, ...runners] = penguins([0, null, 2, 3]);
    expect(catcher?.seat).toBe(0);
    expect(runners.map((one) => one.seat)).toEqual([2, 3]);
    const kitchen = ROOMS.find((room) => room.name === 'Kitchen');
    expect(catcher?.x).toBeGreaterThan(kitchen?.x ?? Number.POSITIVE_INFINITY);
  });
});
