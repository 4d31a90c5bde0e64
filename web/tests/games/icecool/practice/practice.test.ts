import { describe, expect, it } from 'vitest';
import { textIn, textOf } from '../../../../src/games/icecool/practice/notation';
import { retryOf } from '../../../../src/games/icecool/practice/retry';
import { freeSpot } from '../../../../src/games/icecool/practice/spots';
import { eventsOf, settled, viewOf } from '../../../../src/games/icecool/practice/table';
import { sentence, triedWords } from '../../../../src/games/icecool/practice/words';
import { type Pose, type Shot, standing } from '../../../../src/games/icecool/types';
import { placeOf } from '../../../../src/lib/route.svelte';
import { flickedOf, viewOf as tableView } from '../fixtures';
import shots from './shots.json';

const shotOf = (more: Partial<Shot>): Shot => ({
  rest: [],
  facts: [],
  duration: 900,
  track: '',
  engine: 'e',
  digest: 'd',
  trouble: null,
  ...more,
});

describe('the text of a shot', () => {
  it('is written as the server writes it', () => {
    for (const { digest, engine, flick, scene, text } of shots) {
      expect(textOf(scene as never, flick, { digest, engine })).toBe(text);
    }
  });

  it('is found in an address and in what was pasted with blanks', () => {
    const [shot] = shots;
    expect(textIn(` https://room.example/practice#${shot?.text}\n`)).toBe(shot?.text);
    expect(textIn(` ${shot?.text} `)).toBe(shot?.text);
  });
});

describe('where a penguin can be put down', () => {
  it('is where one wants it, if that is free', () => {
    expect(freeSpot({ x: 120.5, y: 200 }, [])).toEqual({ x: 120.5, y: 200 });
  });

  it('is clear of walls, but a doorway is open', () => {
    expect(freeSpot({ x: 3, y: 100 }, [])).toEqual({ x: 18, y: 100 });
    expect(freeSpot({ x: 199, y: 250 }, [])).toEqual({ x: 199, y: 250 });
    expect(freeSpot({ x: 199, y: 264 }, [])?.y).toBeLessThanOrEqual(252);
  });

  it('is beside the others', () => {
    const other = standing(280, 240);
    const spot = freeSpot({ x: 290, y: 240 }, [other]);
    expect(spot && Math.hypot(spot.x - 280, spot.y - 240)).toBeCloseTo(31, 2);
    expect(freeSpot({ x: 280, y: 240 }, [other])).not.toBeNull();
  });

  it('is nowhere outside the school', () => {
    expect(freeSpot({ x: -5, y: 100 }, [])).toBeNull();
  });
});

describe('after a try', () => {
  const scene = { penguins: [standing(100, 160), standing(280, 240), null], mover: 0 };

  it('all stay where they came to rest', () => {
    const rest = [standing(300, 100), standing(281, 240), null];
    expect(settled(scene, shotOf({ rest }))).toEqual(rest);
  });

  it('who has left the school is back where it was', () => {
    const shot = shotOf({
      rest: [standing(-90, 160), standing(281, 240), null],
      facts: [{ type: 'left', at: 800, penguin: 0 }],
    });
    expect(settled(scene, shot)).toEqual([scene.penguins[0], standing(281, 240), null]);
    const types = eventsOf(scene, { aim: 0, power: 1, side: 0, height: 0 }, shot).map(
      (e) => e.type,
    );
    expect(types).toEqual(['flicked', 'back_inside']);
  });

  it('all are back if somebody stands there by now', () => {
    const shot = shotOf({
      rest: [standing(-90, 160), standing(110, 160), null],
      facts: [{ type: 'left', at: 800, penguin: 0 }],
    });
    expect(settled(scene, shot)).toEqual(scene.penguins);
  });

  it('fits in a line', () => {
    const facts: Shot['facts'] = [
      { type: 'bounced', at: 10, penguin: 0, wall: 3 },
      { type: 'bounced', at: 20, penguin: 0, wall: 3 },
      { type: 'passed', at: 30, penguin: 0, door: 4, to: 4 },
      { type: 'touched', at: 40, penguin: 0, other: 1 },
      { type: 'rested', at: 50, penguin: 0, room: 4, door: null, sides: [] },
    ];
    const flick = { aim: 0, power: 620, side: 0, height: 200 };
    expect(triedWords({ flick, scene, shot: shotOf({ facts }) })).toBe(
      'Power 62: off two walls, through one door, hits a penguin, rests in the Hall',
    );
  });
});

describe('the table of practice', () => {
  it('lets whoever is chosen flick', () => {
    const view = viewOf({ penguins: [null, standing(1, 2) as Pose], mover: 1 }, 3);
    expect([view.you, view.turn, view.phase, view.flicks]).toEqual([1, 1, 'before', 3]);
  });

  it('tells why a scene was refused', () => {
    const refused = { code: 'in_a_wall', rule: null, params: { penguin: 1 } };
    expect(sentence(refused)).toBe('Penguin 2 is in a wall. Put it somewhere else.');
    const live = { code: 'live_position', rule: 'IC-39', params: {} };
    expect(sentence(live)).toContain('at your table now');
  });

  it('is reached from a move of a table', () => {
    const last = { update: { before: tableView() }, flicked: flickedOf() };
    expect(retryOf(last)).toMatch(/^\/practice#ice1~/);
  });

  it('has an address', () => {
    expect(placeOf('/practice')).toEqual({ at: 'practice' });
  });
});
