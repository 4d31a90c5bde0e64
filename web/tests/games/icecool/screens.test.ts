import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { mount, tick, unmount } from 'svelte';
import { writable } from 'svelte/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import End from '../../../src/games/icecool/end/End.svelte';
import { hold, letGo } from '../../../src/games/icecool/play/held.svelte';
import Play from '../../../src/games/icecool/play/Play.svelte';
import type { Options } from '../../../src/games/icecool/scene/types';
import { type Event, type Props, standing } from '../../../src/games/icecool/types';
import type { Happened } from '../../../src/lib/game';
import { playedBy } from '../../samples';
import {
  afterTaken,
  flickedOf,
  NAMES,
  PlainSchool,
  propsOf,
  seatOf,
  size,
  TAKEN,
  viewOf,
} from './fixtures';
import { live } from './live.svelte';

let school = new PlainSchool();
let broken = false;
let given: Options | null = null;
vi.mock('../../../src/games/icecool/scene', () => ({
  open: async (_canvas: unknown, options: Options) => {
    given = options;
    if (broken) throw new Error('no WebGL');
    return school;
  },
}));

let gone: (() => void)[] = [];
beforeEach(() => {
  school = new PlainSchool();
  broken = false;
  size(1440, 900);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const leave of gone) leave();
  gone = [];
  cleanup();
  letGo();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Until everything that waits for nothing has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
    await tick();
  }
}

async function play(changes: Partial<Props> = {}) {
  const table = live(propsOf(changes));
  const { props } = table;
  const container = document.createElement('div');
  document.body.append(container);
  const mounted = mount(Play, { target: container, props });
  gone.push(() => void unmount(mounted).then(() => container.remove()));
  // The school is loaded lazily, which takes a turn of the loop.
  await new Promise((then) => setTimeout(then, 0));
  await settled();
  let seq = 8;
  async function update(events: Event[] | null, view: Props['view']): Promise<void> {
    seq += 1;
    table.update(view, events && { seq, events });
    await settled();
  }
  async function change(changes: Parameters<typeof table.change>[0]): Promise<void> {
    table.change(changes);
    await settled();
  }
  const acts = () => vi.mocked(props.act).mock.calls.map(([action]) => action);
  return { props, update, change, acts, container };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await fireEvent.click(button(name));
  await settled();
};
const slide = async (name: string, value: number) => {
  await fireEvent.input(screen.getByRole('slider', { name }), { target: { value: String(value) } });
};
const key = (name: string, more = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

/** A frame was drawn. */
async function frame(): Promise<void> {
  given?.onFrame?.();
  await settled();
}

/** Fingers move every 5 ms, however busy the machine is. */
let moment = 0;

/** A finger on the canvas. */
async function point(container: HTMLElement, type: string, x: number, y: number, id = 1) {
  const canvas = container.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  moment += 5;
  const event = new window.Event(type, { bubbles: true, cancelable: true });
  Object.defineProperties(event, {
    pointerId: { value: id },
    button: { value: 0 },
    clientX: { value: x },
    clientY: { value: y },
    timeStamp: { value: moment },
  });
  await fireEvent(canvas, event as unknown as globalThis.Event);
}

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
    expect(button('Flick')).toHaveProperty('disabled', true);
    await slide('Power', 62);
    await slide('Direction', 90);
    await slide('Side of the hit', 200);
    await slide('Height of the hit', 800);
    await press('Flick');
    expect(acts()).toEqual([{ type: 'flick', aim: 9000, power: 620, side: 200, height: 800 }]);
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

  it('a stroke flicks where the finger is lifted, if it was told no sooner', async () => {
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

describe('what a flick brings', () => {
  const fish = () => screen.getByText(/^You, a Runner/).textContent;

  it('is not shown before the penguin has come to rest', async () => {
    const { props, update } = await play();
    await update(TAKEN, afterTaken());
    expect(school.shows).toHaveLength(1);
    expect(school.shows[0]?.taken).toEqual([{ at: 300, door: 5, seat: 0, penguin: 0 }]);
    expect(fish()).toContain('0 of 3 fish');
    expect(screen.queryByRole('list', { name: 'Your cards' })).toBeNull();
    expect(props.announce).toHaveBeenLastCalledWith('You flick.');
    expect(screen.queryByText('through a door')).toBeNull();
    school.playback?.finish();
    await new Promise((then) => setTimeout(then, 750));
    await settled();
    expect(fish()).toContain('1 of 3 fish');
    expect(within(screen.getByRole('list', { name: 'Your cards' })).getByText('a 3')).toBeTruthy();
    expect(props.announce).toHaveBeenLastCalledWith(
      expect.stringContaining('You take your fish from the door between Gym and Hall.'),
    );
    expect(school.setFish).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ door: 5, seats: [1] }]),
    );
  });

  it('is shown at once by Skip', async () => {
    const { update } = await play();
    await update(TAKEN, afterTaken());
    await press('Skip');
    expect(fish()).toContain('1 of 3 fish');
    expect(button('End the turn')).toHaveProperty('disabled', false);
  });

  it('waits for nothing where there is no picture', async () => {
    broken = true;
    const { update } = await play();
    expect(screen.getByRole('status').textContent).toContain('can’t draw the school');
    await update(TAKEN, afterTaken());
    expect(fish()).toContain('1 of 3 fish');
  });

  it('is not played for whoever comes back: a fresh view shows where all stand', async () => {
    const { update } = await play();
    await update(TAKEN, afterTaken());
    expect(fish()).toContain('0 of 3 fish');
    await update(null, afterTaken());
    expect(fish()).toContain('1 of 3 fish');
  });

  it('comes in order: what happens meanwhile is shown behind it', async () => {
    const { props, update } = await play();
    await update(TAKEN, afterTaken());
    const next = { ...afterTaken(), turn: 1, phase: 'before' as const };
    await update([{ type: 'turn_began', seat: 1, due: null }], next);
    expect(fish()).toContain('0 of 3 fish');
    await press('Skip');
    expect(screen.getByText('Waiting for Ida to flick')).toBeTruthy();
    const said = vi.mocked(props.announce).mock.calls.map(([sentence]) => sentence);
    expect(said.at(-1)).toBe('It’s Ida’s turn.');
    expect(said.at(-2)).toContain('You draw a 3.');
  });

  it('finds all where they belong: who left the school is carried home first', async () => {
    const { update } = await play();
    const out = flickedOf();
    out.shot.rest = [standing(620, 80), null, standing(460, 320)];
    await update([out], viewOf({ turn: 1, flicks: 5 }));
    const next = { ...afterTaken(), turn: 2, phase: 'before' as const, flicks: 6 };
    await update([flickedOf({ seat: 1 })], next);
    expect(school.shows).toHaveLength(1);
    let home = () => {};
    school.settle.mockImplementationOnce(() => new Promise((then) => (home = then)));
    school.setPenguins.mockClear();
    await press('Skip');
    // Back in the Gym, as it stood before its flick.
    expect(school.setPenguins).toHaveBeenCalledTimes(1);
    const [penguins, waddle] = school.setPenguins.mock.calls[0] ?? [];
    expect(penguins[0].pose).toMatchObject({ x: 380, y: 80 });
    expect(waddle).toBe(true);
    expect(screen.getByRole('heading', { name: 'Ida flicks' })).toBeTruthy();
    expect(school.shows).toHaveLength(1);
    await press('Skip');
    expect(school.settle).toHaveBeenLastCalledWith(0);
    home();
    await settled();
    expect(school.shows).toHaveLength(2);
  });

  it('can be slower, and watched again without hiding what is known', async () => {
    const { update } = await play({ view: viewOf() });
    await update(TAKEN, afterTaken());
    await press('Slower');
    expect(school.playback?.pace).toHaveBeenLastCalledWith(0.5);
    await press('From the beginning');
    expect(school.playback?.again).toHaveBeenCalled();
    await press('Skip');
    await press('Watch again');
    expect(school.shows).toHaveLength(2);
    expect(fish()).toContain('1 of 3 fish');
    await press('Skip');
    expect(button('End the turn')).toBeTruthy();
  });

  it('that comes while one watches the last one again is shown instead, to its end', async () => {
    const { update } = await play();
    await update(TAKEN, afterTaken());
    await press('Skip');
    await press('Watch again');
    const second = flickedOf({ seat: 1 });
    await update([second], { ...afterTaken(), turn: 2, phase: 'before', flicks: 6 });
    expect(school.shows).toHaveLength(3);
    // The fish of the first one would have swum home by now.
    await new Promise((then) => setTimeout(then, 750));
    await settled();
    expect(screen.getByRole('heading', { name: 'Ida flicks' })).toBeTruthy();
    await press('Skip');
    expect(screen.getByText('Waiting for Tomasz to flick')).toBeTruthy();
  });

  it('a move that waits for the school is not played over a fresh view', async () => {
    const table = live(propsOf());
    const container = document.createElement('div');
    document.body.append(container);
    const mounted = mount(Play, { target: container, props: table.props });
    gone.push(() => void unmount(mounted).then(() => container.remove()));
    table.update(afterTaken(), { seq: 9, events: TAKEN });
    table.update(afterTaken(), null);
    await new Promise((then) => setTimeout(then, 0));
    await settled();
    expect(school.setPenguins).toHaveBeenCalled();
    expect(school.shows).toHaveLength(0);
    expect(fish()).toContain('1 of 3 fish');
  });

  it('is told over the buttons of whoever flicked: what matters most first', async () => {
    const { container, update } = await play();
    const done: Event = {
      type: 'task_done',
      seat: 0,
      task: 'doors',
      card: { id: 1, worth: 1, task: 'doors' },
    };
    await update([...TAKEN, done], afterTaken());
    await press('Skip');
    const news = container.querySelector('.dock .news')?.textContent;
    expect(news).toBe(
      'You take your fish from the door between Gym and Hall. Done: go through two doors. Your card is turned up. You draw a 3. You come to rest in the Hall.',
    );
  });

  it('a flick that could not be worked out is told, not played', async () => {
    const { props, update } = await play();
    const { shot } = flickedOf();
    const events: Event[] = [
      flickedOf({ shot: { ...shot, trouble: 'unsettled' } }),
      { type: 'flick_again', seat: 0, why: 'trouble', due: null },
    ];
    await update(events, viewOf({ flicks: 5 }));
    expect(school.shows).toHaveLength(0);
    expect(props.announce).toHaveBeenLastCalledWith(expect.stringContaining('nothing moved'));
    expect(screen.getByRole('heading', { name: 'Pull back, let go' })).toBeTruthy();
  });
});

describe('the end of a round', () => {
  const ended: Event[] = [
    ...TAKEN,
    { type: 'round_ended', seat: 0, why: 'fish' },
    { type: 'ids_cashed', seat: 2, ids: 1 },
    { type: 'drew', seat: 2, card: { id: 8, worth: 0, task: null }, why: 'id' },
    { type: 'ids_cashed', seat: 0, ids: 1 },
    { type: 'drew', seat: 0, card: { id: 9, worth: 2, task: null }, why: 'id' },
    { type: 'round_began', round: 1, catcher: 0, doors: [1, 3, 5], due: null },
  ];
  const next = viewOf({ round: 1, phase: 'place', turn: 0, catcher: 0, flicks: 5 });

  it('says after its last move who ended it, and what all draw, one’s own cards open', async () => {
    const { update } = await play();
    await update(ended, next);
    expect(screen.queryByText('You have all three fish')).toBeNull();
    await press('Skip');
    const slip = screen.getByRole('region', { name: 'You have all three fish' });
    const rows = within(slip).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Tomasz draws one card',
      expect.stringMatching(/^You draw one card a 2/),
    ]);
    expect(button('Stand here')).toBeTruthy();
  });

  const placed = (seat: number): Event[] => [
    { type: 'placed', seat, pose: { x: 1, y: 1 }, timer: false },
  ];
  const slip = () => screen.queryByText('You have all three fish');

  it('stays beside the next round until it is put away, whatever others do', async () => {
    size(390, 844);
    const { change, update } = await play();
    const theirs = { ...next, turn: 1, catcher: 1 };
    await update(ended, theirs);
    await press('Skip');
    await update(placed(1), { ...theirs, phase: 'before', turn: 0 });
    expect(slip()).toBeTruthy();
    await press('Aim with dials');
    await slide('Power', 40);
    expect(button('Flick')).toHaveProperty('disabled', false);
    await change({ view: { ...theirs, phase: 'before', turn: 2 } });
    await update([flickedOf({ seat: 2 })], { ...theirs, phase: 'before', turn: 0, flicks: 6 });
    // Over the school of a phone it waits for the end of a move.
    expect(slip()).toBeNull();
    await press('Skip');
    expect(slip()).toBeTruthy();
    await press('Continue');
    expect(slip()).toBeNull();
  });

  it('goes by itself where it lies over the school, as the next turn has begun', async () => {
    size(390, 844);
    const { update } = await play();
    await update(ended, next);
    await press('Skip');
    expect(slip()).toBeTruthy();
    await vi.waitFor(() => expect(slip()).toBeNull(), { timeout: 14_000 });
  }, 20_000);

  it('stays when a bot plays on for oneself', async () => {
    const table = propsOf().table;
    const seats = table.seats.with(0, { ...table.seats[0], bot: 'fair' } as never);
    const { update } = await play({ table: { ...table, seats } });
    await update(ended, next);
    await press('Skip');
    await update(placed(0), viewOf({ round: 1, turn: 1 }));
    expect(slip()).toBeTruthy();
  });

  it('goes when one plays on oneself, and lets the school free for a pull', async () => {
    size(390, 844);
    const { container, update } = await play();
    await update(ended, { ...next, phase: 'before' });
    await press('Skip');
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    await settled();
    expect(slip()).toBeNull();
    await point(container, 'pointercancel', 290, 400);
    await settled();
    expect(slip()).toBeTruthy();
    await update(placed(0), viewOf({ round: 1, turn: 1 }));
    expect(slip()).toBeNull();
  });
});

describe('what happened', () => {
  const lines = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const leave = () => {
    for (const left of gone.splice(0)) left();
  };

  it('can be read in one’s own turn on a phone', async () => {
    size(390, 844);
    const { update } = await play();
    await update([{ type: 'turn_began', seat: 0, due: null }], viewOf());
    await press('What happened');
    expect(lines()).toEqual(['Your turn.']);
  });

  it('is still there when the page was loaded anew, in mid-move as well', async () => {
    const { update } = await play();
    await update([{ type: 'turn_began', seat: 0, due: null }], viewOf());
    await update(TAKEN, afterTaken());
    leave();
    const { container } = await play({ view: afterTaken() });
    const list = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole(
      'listitem',
    );
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Your turn.',
      'You take your fish from the door between Gym and Hall.',
      'You draw a 3.',
      'You come to rest in the Hall.',
    ]);
    expect(container.querySelector('.dock .news')?.textContent).toContain('You draw a 3.');
  });

  it('is one’s own: another seat, or another table, is told nothing of it', async () => {
    const { update } = await play();
    await update(TAKEN, afterTaken());
    leave();
    await play({ you: 1, view: viewOf({ you: 1 }) });
    expect(screen.queryByRole('list', { name: 'What happened' })).toBeNull();
    leave();
    await play({ table: { ...propsOf().table, name: 'another' } });
    expect(screen.queryByRole('list', { name: 'What happened' })).toBeNull();
  });

  it('tells whoever is flicked again from the red circle why', async () => {
    const { change } = await play();
    expect(screen.queryByText(/^Still on the red circle/)).toBeNull();
    const pose = { ...standing(180, 200), qw: 0.9, qz: 0.436 };
    await change({ view: viewOf({ seats: [seatOf({ pose, away: false }), seatOf(), seatOf()] }) });
    expect(screen.getByText(/^Still on the red circle: flick again. Go through/)).toBeTruthy();
    await change({ view: viewOf({ seats: [seatOf({ pose }), seatOf(), seatOf()] }) });
    expect(screen.queryByText(/^Still on the red circle/)).toBeNull();
  });
});

describe('while a bot plays for oneself', () => {
  it('nothing asks one to flick: the panel says who does', async () => {
    const table = propsOf().table;
    const seats = table.seats.with(0, { ...table.seats[0], bot: 'fair' } as never);
    const { change, container, acts } = await play({ table: { ...table, seats } });
    expect(screen.getByRole('heading', { name: 'Waiting for your bot to flick' })).toBeTruthy();
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    await point(container, 'pointerup', 290, 400);
    await change({ view: viewOf({ phase: 'place', catcher: 0 }) });
    expect(screen.getByRole('heading', { name: 'Your bot places the Catcher' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Flick|Stand here/ })).toBeNull();
    expect(acts()).toEqual([]);
  });
});

describe('before and after the flick', () => {
  const ones = [
    { id: 1, worth: 1, task: 'jump' as const },
    { id: 2, worth: 1, task: 'doors' as const },
  ];
  const twos = [
    { id: 3, worth: 2, task: null },
    { id: 4, worth: 2, task: null },
  ];

  it('near a wall one may step onto the line', async () => {
    const { acts } = await play({ view: viewOf({ lines: [2] }) });
    await press('To the line');
    expect(acts()).toEqual([{ type: 'to_line', room: 2 }]);
  });

  it('in a doorway two rooms are offered, in words and on the floor', async () => {
    const { acts, container } = await play({
      view: viewOf({
        lines: [2, 4],
        seats: [seatOf({ pose: { x: 280, y: 155 } }), seatOf(), seatOf()],
      }),
    });
    await press('To the line');
    expect(school.offer).toHaveBeenLastCalledWith([
      { x: 280, y: 108 },
      { x: 280, y: 212 },
    ]);
    await press('To the line in the Hall');
    expect(acts()).toEqual([{ type: 'to_line', room: 4 }]);
    await press('To the line');
    await point(container, 'pointerdown', 280, 340);
    await point(container, 'pointerup', 280, 340);
    expect(acts()[1]).toEqual({ type: 'to_line', room: 2 });
  });

  it('a task is announced once, and never without a card', async () => {
    const { acts, change } = await play({ view: viewOf({ hand: ones }) });
    await press('Try a task');
    expect(screen.getAllByText('You have a card for it')).toHaveLength(2);
    await press(/Jump over a wall/);
    expect(acts()).toEqual([{ type: 'announce', task: 'jump' }]);
    await change({ view: viewOf({ hand: ones, tasked: true, announced: 'jump' }) });
    expect(screen.getByText(/^Announced: jump over a wall. Go through the doors/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try a task' })).toBeNull();
    await change({ view: viewOf() });
    expect(screen.queryByRole('button', { name: 'Try a task' })).toBeNull();
  });

  it('two 1s skate, two 2s move a fish, and the turn ends by saying so', async () => {
    const view = viewOf({ phase: 'after', hand: [...ones, ...twos] });
    const { acts, change } = await play({ view });
    const wouldBe = () => screen.getByText(/^Skating turns up two 1s\. /).textContent;
    expect(wouldBe()).toBe(
      'Skating turns up two 1s. Their tasks: jump over a wall; go through two doors.',
    );
    await press('Skate on two 1s');
    await press('Move a fish');
    await press(/Ida’s fish, Library and Kitchen/);
    await press('Hall and Kitchen');
    await press('End the turn');
    expect(acts()).toEqual([
      { type: 'skate', first: 1, second: 2 },
      { type: 'move_fish', colour: 1, out_of: 1, to: 6 },
      { type: 'end_turn' },
    ]);
    await change({
      view: { ...view, hand: ones.map((one) => ({ ...one, task: 'jump' as const })) },
    });
    expect(wouldBe()).toBe('Skating turns up two 1s. The task on both: jump over a wall.');
  });

  it('a door that is forbidden to a fish is greyed, and says why', async () => {
    const { acts } = await play({ view: viewOf({ hand: twos }) });
    const forbidden = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
    await press('Move a fish');
    expect(screen.getByText(/^This turns up two 2s/)).toBeTruthy();
    await press(/^your fish, Library and Kitchen/);
    expect(forbidden(/^Gym and Hall Your fish is already there/).disabled).toBe(true);
    expect(forbidden(/^Gym and Kitchen Your penguin is in the Gym/).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /^Library and Kitchen/ })).toBeNull();
    await press('Another fish');
    await press(/Ida’s fish, Library and Kitchen/);
    expect(forbidden(/^Classroom and Hall Ida’s penguin counts as in the Classroom/).disabled).toBe(
      true,
    );
    expect(acts()).toEqual([]);
  });

  it('the door for a fish may be tapped in the school', async () => {
    const { acts, container } = await play({ view: viewOf({ hand: twos }) });
    await press('Move a fish');
    await press(/Ida’s fish, Library and Kitchen/);
    // Door 6 is between Hall and Kitchen, at 360, 240.
    await point(container, 'pointerdown', 370, 235);
    await point(container, 'pointerup', 370, 235);
    expect(acts()).toEqual([{ type: 'move_fish', colour: 1, out_of: 1, to: 6 }]);
  });

  it('in a tournament cards can do nothing', async () => {
    const rules = { ...viewOf().rules, scoring: 'tournament' as const };
    await play({ view: viewOf({ phase: 'after', hand: [...ones, ...twos], rules }) });
    expect(screen.queryByRole('button', { name: /Skate|Move a fish/ })).toBeNull();
  });

  it('says what one is out for before a flick, while placing and while waiting', async () => {
    const { update } = await play();
    expect(screen.getByText(/^Go through the doors under your fish/)).toBeTruthy();
    expect(screen.getByText(/^Tomasz, the Catcher, .*one ID card,/)).toBeTruthy();
    const placing = { phase: 'place' as const, turn: 2 };
    await update(null, viewOf(placing));
    expect(screen.getByText('Tomasz places the Catcher')).toBeTruthy();
    expect(screen.getByText(/^Go through/)).toBeTruthy();
    await play({ you: 2, view: viewOf({ ...placing, you: 2 }) });
    expect(screen.getByText(/^Touch Noor and Ida. Tap where to start/)).toBeTruthy();
  });

  it('the Catcher is placed by a tap, by keys or by dials, within the line', async () => {
    const { acts, container } = await play({
      view: viewOf({ phase: 'place', turn: 2, you: 2, catcher: 2 }),
      you: 2,
    });
    expect(school.lightRoom).toHaveBeenLastCalledWith(1);
    await point(container, 'pointerdown', 430, 180);
    await point(container, 'pointerup', 430, 180);
    await key('ArrowRight');
    await slide('From front to back', 10);
    await press('Stand here');
    expect(acts()).toEqual([{ type: 'place', x: 4380, y: 2220 }]);
  });

  it('whoever watches sees it all and can press nothing that plays', async () => {
    await play({ you: null, view: viewOf({ you: null, turn: 0 }) });
    expect(screen.getByText('Waiting for Noor to flick')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Flick|End|Task/ })).toBeNull();
  });

  it('on a desktop the school lies in what the panels leave free', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(336);
    await play();
    const [insets] = school.setInsets.mock.lastCall ?? [];
    // The panel is 336 wide and stands 24 off the right edge, the players 292 and 24 off the left.
    expect(insets.right).toBeGreaterThan(336 + 24);
    expect(insets.left).toBeGreaterThan(292 + 24);
  });

  it('on a phone the plan from above lies under the buttons of the view', async () => {
    size(390, 844);
    const real = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientHeight') ?? {};
    gone.push(() => Object.defineProperty(HTMLElement.prototype, 'clientHeight', real));
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
      ...real,
      get(this: HTMLElement) {
        return this.matches('main') ? 784 : 0;
      },
    });
    await play();
    const top = () => school.setInsets.mock.lastCall?.[0].top;
    const before = top();
    await press('From above');
    expect(top()).toBeGreaterThanOrEqual(before + 50);
  });

  it('on a phone many cards have a row of their own, and say their tasks on the side that is seen', async () => {
    size(390, 844);
    const hand = Array.from({ length: 7 }, (_, id) => ({ id, worth: 1, task: 'jump' as const }));
    const { change, container } = await play({ view: viewOf({ hand: hand.slice(0, 6) }) });
    const moved = () => container.querySelectorAll('.hand .task[transform]').length;
    expect(container.querySelector('.hand.row')).toBeNull();
    // All but the one on top.
    expect(moved()).toBe(5);
    await change({ view: viewOf({ hand }) });
    expect(container.querySelector('.hand.row')).toBeTruthy();
  });

  it('on a phone the tags of four tell fish by number and sign, and who was caught by a struck card', async () => {
    size(390, 844);
    const table = playedBy([...NAMES, 'Bram'], { game: 'icecool' });
    const seats = [
      seatOf({ taken: 2, caught: 1 }),
      seatOf(),
      seatOf({ role: 'catcher' }),
      seatOf(),
    ];
    const { container } = await play({ table, view: viewOf({ order: [0, 1, 2, 3], seats }) });
    const tags = [...container.querySelectorAll('.strip li')];
    const shown = tags.map((tag) => tag.querySelector('.what')?.textContent?.trim());
    expect(shown).toEqual(['2\u00a0of 3', '0\u00a0of 3', 'Catcher', '0\u00a0of 3']);
    expect(tags.map((tag) => tag.querySelectorAll('.lost').length)).toEqual([1, 0, 0, 0]);
    expect(tags[0]?.querySelector('.sr')?.textContent).toContain('2 of 3 fish, ID card lost');
  });

  it('how one chose to aim is remembered from turn to turn, and the headline tells it', async () => {
    size(390, 844);
    const { acts, change, container } = await play();
    const title = (name: string) => screen.queryByRole('heading', { name }) !== null;
    expect(title('Pull back, let go')).toBe(true);
    await press('Aim with dials');
    expect(title('Set the dials')).toBe(true);
    await change({ view: viewOf({ turn: 1 }) });
    await change({ view: viewOf({ flicks: 6 }) });
    expect(screen.getByRole('slider', { name: 'Power' })).toBeTruthy();
    expect(localStorage.getItem('rumpus.ice-aim')).toBe('dials');
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    await point(container, 'pointerup', 290, 400);
    expect(acts()).toHaveLength(1);
    await change({ view: viewOf({ turn: 1 }) });
    await change({ view: viewOf({ flicks: 7 }) });
    expect(title('Set the dials')).toBe(true);
    await press('Hide the dials');
    await change({ view: viewOf({ turn: 1 }) });
    await change({ view: viewOf({ flicks: 8 }) });
    expect(title('Pull back, let go')).toBe(true);
    expect(screen.queryByRole('slider', { name: 'Power' })).toBeNull();
  });

  it('the direction is shown from the beginning: away from the eye, until it is turned by hand', async () => {
    school.facing.mockReturnValue(4500);
    const { change } = await play();
    await frame();
    const away = { penguin: 0, aim: 4500, power: 0 };
    expect(school.aim).toHaveBeenLastCalledWith(expect.objectContaining(away));
    await press('Aim with dials');
    await slide('Direction', 90);
    await frame();
    expect(school.aim).toHaveBeenLastCalledWith(expect.objectContaining({ aim: 9000, power: 0 }));
    expect(screen.getByText('Direction 90°: up on the plan')).toBeTruthy();
    await change({ view: viewOf({ flicks: 5 }) });
    await frame();
    expect(school.aim).toHaveBeenLastCalledWith(expect.objectContaining(away));
    await change({ view: viewOf({ turn: 1 }) });
    expect(school.aim).toHaveBeenLastCalledWith(null);
  });

  it('what changes while one reads is left alone by translators, which would freeze it', async () => {
    const { change } = await play();
    const kept = (text: RegExp) =>
      screen.getAllByText(text).every((one) => one.closest('[translate="no"]') !== null);
    expect(kept(/^Pull back/)).toBe(true);
    expect(kept(/of 3 fish/)).toBe(true);
    expect(screen.getByRole('timer').closest('[translate="no"]')).toBeTruthy();
    await change({ view: viewOf({ turn: 1 }) });
    expect(kept(/to flick/)).toBe(true);
  });

  it('a press turns the view a little, for those who do not drag it', async () => {
    await play();
    await press('Turn the view');
    expect(school.orbit).toHaveBeenLastCalledWith(45, 0, true);
  });

  it('the view that is seen is the one that is pressed', async () => {
    size(390, 844);
    const pressed = (name: string) => button(name).getAttribute('aria-pressed');
    const { change } = await play();
    expect(pressed('Follow the penguin')).toBe('true');
    await change({ view: viewOf({ turn: 1 }) });
    expect(pressed('Follow the penguin')).toBe('false');
    expect(pressed('The whole school')).toBe('true');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'school' });
    await press('Follow the penguin');
    expect(pressed('Follow the penguin')).toBe('true');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'penguin', penguin: 0 });
    await press('From above');
    school.look.mockClear();
    // Turned by hand, it is straight again.
    await press('From above');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'above' });
  });

  it('on a phone the dials for direction and power lie under a button', async () => {
    size(390, 844);
    const { acts } = await play();
    expect(screen.queryByRole('slider', { name: 'Power' })).toBeNull();
    await press('Aim with dials');
    await slide('Power', 30);
    await press('Flick');
    expect(acts()[0]).toMatchObject({ power: 300 });
  });

  it('what one looks for is marked at the edge while it is out of the picture', async () => {
    size(390, 844);
    const sizes = { clientWidth: { value: 390 }, clientHeight: { value: 844 } };
    Object.defineProperties(HTMLCanvasElement.prototype, sizes);
    gone.push(() => {
      for (const name of Object.keys(sizes))
        Reflect.deleteProperty(HTMLCanvasElement.prototype, name);
    });
    const { change } = await play();
    // The fish over the door between Gym and Hall is at 280, 320 on the screen, the Catcher at 460.
    expect(screen.queryByRole('button', { name: /Gym and Hall/ })).toBeNull();
    expect(school.look).toHaveBeenLastCalledWith({ of: 'behind', penguin: 0 });
    await press('Tomasz, in the Kitchen: show the whole school');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'school' });
    await change({ view: viewOf({ turn: 1 }) });
    expect(screen.queryByRole('button', { name: /Tomasz/ })).toBeNull();
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
