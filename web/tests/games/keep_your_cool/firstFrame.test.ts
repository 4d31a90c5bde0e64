import { describe, expect, it } from 'vitest';
import { FirstFrame } from '../../../src/games/keep_your_cool/play/firstFrame';

/** Frames that a test triggers. */
function frames() {
  const waiting: ((stamp: number) => void)[] = [];
  return {
    next: (call: (stamp: number) => void) => void waiting.push(call),
    show: (stamp: number) => {
      for (const call of waiting.splice(0)) call(stamp);
    },
  };
}

describe('how long an answer took', () => {
  it('is counted from the first frame that showed the hand to the press', () => {
    const screen = frames();
    const first = new FirstFrame(screen.next);
    first.came(4, 17);
    screen.show(1_016);
    screen.show(1_032);
    expect(first.reason(4, 1_316.4)).toEqual({ seen: 17, reaction: 300 });
  });

  it('is unknown while no frame has shown the hand, or for a press before it', () => {
    const screen = frames();
    const first = new FirstFrame(screen.next);
    first.came(4, 17);
    expect(first.saw(4, 5_000)).toBe(false);
    expect(first.reason(4, 5_000)).toBeNull();
    screen.show(1_016);
    expect(first.saw(4, 1_010)).toBe(false);
    expect(first.reason(4, 1_010)).toBeNull();
    expect(first.saw(4, 1_016)).toBe(true);
  });

  it('leaves out the time for which play stood still', () => {
    const screen = frames();
    const first = new FirstFrame(screen.next);
    first.came(4, 17);
    screen.show(1_000);
    first.goesOn(false, 1_100);
    first.goesOn(false, 1_500);
    first.goesOn(true, 3_100);
    expect(first.reason(4, 3_300)?.reaction).toBe(300);
  });

  it('leaves out a standstill that began before the hand was shown only from then on', () => {
    const screen = frames();
    const first = new FirstFrame(screen.next);
    first.goesOn(false, 900);
    first.came(4, 17);
    screen.show(1_000);
    first.goesOn(true, 1_200);
    expect(first.reason(4, 1_450)?.reaction).toBe(250);
  });

  it('is forgotten when the reach is settled', () => {
    const screen = frames();
    const first = new FirstFrame(screen.next);
    first.came(4, 17);
    screen.show(1_000);
    first.went(4);
    expect(first.saw(4, 1_200)).toBe(false);
  });
});
