import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import icecool from '../../../docs/rules/icecool.md?raw';
import cool from '../../../docs/rules/keep_your_cool.md?raw';
import keesdrow from '../../../docs/rules/keesdrow.md?raw';
import keyword from '../../../docs/rules/keyword.md?raw';
import { loadFigures } from '../../src/games';
import { figures as iceFigures } from '../../src/games/icecool/figures';
import { figures as coolFigures } from '../../src/games/keep_your_cool/figures';
import * as times from '../../src/games/keep_your_cool/figures/times';
import { figures as keesFigures } from '../../src/games/keesdrow/figures';
import { figures as keyFigures } from '../../src/games/keyword/figures';
import { parseRulebook } from '../../src/state/rulebook';

const GAMES = [
  { game: 'icecool', rules: icecool, figures: iceFigures },
  { game: 'keep_your_cool', rules: cool, figures: coolFigures },
  { game: 'keesdrow', rules: keesdrow, figures: keesFigures },
  { game: 'keyword', rules: keyword, figures: keyFigures },
];
const PICTURES = GAMES.flatMap(({ figures }) =>
  Object.entries(figures).map(([id, Figure]) => ({ id, Figure })),
);
const sentences = (text: string) => text.split(/[.:;?!] /).length;
/** The verdicts of a picture in the order of its cases: true, false, or null where none is given. */
const verdicts = () =>
  [...document.querySelectorAll('.panel p')].map((note) =>
    note.classList.contains('good') ? true : note.classList.contains('bad') ? false : null,
  );
const label = () => screen.getByRole('img').getAttribute('aria-label') ?? '';
function show(id: string): void {
  const Figure = PICTURES.find((one) => one.id === id)?.Figure;
  if (!Figure) throw new Error(`no picture of ${id}`);
  render(Figure);
}

afterEach(cleanup);

describe('the pictures of the rulebooks', () => {
  it.each(GAMES)('of $game belong to rules that there are', ({ rules, figures }) => {
    const ids = parseRulebook(rules).flatMap((section) => section.rules.map(({ id }) => id));
    expect(Object.keys(figures).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(PICTURES)('say of $id what is seen, and have a short caption', ({ id }) => {
    show(id);
    expect(label().length).toBeGreaterThan(20);
    expect(label()).not.toMatch(/undefined|NaN|null/);
    const caption = document.querySelector('figcaption')?.textContent ?? '';
    expect([caption, sentences(caption) <= 3]).toEqual([caption, true]);
    expect(document.body.innerHTML).not.toMatch(/="[^"]*(?:undefined|NaN)/);
  });

  it('come with the game that is asked for, and there are none of a game without', async () => {
    expect(await loadFigures('keesdrow')).toBe(keesFigures);
    expect(await loadFigures('chess')).toEqual({});
  });
});

describe('what the pictures show', () => {
  it('are paths and words of Keesdrow as the game judges them', () => {
    const judged = (id: string) => {
      show(id);
      const found = verdicts();
      cleanup();
      return found;
    };
    expect(judged('KD-7')).toEqual([true, false]);
    expect(judged('KD-11')).toEqual([null, true, false]);
    expect(judged('KD-12')).toEqual([null, true]);
    expect(judged('KD-13')).toEqual([null, true]);
    expect(judged('KD-14')).toEqual([null, false, true, true]);
    expect(judged('KD-26')).toEqual([true, true, false, null]);
  });

  it('is BEN’s GARDEN as the winner, as the example of KW-14 says', () => {
    show('KW-14');
    expect(label()).toContain('Ben has GARDEN, 6 letters, 3 blue: wins.');
  });

  it('is CRANE out of NICE and RAT, as the example of KW-17 says', () => {
    show('KW-17');
    expect(label()).toContain('NICE gives C, N and E. RAT gives R and A.');
    expect(screen.getByText('CRANE is complete')).toBeTruthy();
  });

  it('are times that the rules of Keep Your Cool tell', () => {
    const told = Object.values(times).flatMap((ms) => {
      const words: Record<number, string> = {
        100: 'a tenth of a second',
        1000: 'one second',
        2000: 'two seconds',
        10000: 'ten seconds',
      };
      const said = words[ms] ?? `${ms / 1000} seconds`;
      return cool.includes(said) ? [] : [said];
    });
    expect(told).toEqual([]);
  });

  it('are doors for fish as in IC-7, and a fish that may go where IC-28 lets it', () => {
    show('IC-7');
    expect(label()).toContain(
      'two players: Classroom and Library, Classroom and Gym, Gym and Hall;',
    );
    cleanup();
    show('IC-28');
    expect(document.querySelectorAll('.cross')).toHaveLength(3);
  });
});
