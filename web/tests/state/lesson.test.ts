import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Film, Lesson } from '../../src/lib/lesson';
import { Taking } from '../../src/state/lesson.svelte';

const update = (after: number, at: number, patch: object) => ({
  after,
  at,
  events: [{ type: 'moved' }],
  patch,
});

const film: Film = {
  options: {},
  roles: ['player', 'player'],
  you: 0,
  at: 100,
  view: { n: 0 },
  scenes: [
    { name: 'look' },
    {
      name: 'act',
      lead: [update(1000, 1100, { n: 1 })],
      ways: [
        { action: { type: 'go', to: null }, back: false, updates: [update(1000, 2000, { n: 2 })] },
        { action: { type: 'stay' }, back: true, updates: [update(1000, 2000, { n: 9 })] },
      ],
      asked: [{ question: { type: 'where' }, answer: 'here' }],
      runs: 300,
    },
    {
      name: 'more',
      ways: [{ action: { type: 'on' }, back: false, updates: [update(0, 2100, { n: 3 })] }],
    },
    {
      name: 'cut',
      cut: { n: 50 },
      ways: [{ action: { type: 'end' }, back: false, updates: [update(0, 2200, { n: 51 })] }],
      over: true,
    },
  ],
};

const lesson: Lesson = {
  film,
  names: ['', 'Robin'],
  beats: [
    { scene: 'look', name: 'Look', say: 'Look.' },
    { scene: 'act', more: ['more'], name: 'Act', say: 'Act.', other: 'Not that.' },
    { scene: 'cut', name: 'Cut', say: 'End.' },
  ],
  aim: 'Aim.',
  end: 'End.',
};

let reached: number[] = [];
let taking: Taking;
const acts = (type: string) => taking.act({ type });

beforeEach(() => {
  vi.useFakeTimers();
  reached = [];
  taking = new Taking(lesson, (index) => reached.push(index));
});
afterEach(() => {
  taking.close();
  vi.useRealTimers();
});

describe('a lesson', () => {
  it('waits at its aim, and then goes beat by beat', async () => {
    expect(taking.stage).toBe('aim');
    taking.go(0);
    expect(taking.stage).toBe('next');
    taking.go(1);
    expect(taking.stage).toBe('watch');
    vi.advanceTimersByTime(1000);
    expect([taking.stage, taking.view]).toEqual(['act', { n: 1 }]);
    expect((await acts('go')).ok).toBe(true);
    expect([taking.stage, taking.view]).toEqual(['act', { n: 2 }]);
    await acts('on');
    vi.advanceTimersByTime(700);
    expect([taking.stage, taking.view]).toEqual(['next', { n: 3 }]);
    taking.go(2);
    expect(taking.view).toEqual({ n: 50 });
    await acts('end');
    expect(taking.over).toBe(true);
    vi.advanceTimersByTime(700);
    taking.go(3);
    expect(taking.stage).toBe('end');
    expect(reached).toEqual([0, 1, 2, 3]);
  });

  it('answers another act with a reason, and begins the scene again after a miss', async () => {
    taking.go(1);
    vi.advanceTimersByTime(1000);
    expect((await acts('fly')).ok).toBe(false);
    expect([taking.stage, taking.other]).toEqual(['act', 'Not that.']);
    await acts('stay');
    expect([taking.stage, taking.view]).toEqual(['watch', { n: 9 }]);
    vi.advanceTimersByTime(1800);
    expect([taking.other, taking.view]).toEqual(['Not that.', { n: 0 }]);
    vi.advanceTimersByTime(1000);
    expect(taking.stage).toBe('act');
  });

  it('can be looked through in any order, each beat from its own position', async () => {
    taking.go(2);
    expect(taking.view).toEqual({ n: 50 });
    taking.go(1);
    vi.advanceTimersByTime(1000);
    await acts('go');
    taking.repeat();
    expect([taking.stage, taking.view]).toEqual(['watch', { n: 0 }]);
    // What was under way before is over.
    vi.advanceTimersByTime(1000);
    expect(taking.view).toEqual({ n: 1 });
    taking.go(-5);
    expect(taking.stage).toBe('aim');
  });

  it('lets no clock run while it waits for the learner', () => {
    taking.go(1);
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(100_000);
    expect(taking.now()).toBe(1400);
  });

  it('answers what the screen asks', async () => {
    taking.go(1);
    expect(await taking.ask({ type: 'where' })).toEqual({ ok: true, answer: 'here' });
    expect((await taking.ask({ type: 'why' })).ok).toBe(false);
  });
});
