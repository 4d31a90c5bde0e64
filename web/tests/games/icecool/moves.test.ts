import { screen, within } from '@testing-library/svelte';
import { mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import Play from '../../../src/games/icecool/play/Play.svelte';
import { type Event, standing } from '../../../src/games/icecool/types';
import { afterTaken, flickedOf, propsOf, seatOf, size, TAKEN, viewOf } from './fixtures';
import { live } from './live.svelte';
import { button, gone, opening, play, point, press, school, settled, slide } from './screen';

vi.mock('../../../src/games/icecool/scene', async () => ({
  open: (await import('./screen')).open,
}));

describe('outcome of a flick', () => {
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
      expect.stringContaining('You take your fish from the door between the Gym and the Hall.'),
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
    opening.broken = true;
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

  it('is shown over the buttons of the player who flicked, the most important first', async () => {
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
      'You take your fish from the door between the Gym and the Hall. Done: go through two doors. Your card is turned up. You draw a 3. You come to rest in the Hall.',
    );
  });

  it('a flick that could not be worked out is reported, not played', async () => {
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
  const slip = () => screen.queryByText(/^(You have|Noor has) all three fish$/);

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
      'You take your fish from the door between the Gym and the Hall.',
      'You draw a 3.',
      'You come to rest in the Hall.',
    ]);
    expect(container.querySelector('.dock .news')?.textContent).toContain('You draw a 3.');
  });

  it('is one’s own: another seat, or another table, shows nothing of it', async () => {
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
