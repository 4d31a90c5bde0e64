import { describe, expect, it } from 'vitest';
import { CHIP, chipAt } from '../../../src/games/icecool/play/aim/tag';

const WINDOW = { width: 390, height: 844 };
const FREE = { left: 0, right: 0, top: 0, bottom: 0 };

describe('the small picture of where a penguin is hit', () => {
  it.each([
    ['small, from above', 68, 24],
    ['large', 180, 110],
    ['at the right edge', 372, 24],
    ['at the left edge', 8, 24],
  ])('leaves a penguin that is %s to the finger', (_, x, tall) => {
    const chip = chipAt({ x, y: 434, tall }, WINDOW, FREE);

    // A browser may take a press up to 16 px beside a button for one of the button.
    expect(Math.abs(chip.x - x) - CHIP / 2).toBeGreaterThanOrEqual(24);
    expect(chip.x).toBeGreaterThanOrEqual(CHIP / 2);
    expect(chip.x).toBeLessThanOrEqual(WINDOW.width - CHIP / 2);
  });

  it('covers no other penguin: it goes to the other side', () => {
    const foot = { x: 200, y: 434, tall: 24 };
    const alone = chipAt(foot, WINDOW, FREE);
    const beside = chipAt(foot, WINDOW, FREE, [{ x: alone.x + 10, y: 430 }]);
    expect(alone.x).toBeGreaterThan(foot.x);
    expect(beside.x).toBeLessThan(foot.x);
  });

  it('stays in the window where the penguin does not', () => {
    for (const x of [-200, 900]) {
      const chip = chipAt({ x, y: 434, tall: 24 }, WINDOW, FREE);
      expect(chip.x).toBeGreaterThanOrEqual(CHIP / 2);
      expect(chip.x).toBeLessThanOrEqual(WINDOW.width - CHIP / 2);
    }
  });
});
