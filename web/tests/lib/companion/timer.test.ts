import { describe, expect, it } from 'vitest';
import { leftAt, rewound, started, stopped } from '../../../src/lib/companion/timer';

const MINUTE = 60_000;

describe('a timer of the companion', () => {
  it('goes by moments, however long nobody looks', () => {
    const running = started(rewound(2 * MINUTE), 1_000);
    expect(leftAt(running, 1_000 + MINUTE)).toBe(MINUTE);
    // A reload keeps the moments, and nothing else.
    const kept = JSON.parse(JSON.stringify(running));
    expect(leftAt(kept, 1_000 + 22 * MINUTE)).toBe(-20 * MINUTE);
  });

  it('keeps its rest while it stands, and goes on from there', () => {
    const paused = stopped(started(rewound(2 * MINUTE), 0), MINUTE / 2);
    expect(leftAt(paused, 50 * MINUTE)).toBe(1.5 * MINUTE);
    expect(leftAt(started(paused, 50 * MINUTE), 51 * MINUTE)).toBe(MINUTE / 2);
  });

  it('begins anew when it was over', () => {
    const over = started(rewound(MINUTE), 0);
    expect(leftAt(started(over, 10 * MINUTE), 10 * MINUTE)).toBe(MINUTE);
    expect(leftAt(stopped(over, 10 * MINUTE), 10 * MINUTE)).toBe(0);
  });
});
