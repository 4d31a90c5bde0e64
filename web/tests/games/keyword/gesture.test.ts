import { describe, expect, it } from 'vitest';
import { heldAt, leafed, spread } from '../../../src/games/keyword/play/fan';
import {
  type Deed,
  type Gesture,
  type Ground,
  type Place,
  REST,
  slotOf,
  stepped,
} from '../../../src/games/keyword/play/gesture';

/** A rack of four places in a row at the top, three cards on it; a hand of three below. */
const GROUND: Ground = {
  fan: { keys: ['orange:0', 'orange:1', 'orange:2'], middle: 200, card: 80 },
  rack: {
    keys: ['orange:7', 'blue:8', 'orange:9'],
    box: { x: 90, y: 100, width: 220, height: 90 },
    first: { x: 100, y: 110 },
    pitch: { x: 50, y: 70 },
    across: 4,
  },
};

/** One finger: down on a card, along points, and up; a point takes 20 ms. */
function stroke(place: Place, key: string, ...points: [x: number, y: number][]) {
  const [first = [0, 0], ...rest] = points;
  let at = 0;
  let gesture: Gesture = stepped(
    REST,
    { type: 'down', id: 1, point: { x: first[0], y: first[1] }, at, place, key },
    GROUND,
  ).gesture;
  for (const [x, y] of rest) {
    at += 20;
    ({ gesture } = stepped(gesture, { type: 'move', id: 1, point: { x, y }, at }, GROUND));
  }
  return {
    gesture,
    up: (later = 0): { deed: Deed | null; gesture: Gesture } =>
      stepped(gesture, { type: 'up', id: 1, at: at + later }, GROUND),
  };
}

describe('a touch', () => {
  it('raises the card of the hand', () => {
    expect(stroke('fan', 'orange:1', [200, 400]).gesture.raised).toBe('orange:1');
    expect(stroke('middle', 'blue:1', [200, 50]).gesture.raised).toBeNull();
  });

  it('that goes nowhere is a tap', () => {
    const { up } = stroke('fan', 'orange:1', [200, 400], [203, 402]);
    expect(up()).toEqual({ gesture: REST, deed: { type: 'tap', place: 'fan', key: 'orange:1' } });
  });

  it('of a second finger changes nothing', () => {
    const { gesture } = stroke('fan', 'orange:1', [200, 400]);
    const point = { x: 120, y: 400 };
    const two = stepped(
      gesture,
      { type: 'down', id: 2, point, at: 5, place: 'fan', key: 'orange:0' },
      GROUND,
    );
    expect(two.gesture).toBe(gesture);
    expect(stepped(gesture, { type: 'up', id: 2, at: 6 }, GROUND).deed).toBeNull();
  });

  it('that is lost leaves everything where it was', () => {
    const { gesture } = stroke('rack', 'orange:7', [120, 140], [120, 300]);
    expect(stepped(gesture, { type: 'lost', id: 1 }, GROUND)).toEqual({
      gesture: REST,
      deed: null,
    });
  });
});

describe('leafing', () => {
  it('raises the card under a finger that goes sideways', () => {
    const { gesture, up } = stroke('fan', 'orange:1', [200, 400], [230, 402], [270, 398]);
    expect(gesture.raised).toBe('orange:2');
    const { deed, gesture: after } = up();
    expect(deed).toBeNull();
    expect(after.raised).toBe('orange:2');
  });

  it('ends in pulling up the card that was leafed to', () => {
    const { up } = stroke('fan', 'orange:1', [200, 400], [270, 400], [270, 340], [120, 150]);
    expect(up().deed).toEqual({ type: 'drop', key: 'orange:2', at: 0 });
  });
});

describe('a drag', () => {
  it('from the hand makes room where it would drop', () => {
    const { gesture, up } = stroke('fan', 'orange:0', [120, 400], [130, 300], [170, 150]);
    expect(gesture).toMatchObject({ slot: 1, raised: null });
    expect(up().deed).toEqual({ type: 'drop', key: 'orange:0', at: 1 });
  });

  it('needs only come near the rack', () => {
    const { up } = stroke('middle', 'blue:1', [200, 20], [300, 50]);
    expect(up().deed).toEqual({ type: 'drop', key: 'blue:1', at: 3 });
  });

  it('that ends away from it does nothing', () => {
    const { gesture, up } = stroke('fan', 'orange:0', [120, 400], [120, 300]);
    expect(gesture.slot).toBeNull();
    expect(up().deed).toBeNull();
  });

  it('in the rack puts a card among the others', () => {
    const { gesture, up } = stroke('rack', 'orange:7', [120, 140], [180, 140], [230, 142]);
    expect(gesture.slot).toBe(2);
    expect(up().deed).toEqual({ type: 'drop', key: 'orange:7', at: 2 });
  });

  it('out of the rack takes the card back, upwards or down', () => {
    expect(stroke('rack', 'blue:8', [170, 140], [170, 200]).up(200).deed).toEqual({
      type: 'back',
      key: 'blue:8',
    });
    expect(stroke('rack', 'blue:8', [170, 140], [170, 20]).up().deed).toEqual({
      type: 'back',
      key: 'blue:8',
    });
  });
});

describe('a flick down', () => {
  const quick = () => stroke('rack', 'blue:8', [170, 120], [171, 140], [172, 160]);

  it('takes the card back though it is still on the rack', () => {
    expect(quick().up().deed).toEqual({ type: 'back', key: 'blue:8' });
  });

  it('that comes to rest first is none', () => {
    expect(quick().up(300).deed).toEqual({ type: 'drop', key: 'blue:8', at: 1 });
  });
});

describe('a rack of two rows', () => {
  const two: Ground = {
    ...GROUND,
    rack: {
      ...GROUND.rack,
      keys: ['a', 'b', 'c', 'd', 'e', 'f'],
      box: { x: 90, y: 100, width: 220, height: 160 },
    },
  };
  const slot = (x: number, y: number) => slotOf({ key: 'x', place: 'fan', point: { x, y } }, two);

  it('has its places in the order in which one reads', () => {
    expect([slot(110, 120), slot(290, 120), slot(110, 190), slot(170, 190)]).toEqual([0, 3, 4, 5]);
  });

  it('ends behind its last card', () => {
    expect(slot(290, 200)).toBe(6);
  });
});

describe('the fan', () => {
  it('holds nine degrees between two cards, the middle upright', () => {
    expect([0, 1, 2].map((at) => heldAt(at, 3).angle)).toEqual([-9, 0, 9]);
    expect(heldAt(1, 3)).toEqual({ angle: 0, across: 0, down: 0 });
  });

  it('shows more of each card the fewer there are', () => {
    const apart = (count: number) => heldAt(1, count).across - heldAt(0, count).across;
    expect(apart(3)).toBeGreaterThan(apart(6));
  });

  it('of six cards is narrower than four and a half of them', () => {
    expect(spread(6)).toBeLessThan(4.9);
    expect(spread(1)).toBeCloseTo(1);
    expect(spread(0)).toBe(0);
  });

  it('finds the card that is held where the finger is', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      for (let at = 0; at < count; at += 1) {
        expect(leafed(heldAt(at, count).across, count)).toBe(at);
      }
    }
    expect(leafed(-99, 4)).toBe(0);
    expect(leafed(99, 4)).toBe(3);
    expect(leafed(0, 0)).toBeNull();
  });
});
