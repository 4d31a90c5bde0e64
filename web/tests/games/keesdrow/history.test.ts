import { describe, expect, it } from 'vitest';
import { planeFor, remarksOf } from '../../../src/games/keesdrow/end/chart';
import { factOf, story as storyLine } from '../../../src/games/keesdrow/end/verdict';
import { headline } from '../../../src/games/keesdrow/headline';
import {
  keyMoments,
  momentLine,
  momentsOf,
  momentText,
} from '../../../src/games/keesdrow/review/moments';
import {
  goneAt,
  ledOf,
  placesAt,
  type Story,
  storyOf,
  totalsByRound,
  usesAt,
} from '../../../src/games/keesdrow/story';
import type { Play, Result } from '../../../src/games/keesdrow/types';
import { sizeOf, stepsOf, xOf } from '../../../src/lib/chart';
import { CAST, playOf, rulesOf, viewOf } from './fixtures';

/** Three rounds of three: Ida leads, Noor comes back with the last word. */
const PLAYS: Play[] = [
  playOf({ seat: 0, word: 'cart', points: 7 }),
  playOf({ seat: 1, word: 'slip', points: 20 }),
  playOf({ seat: 2, word: 'zebraic', points: 30, outcome: 'struck', challenger: 0 }),
  playOf({ seat: 0, word: '', path: [], points: 0, outcome: 'passed' }),
  playOf({ seat: 1, word: 'read', points: 12 }),
  playOf({ seat: 2, word: 'gone', points: 18, outcome: 'doubled', challenger: 1 }),
  playOf({ seat: 0, word: 'harvested', points: 34 }),
  playOf({ seat: 1, word: '', path: [], points: 0, outcome: 'timer' }),
  playOf({ seat: 2, word: 'nod', points: 5 }),
];
const RESULT: Result = { places: [[0], [1], [2]], scores: [41, 32, 23], reason: 'turns' };
const STORY: Story = storyOf(viewOf({ plays: PLAYS }));
const TOLD = { story: STORY, result: RESULT, rules: viewOf().rules };

describe('the story of a game', () => {
  it('has totals after each round, in which struck words count nothing', () => {
    expect(totalsByRound(STORY)).toEqual([
      [0, 0, 0],
      [7, 20, 0],
      [7, 32, 18],
      [41, 32, 23],
    ]);
  });

  it('knows how long somebody led', () => {
    expect(ledOf(totalsByRound(STORY), 1)).toEqual([1, 2]);
    expect(ledOf(totalsByRound(STORY), 2)).toBeNull();
  });

  it('finds the moments that mattered, in order', () => {
    expect(keyMoments(STORY).map(({ index, kind }) => [index, kind])).toEqual([
      [2, 'struck'],
      [5, 'doubled'],
      [6, 'best'],
    ]);
  });

  it('shows at most as many as asked, the best word among them', () => {
    expect(keyMoments(STORY, 1).map(({ kind }) => kind)).toEqual(['best']);
  });

  it('has the pegs of any moment, without those of struck words', () => {
    expect(usesAt(STORY, 3, 6)).toBe('222200');
  });
});

describe('the end in words', () => {
  it('says who won by how much', () => {
    expect(headline(TOLD, CAST)).toBe('You win by nine.');
    expect(headline(TOLD, { ...CAST, you: 1 })).toBe('Noor wins by nine.');
  });

  it('lets equal totals share', () => {
    const result = { ...RESULT, places: [[0, 2], [1]] };
    expect(headline({ ...TOLD, result }, CAST)).toBe('You and Tomasz share the win.');
  });

  it('tells how the winner came back', () => {
    expect(storyLine(TOLD, CAST)).toBe(
      'Ida led until the last turn. HARVESTED won the game for you.',
    );
  });

  it('tells what ended it, where that is not the number of turns', () => {
    const told = { ...TOLD, result: { ...RESULT, reason: 'no_word_left' } };
    expect(storyLine(told, CAST)).toMatch(/^No words from the list were left on the board\./);
  });

  it('has one fact a seat', () => {
    expect(factOf(TOLD, [0], CAST)).toBe('Best word HARVESTED, 34.');
    expect(factOf(TOLD, [1], CAST)).toBe('Led from turn 1 to turn 2.');
    expect(factOf(TOLD, [2], CAST)).toBe('Lost ZEBRAIC to a challenge.');
  });
});

describe('the chart', () => {
  it('has a remark for each key moment, at the point of its line', () => {
    expect(remarksOf(STORY, keyMoments(STORY)).map(({ line, round }) => [line, round])).toEqual([
      [2, 1],
      [2, 2],
      [0, 3],
    ]);
  });
});

describe('a game of teams', () => {
  const view = viewOf({
    rules: rulesOf({ teams: 'yes' }),
    teams: [0, 1, 0, 1, null],
    moderator: 4,
    scores: [25, 20, 25, 20, 0],
    plays: [
      playOf({ seat: 0, word: 'cart', points: 7 }),
      playOf({ seat: 1, word: 'slip', points: 20 }),
      playOf({ seat: 2, word: 'gone', points: 18 }),
      playOf({ seat: 3, word: '', path: [], points: 0, outcome: 'coached' }),
    ],
  });
  const story = storyOf(view);
  const cast = {
    you: 2,
    seats: ['Noor', 'Ida', 'Tomasz', 'Wren', 'Kim'].map((name) => ({ name })),
  };
  const result = {
    places: [
      [0, 2],
      [1, 3],
    ],
    scores: view.scores,
    reason: 'turns',
  };
  const told = { story, result, rules: view.rules };

  it('has one total for two, and nobody who only rules', () => {
    expect(story.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(totalsByRound(story)).toEqual([
      [0, 0],
      [25, 20],
    ]);
  });

  it('is won by both', () => {
    expect(headline(told, cast)).toBe('You and Noor win by five.');
    expect(headline(told, { ...cast, you: 1 })).toBe('Noor and Tomasz win by five.');
    expect(factOf(told, [0, 2], { ...cast, you: null })).toBe('Best word GONE (Tomasz), 18.');
  });

  it('is shared where totals are equal', () => {
    const even = { ...result, places: [[0, 1, 2, 3]], scores: [20, 20, 20, 20, 0] };
    expect(headline({ ...told, result: even }, { ...cast, you: null })).toBe(
      'Noor, Tomasz, Ida and Wren share the win.',
    );
  });

  it('tells its turning points by who leads', () => {
    const scores = [25, 20, 25, 20, 0];
    const [moment] = momentsOf(story, [{ turn: 2, seat: 2, kind: 'lead', worth: 18, scores }]);
    if (!moment) throw new Error('no moment');
    expect(momentLine(moment, story, cast)).toBe(
      'Turn 1: You and Noor take the lead with GONE, 18.',
    );
  });
});

describe('a game of Four Score', () => {
  const view = viewOf({
    rules: rulesOf({ variation: 'four_score' }),
    plays: [
      playOf({ seat: 0, word: 'cart', points: 0 }),
      playOf({ seat: 1, word: 'slip', points: 0 }),
      playOf({ seat: 2, word: '', path: [], points: 0, outcome: 'skipped' }),
    ],
    taken: [
      { tile: 0, seat: 1, turn: 1 },
      { tile: 3, seat: 1, turn: 1 },
    ],
  });
  const story = storyOf(view);
  const result = { places: [[1], [0, 2]], scores: [0, 2, 0], reason: 'exhausted' };
  const told = { story, result, rules: view.rules };

  it('counts tiles, and knows which were gone when', () => {
    expect(totalsByRound(story).at(-1)).toEqual([0, 2, 0]);
    expect([...goneAt(story, 1)]).toEqual([]);
    expect([...goneAt(story, 2)]).toEqual([0, 3]);
  });

  it('is counted in tiles', () => {
    expect(headline(told, CAST)).toBe('Ida wins with two tiles to none.');
    expect(factOf(told, [1], CAST)).toBe('Best word SLIP, two tiles.');
    expect(factOf(told, [0], CAST)).toBe('Took no tiles.');
    expect(storyLine(told, CAST)).toBe('Two rounds went by without a word.');
  });

  it('has turning points in tiles', () => {
    const scores = [0, 2, 0];
    const told = (kind: 'swing' | 'lead' | 'lost') =>
      momentsOf(story, [{ turn: 1, seat: 1, kind, worth: 2, scores }]).map((moment) => [
        momentLine(moment, story, CAST),
        momentText(moment, story),
      ]);
    expect(told('swing')).toEqual([['Turn 1: Ida takes two tiles with SLIP.', 'SLIP, two tiles']]);
    expect(told('lead')[0]?.[0]).toBe('Turn 1: Ida takes the lead with SLIP, two tiles.');
    expect(told('lost')[0]?.[0]).toBe('Turn 1: Ida loses SLIP to a challenge.');
  });

  it('has lines that end where the last round was broken off', () => {
    const broken = { ...story, plays: story.plays.slice(0, 2) };
    const plane = planeFor(broken, sizeOf(true, false));
    const [from, to] = [plane.left, plane.width - plane.right];
    expect(xOf(plane, 1)).toBeCloseTo(from + ((to - from) * 2) / 3);
    expect(xOf(planeFor(story, sizeOf(true, false)), 1)).toBeCloseTo(to);
  });

  it('has a chart with a line for every tile', () => {
    const plane = planeFor(story, sizeOf(true, false));
    expect(stepsOf(plane.most)).toEqual([0, 1, 2, 3]);
  });
});

describe('a game of Flip Flop', () => {
  it('has the tiles of any moment where they lay', () => {
    const plays = [
      playOf({ path: [0, 1, 0] }),
      playOf({ path: [4, 5, 4], outcome: 'struck' }),
      playOf({ path: [4, 5, 4] }),
    ];
    const story = storyOf(viewOf({ rules: rulesOf({ variation: 'flip_flop' }), plays }));
    expect(placesAt(story, 0, 4)).toEqual([0, 1, 2, 3]);
    expect(placesAt(story, 1, 4)).toEqual([2, 1, 0, 3]);
    expect(placesAt(story, 2, 4)).toEqual([2, 1, 0, 3]);
    expect(placesAt(story, 3, 4)).toEqual([2, 3, 0, 1]);
  });
});

describe('a game alone', () => {
  const view = viewOf({ teams: [null], scores: [27], plays: PLAYS.slice(0, 1) });
  const told = {
    story: storyOf(view),
    result: { places: [[0]], scores: [27], reason: 'turns' },
    rules: view.rules,
  };

  it('has a total and no winner', () => {
    expect(headline(told, CAST)).toBe('You made 27 points.');
  });
});
