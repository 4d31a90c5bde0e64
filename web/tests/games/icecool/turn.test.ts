import { screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { caption } from '../../../src/games/icecool/play/caption';
import { playedBy } from '../../samples';
import { NAMES, propsOf, seatOf, size, viewOf } from './fixtures';
import { button, frame, gone, key, play, point, press, school, slide } from './screen';

vi.mock('../../../src/games/icecool/scene', async () => ({
  open: (await import('./screen')).open,
}));

describe('while a bot plays for oneself', () => {
  it('nothing asks one to flick: the panel says who does, by name', async () => {
    const table = propsOf().table;
    const seats = table.seats.with(0, { ...table.seats[0], bot: 'fair' } as never);
    const { change, container, acts } = await play({ table: { ...table, seats } });
    expect(screen.getByRole('heading', { name: 'Waiting for Noor to flick' })).toBeTruthy();
    await point(container, 'pointerdown', 380, 400);
    await point(container, 'pointermove', 290, 400);
    await point(container, 'pointerup', 290, 400);
    await change({ view: viewOf({ phase: 'place', catcher: 0 }) });
    expect(screen.getByRole('heading', { name: 'Noor places the Catcher' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Flick|Stand here/ })).toBeNull();
    expect(acts()).toEqual([]);
    // You are a name among the others, in the row of players and in the header.
    expect(container.querySelector('main')?.textContent).not.toMatch(/\byou\b/i);
    size(390, 844);
    const said = (table_: typeof table) => caption(viewOf(), table_);
    expect(said(table)).toMatch(/, you (run|catch)$/);
    expect(said({ ...table, seats })).toBe('round 1 of 3');
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
    // Door 6 is between the Hall and the Kitchen, at 360, 240.
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
    expect(screen.getByText(/^Touch Noor and Ida. Choose where to start/)).toBeTruthy();
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

  it('on a phone many cards have a separate row, and show their tasks on the visible side', async () => {
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
    expect(screen.getByText('Direction 90°')).toBeTruthy();
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
    // The fish over the door between the Gym and the Hall is at 280, 320 on the screen, the Catcher at 460.
    expect(screen.queryByRole('button', { name: /Gym and Hall/ })).toBeNull();
    expect(school.look).toHaveBeenLastCalledWith({ of: 'behind', penguin: 0 });
    await press('Tomasz, in the Kitchen: show the whole school');
    expect(school.look).toHaveBeenLastCalledWith({ of: 'school' });
    await change({ view: viewOf({ turn: 1 }) });
    expect(screen.queryByRole('button', { name: /Tomasz/ })).toBeNull();
  });
});
