import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markOf } from '../../src/lib/symbols';
import RoundTable from '../../src/ui/lobby/RoundTable.svelte';
import { seat, table } from '../samples';

const NAMES = ['Noor', 'Ida', 'Wren', 'Tomasz'];
/** The y of the middle of the picture, in its own box. */
const MIDDLE = 180;

/** Draws a table of *game*, and gives the sides of the ring on which the names stand, in order of seats. */
function sides(game: string, you: number | null, count = NAMES.length): string[] {
  const seats = [
    ...NAMES.slice(0, count).map((name) => seat(name)),
    seat(null, { role: 'moderator' }),
  ];
  const around = { seating: null, hosting: false, people: new Map(), onask: vi.fn() };
  render(RoundTable, { table: table({ game, seats }), you, ...around });
  return screen.getAllByRole('listitem').map((one) => {
    const side = ['top', 'bottom', 'left', 'right'].find((each) => one.classList.contains(each));
    return side ?? '';
  });
}

/** The heights at which badges lie on the stools, in order of seats. */
function badges(): number[] {
  const groups = [...document.querySelectorAll('svg > g[transform*="scale(2.27"]')];
  return groups.map((one) => Number(/ ([\d.]+)\)/.exec(one.getAttribute('transform') ?? '')?.[1]));
}

afterEach(cleanup);

describe('the table of a lobby', () => {
  it('has one’s own stool at the bottom, and the others clockwise from it', () => {
    expect(sides('keesdrow', 0)).toEqual(['bottom', 'left', 'top', 'right']);
    cleanup();
    expect(sides('keyword', 3)).toEqual(['left', 'top', 'right', 'bottom']);
    cleanup();
    expect(sides('icecool', 1, 3)).toEqual(['right', 'bottom', 'left']);
    cleanup();
    expect(sides('keep_your_cool', 0, 2)).toEqual(['bottom', 'top']);
  });

  it('has the first stool at the top for whoever has none, or moderates', () => {
    expect(sides('keesdrow', null)).toEqual(['top', 'right', 'bottom', 'left']);
    cleanup();
    expect(sides('keep_your_cool', 2, 2)).toEqual(['top', 'bottom']);
  });

  it('shows the badges where the names are', () => {
    for (const game of ['keesdrow', 'keyword', 'icecool']) {
      sides(game, 2);
      const [first, , own] = badges();
      expect(first).toBeLessThan(MIDDLE - 100);
      expect(own).toBeGreaterThan(MIDDLE + 100);
      cleanup();
    }
    for (const you of [0, 1]) {
      sides('keep_your_cool', you, 2);
      const near = document.querySelector('svg > g[transform^="translate(180 320)"]');
      expect(near?.innerHTML).toContain(markOf(you).colour);
      expect(near?.innerHTML).not.toContain(markOf(1 - you).colour);
      cleanup();
    }
  });
});
