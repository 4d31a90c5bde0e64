import { fireEvent, render, screen } from '@testing-library/svelte';
import { writable } from 'svelte/store';
import { describe, expect, it, vi } from 'vitest';
import End from '../../../src/games/icecool/end/End.svelte';
import { hold } from '../../../src/games/icecool/play/held.svelte';
import type { Event } from '../../../src/games/icecool/types';
import type { Happened } from '../../../src/lib/game';
import { propsOf, seatOf, TAKEN, viewOf } from './fixtures';
import { button, frame, key, play, point, press, school, settled, slide } from './screen';

vi.mock('../../../src/games/icecool/scene', async () => ({
  open: (await import('./screen')).open,
}));

describe('a flick (IC-38, IC-39)', () => {
  it('by hand: press on the penguin, draw back, let go', async () => {
    const { acts, container } = await play();
    // The penguin stands at 380, 80, which is 380, 400 on the screen.
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    expect(school.aim).toHaveBeenLastCalledWith(
      expect.objectContaining({ penguin: 0, aim: 0, pull: { x: 290, y: 80 } }),
    );
    await frame();
    expect(screen.getByText('62').parentElement?.textContent).toBe('62straight');
    await point(container, 'pointerup', 290, 400);
    expect(acts()).toEqual([{ type: 'flick', aim: 0, power: 615, side: 0, height: 200 }]);
  });

  it('by hand on its head: drawn back as far, it goes the same way as from its foot', async () => {
    const { acts, container } = await play();
    await point(container, 'pointerdown', 380, 370);
    await point(container, 'pointermove', 290, 370);
    await point(container, 'pointerup', 290, 370);
    expect(acts()).toEqual([{ type: 'flick', aim: 0, power: 615, side: 0, height: 200 }]);
  });

  it('let go in the ring, Escape, another finger or a lost one is none', async () => {
    const { acts, container } = await play();
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 300, 400);
    await point(container, 'pointermove', 370, 400);
    await point(container, 'pointerup', 370, 400);
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 300, 400);
    await key('Escape');
    await point(container, 'pointerup', 300, 400);
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 300, 400);
    await point(container, 'pointerdown', 100, 100, 2);
    await point(container, 'pointerup', 100, 100, 2);
    await point(container, 'pointerup', 300, 400);
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 300, 400);
    await point(container, 'pointercancel', 300, 400);
    expect(acts()).toEqual([]);
  });

  it('elsewhere a finger turns the view and flicks nothing', async () => {
    const { acts, container } = await play();
    await point(container, 'pointerdown', 100, 100);
    await point(container, 'pointermove', 140, 100);
    await point(container, 'pointerup', 140, 100);
    expect(school.orbit).toHaveBeenCalledWith(-10, 0);
    expect(acts()).toEqual([]);
  });

  it('by dials: side, height, direction, power, and a button', async () => {
    const { acts } = await play();
    await press('Aim with dials');
    expect(button('Set the power first')).toHaveProperty('disabled', true);
    await slide('Power', 62);
    await slide('Direction', 90);
    await slide('Side of the hit', 200);
    await slide('Height of the hit', 800);
    await press('Flick');
    expect(acts()).toEqual([{ type: 'flick', aim: 9000, power: 620, side: 200, height: 800 }]);
    const keys = document.querySelector('.keys')?.textContent ?? '';
    expect(keys.trim()).toMatch(/E side, .* Enter flicks$/);
  });

  it('by keys, which do nothing in a field or on a slider', async () => {
    const { acts } = await play();
    await press('Aim with dials');
    await slide('Direction', 0);
    await fireEvent.keyDown(screen.getByRole('slider', { name: 'Power' }), { key: 'ArrowLeft' });
    for (const name of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'e', 'w', 'Enter']) await key(name);
    expect(acts()).toEqual([{ type: 'flick', aim: 200, power: 40, side: 100, height: 250 }]);
  });

  it('by a stroke, for whoever wants it so', async () => {
    const { acts, container } = await play();
    await press('Flick with a stroke');
    await point(container, 'pointerdown', 300, 400);
    for (let x = 310; x <= 390; x += 10) {
      await point(container, 'pointermove', x, 400);
    }
    await point(container, 'pointerup', 400, 400);
    expect(acts()).toHaveLength(1);
    expect(acts()[0]).toMatchObject({ type: 'flick', aim: 0, side: 0, height: 200 });
    expect(localStorage.getItem('rumpus.ice-aim')).toBe('stroke');
    expect(screen.queryByText(/^Too /)).toBeNull();
  });

  it('by a stroke has no dials for what the stroke says, and tells how', async () => {
    await play();
    await press('Flick with a stroke');
    expect(screen.queryByRole('slider', { name: 'Power' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Flick' })).toBeNull();
    expect(screen.getByText(/^Draw a quick line through your penguin/)).toBeTruthy();
    await press('Pull back');
    await press('Aim with dials');
    expect(screen.getByRole('slider', { name: 'Power' })).toBeTruthy();
  });

  it('a stroke that was taken is read: how hard it was, and which side it hit', async () => {
    const { acts, container } = await play();
    await press('Flick with a stroke');
    await point(container, 'pointerdown', 300, 406);
    for (let x = 310; x <= 390; x += 10) await point(container, 'pointermove', x, 406);
    const [flick] = acts() as { power: number; side: number }[];
    expect(flick?.side).toBe(400);
    await settled();
    const power = Math.round((flick?.power ?? 0) / 10);
    expect(screen.getByText(`Your stroke: power ${power}, spins right.`)).toBeTruthy();
  });

  it('a tap on the penguin enlarges it, and a press on the picture says where it is hit', async () => {
    const { acts, container } = await play();
    await frame();
    expect(button(/^Where it hits: in the middle/)).toBeTruthy();
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointerup', 380, 400);
    await settled();
    await slide('Side of the hit', 300);
    await press('Done');
    expect(screen.queryByRole('slider', { name: 'Side of the hit' })).toBeNull();
    expect(button(/^Where it hits: a little right/)).toBeTruthy();
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    await point(container, 'pointermove', 380, 400);
    await point(container, 'pointerup', 380, 400);
    await settled();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(acts()).toEqual([]);
  });

  it('a stroke that is not taken says why, until the next one', async () => {
    const { acts, container, props } = await play();
    await press('Flick with a stroke');
    await point(container, 'pointerdown', 300, 400);
    for (let x = 310; x <= 350; x += 10) await point(container, 'pointermove', x, 400);
    await point(container, 'pointerup', 350, 400);
    const why = 'Too short: draw past your penguin.';
    expect(screen.getByText(why)).toBeTruthy();
    expect(props.announce).toHaveBeenLastCalledWith(why);
    await point(container, 'pointerdown', 300, 350);
    await settled();
    expect(screen.queryByText(why)).toBeNull();
    for (let x = 310; x <= 390; x += 10) await point(container, 'pointermove', x, 350);
    await point(container, 'pointerup', 390, 350);
    expect(screen.getByText(/^You missed your penguin/)).toBeTruthy();
    expect(acts()).toEqual([]);
  });

  it('a stroke flicks where the finger is lifted, if no move was reported sooner', async () => {
    const { acts, container } = await play();
    await press('Flick with a stroke');
    await point(container, 'pointerdown', 300, 400);
    await point(container, 'pointermove', 340, 400);
    await point(container, 'pointerup', 400, 400);
    expect(acts()).toHaveLength(1);
  });

  it('a press on the penguin that goes nowhere is none, however high on it', async () => {
    const { acts, container } = await play();
    school.pick = ({ x, y }) => ({ penguin: 0, floor: { x, y: 480 - y }, room: 2 });
    await point(container, 'pointerdown', 380, 350);
    await point(container, 'pointerup', 380, 350);
    expect(acts()).toEqual([]);
  });

  it('is nobody’s but of whoever is on turn and connected', async () => {
    const { change } = await play({ view: viewOf({ turn: 1 }) });
    expect(screen.queryByRole('button', { name: 'Flick' })).toBeNull();
    expect(screen.getByText('Waiting for Ida to flick')).toBeTruthy();
    await change({ view: viewOf(), connected: false });
    await press('Aim with dials');
    await slide('Power', 62);
    expect(button('Flick')).toHaveProperty('disabled', true);
  });

  it('is aimed anew each time', async () => {
    const { change } = await play();
    await press('Aim with dials');
    await slide('Power', 62);
    await change({ view: viewOf({ flicks: 5 }) });
    expect(screen.getByRole('slider', { name: 'Power' })).toHaveProperty('value', '0');
  });
});

describe('the end', () => {
  const over = viewOf({
    phase: 'over',
    seats: [
      seatOf({
        points: 5,
        cards: 2,
        shown: [
          { id: 1, worth: 3, task: null },
          { id: 2, worth: 2, task: null },
        ],
      }),
      seatOf({ points: 3, cards: 1, shown: [{ id: 3, worth: 3, task: null }] }),
      seatOf({ role: 'catcher', points: 0 }),
    ],
    result: { places: [[0], [1], [2]], scores: [5, 3, 0], reason: 'rounds' },
  });

  it('is a sentence, with what everybody made', async () => {
    render(End, { props: propsOf({ view: over }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win by two points.');
    expect(screen.getByRole('list', { name: 'Your cards' })).toBeTruthy();
  });

  it('shows the last move first, and nothing of the result until then', async () => {
    const happened = writable<Happened<Event> | null>({
      seq: 9,
      events: [...TAKEN, { type: 'finished', why: 'rounds' }],
    });
    // As the board does that was there before.
    hold(9, viewOf());
    render(End, { props: propsOf({ view: over, happened }) });
    await new Promise((then) => setTimeout(then, 0));
    await settled();
    expect(school.shows).toHaveLength(1);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await press('Skip');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You win by two points.');
  });

  it('looks back round by round where there is a record', async () => {
    const lines = [
      { events: [{ type: 'round_began', round: 0, catcher: 2, doors: [], due: null }] },
      { events: [...TAKEN, { type: 'round_ended', seat: 0, why: 'fish' }] },
    ];
    const record = async () => lines.map((line) => JSON.stringify(line)).join('\n');
    const table = { ...propsOf().table, seed: 'abc' };
    render(End, { props: propsOf({ view: over, table, record }) });
    await settled();
    expect(screen.getByText(/Tomasz was the Catcher. It ended with your third fish./)).toBeTruthy();
    await fireEvent.input(screen.getByRole('slider', { name: 'Replay position' }), {
      target: { value: '0' },
    });
    expect(screen.getByText('Nobody has a card yet.')).toBeTruthy();
  });
});
