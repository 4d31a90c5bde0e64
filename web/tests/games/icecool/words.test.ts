import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headline } from '../../../src/games/icecool/headline';
import { heard, heardOf, newsOf, setsOff } from '../../../src/games/icecool/play/announce';
import { goal } from '../../../src/games/icecool/play/goal';
import { sentence } from '../../../src/games/icecool/refusals';
import { type Event, standing, type View } from '../../../src/games/icecool/types';
import { flickedOf, seatOf, TAKEN, viewOf } from './fixtures';
import { card, cast, say, watcher } from './told';

describe('what one is out for', () => {
  const seats = (caught: number, taken = 0) => [
    seatOf({ taken, caught }),
    seatOf({ role: 'catcher' }),
  ];

  it('a Runner: the doors under their fish, and how many are left', () => {
    expect(goal(viewOf(), cast, 0)).toBe('Go through the doors under your fish: three left.');
    expect(goal({ catcher: 1, seats: seats(0, 2) }, cast, 0)).toBe(
      'Go through the door under your last fish.',
    );
  });

  it('a Runner of two who was caught once: that the next catch ends the round', () => {
    const words = 'One more catch ends the round.';
    expect(goal({ catcher: 1, seats: seats(1) }, cast, 0)).toContain(words);
    expect(goal({ catcher: 1, seats: seats(0) }, cast, 0)).not.toContain(words);
    const three = { catcher: 1, seats: [...seats(1), seatOf()] };
    expect(goal(three, cast, 0)).not.toContain(words);
  });

  it('the Catcher: the Runners who still have their ID card', () => {
    const catcher = { ...cast, you: 2 };
    expect(goal(viewOf(), catcher, 2)).toBe('Touch Noor and Ida.');
    const [noor, , tomasz] = viewOf().seats;
    const once = viewOf({ seats: [noor, seatOf({ caught: 1 }), tomasz] as View['seats'] });
    expect(goal(once, catcher, 2)).toBe('Touch Noor.');
  });

  it('the Catcher of two players catches twice', () => {
    const catcher = { ...cast, you: 1 };
    expect(goal({ catcher: 1, seats: seats(0) }, catcher, 1)).toBe('Touch Noor twice.');
    expect(goal({ catcher: 1, seats: seats(1) }, catcher, 1)).toBe('Touch Noor once more.');
  });
});

describe('sentences of events', () => {
  it('a move, its fish and its card, by name or as you', () => {
    expect(heardOf(TAKEN, cast, viewOf())).toEqual([
      'You take your fish from the door between the Gym and the Hall.',
      'You draw a 3.',
      'You come to rest in the Hall.',
    ]);
    const hidden = TAKEN.map((event) =>
      event.type === 'drew' ? { ...event, card: { id: 7, worth: 0, task: null } } : event,
    );
    expect(heardOf(hidden, watcher, viewOf())).toEqual([
      'Noor takes a fish from the door between the Gym and the Hall.',
      'Noor draws a card.',
      'Noor comes to rest in the Hall.',
    ]);
  });

  it('a catch before where it ended, and the next turn after that', () => {
    const events: Event[] = [
      flickedOf(),
      { type: 'caught', seat: 0, catcher: 2, times: 1 },
      { type: 'turn_ended', seat: 0, why: 'caught' },
      { type: 'turn_began', seat: 1, due: null },
    ];
    expect(heardOf(events, cast, viewOf())).toEqual([
      'Tomasz catches you and takes your ID card.',
      'You come to rest in the Hall.',
      'That ends the turn. The Runner starts again from the red circle.',
      'It’s Ida’s turn.',
    ]);
  });

  it('in the panel first what one flicked for, and nothing that its headline says', () => {
    const events: Event[] = [
      flickedOf(),
      { type: 'drew', seat: 0, card: card(7, 3), why: 'fish' },
      { type: 'task_failed', seat: 0, task: 'jump', why: 'missed' },
      { type: 'caught', seat: 0, catcher: 2, times: 1 },
      { type: 'fish_taken', seat: 0, door: 5 },
      { type: 'turn_ended', seat: 0, why: 'caught' },
      { type: 'turn_began', seat: 1, due: null },
      { type: 'entered', seat: 1, pose: standing(1, 1) },
    ];
    expect(newsOf(events, cast, viewOf())).toEqual([
      'You take your fish from the door between the Gym and the Hall.',
      'Tomasz catches you and takes your ID card.',
      'Task failed: jump over a wall.',
      'You draw a 3.',
      'You come to rest in the Hall.',
      'That ends the turn. The Runner starts again from the red circle.',
    ]);
    const end: Event[] = [
      { type: 'round_ended', seat: 0, why: 'fish' },
      { type: 'ids_cashed', seat: 2, ids: 1 },
    ];
    expect(newsOf(end, cast, viewOf())).toEqual(['You have all three fish. The round is over.']);
  });

  it('nothing of the outcome is revealed when a move sets off', () => {
    expect(setsOff(flickedOf(), null, cast)).toBe('You flick.');
    expect(setsOff(flickedOf(), 'jump', watcher)).toBe('Noor flicks. Announced: jump over a wall.');
  });

  it('a player who stops in a doorway reads which one', () => {
    const { shot } = flickedOf();
    const facts = [{ type: 'rested' as const, at: 9, penguin: 0, room: 4, door: 5, sides: [2, 4] }];
    expect(say(flickedOf({ shot: { ...shot, facts } }))).toContain(
      'come to rest in the doorway between the Gym and the Hall.',
    );
  });

  it('a flick that could not be worked out is reported as such', () => {
    const { shot } = flickedOf();
    expect(say(flickedOf({ shot: { ...shot, trouble: 'unsettled' } }))).toBeNull();
    expect(say({ type: 'flick_again', seat: 1, why: 'trouble', due: null })).toBe(
      'That flick couldn’t be worked out, so nothing moved. Ida flicks again.',
    );
    expect(say({ type: 'flick_again', seat: 0, why: 'circle', due: null })).toContain('red circle');
    expect(say({ type: 'turn_ended', seat: 1, why: 'trouble' })).toContain('the turn is over');
  });

  it('everything else has its own sentence', () => {
    const pose = standing(1, 1);
    const events: [Event, string][] = [
      [
        { type: 'round_began', round: 1, catcher: 0, doors: [], due: null },
        'Round 2 of 3. You are the Catcher.',
      ],
      [{ type: 'placed', seat: 1, pose, timer: false }, 'Ida stands in the Kitchen.'],
      [{ type: 'turn_began', seat: 1, due: null }, 'It’s Ida’s turn.'],
      [{ type: 'turn_began', seat: 0, due: null }, 'Your turn.'],
      [{ type: 'entered', seat: 0, pose }, 'You start on the red circle.'],
      [{ type: 'put_on_line', seat: 1, room: 2, pose }, 'Ida steps onto the line in the Gym.'],
      [
        { type: 'announced', seat: 1, task: 'doors' },
        'Ida announces a task: go through two doors.',
      ],
      [
        { type: 'caught', seat: 0, catcher: 2, times: 1 },
        'Tomasz catches you and takes your ID card.',
      ],
      [{ type: 'caught', seat: 1, catcher: 0, times: 2 }, 'You catch Ida for the second time.'],
      [
        { type: 'stand_in', seat: 1, card: card(60, 1), why: 'fish' },
        'No cards left: Ida gets one point instead.',
      ],
      [
        { type: 'task_done', seat: 0, task: 'jump', card: card(1, 1) },
        'Done: jump over a wall. Your card is turned up.',
      ],
      [
        { type: 'task_failed', seat: 0, task: 'jump', why: 'missed' },
        'Task failed: jump over a wall.',
      ],
      [
        { type: 'task_failed', seat: 1, task: 'jump', why: 'no_card' },
        'Task done, but Ida has no card for it.',
      ],
      [
        { type: 'back_inside', seat: 0, pose },
        'Your penguin left the school. It’s back where it was.',
      ],
      [
        { type: 'skated', seat: 1, cards: [], due: null },
        'Ida turns up two 1s and skates: another turn.',
      ],
      [
        { type: 'fish_moved', seat: 0, colour: 1, out_of: 1, to: 3, cards: [] },
        'You turn up two 2s. Ida’s fish now hangs over the door between the Classroom and the Gym.',
      ],
      [{ type: 'turn_ended', seat: 1, why: 'timer' }, 'Ida’s time is up.'],
      [
        { type: 'turn_ended', seat: 1, why: 'caught' },
        'That ends the turn. The Runner starts again from the red circle.',
      ],
      [
        { type: 'round_ended', seat: 0, why: 'fish' },
        'You have all three fish. The round is over.',
      ],
      [
        { type: 'round_ended', seat: 2, why: 'ids' },
        'Tomasz has caught everybody. The round is over.',
      ],
      [{ type: 'ids_cashed', seat: 2, ids: 3 }, 'Tomasz draws three cards for ID cards.'],
      [{ type: 'finished', why: 'rounds' }, 'The game is over.'],
    ];
    for (const [event, sentence] of events) expect(say(event)).toBe(sentence);
  });

  it('the end of the game, with who won', () => {
    const result = { places: [[1], [0], [2]], scores: [3, 5, 0], reason: 'rounds' };
    const seats = viewOf().seats.map((one, seat) => ({ ...one, points: result.scores[seat] ?? 0 }));
    const view = viewOf({ phase: 'over', result, seats });
    expect(heard({ type: 'finished', why: 'rounds' }, cast, view)).toBe(
      `The game is over. ${headline(view, cast)}`,
    );
    expect(headline(view, cast)).toMatch(/ wins by two points\.$/);
  });

  it('what goes without saying is not said', () => {
    expect(say({ type: 'shuffled', deck: '' })).toBeNull();
    expect(say({ type: 'off_circle', seat: 0 })).toBeNull();
    expect(say({ type: 'turn_ended', seat: 0, why: 'said' })).toBeNull();
    const drew: Event = { type: 'drew', seat: 1, card: card(3, 0), why: 'id' };
    expect(heardOf([{ type: 'ids_cashed', seat: 1, ids: 1 }, drew], cast, viewOf())).toHaveLength(
      1,
    );
  });
});

describe('refusals', () => {
  /** The codes that the rules refuse with, read from the rules themselves. */
  const rules = '../src/rumpus/games/icecool/rules';
  const files = readdirSync(rules).filter((file) => file.endsWith('.py'));
  const source = files.map((file) => readFileSync(`${rules}/${file}`, 'utf8'));
  const codes = [...source.join('\n').matchAll(/Refusal\(\s*"([a-z_]+)"|"(place[a-z_]+)"/g)]
    .map((found) => found[1] ?? found[2] ?? '')
    .filter((code) => code !== 'void');

  it('every code of the rules has its own sentence', () => {
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      expect(sentence({ code, rule: null, params: {} }), code).not.toContain('The table refused');
    }
  });

  it('an unknown code is shown as it is', () => {
    expect(sentence({ code: 'moon', rule: null, params: {} })).toBe(
      'The table refused that (moon).',
    );
  });
});
