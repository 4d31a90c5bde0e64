/** The form of a new evening: everything that the last one had is chosen already. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { NewEvening } from '../../src/net/clubs';
import * as clubs from '../../src/net/clubs';
import OpenEvening from '../../src/ui/club/OpenEvening.svelte';
import type { Option } from '../../src/wire.gen';
import { GAME as SAMPLE } from '../samples';

const GAME = {
  ...SAMPLE,
  presets: [...SAMPLE.presets, { name: 'Solitaire', note: 'Alone', options: {}, most: 1 }],
};
vi.mock('../../src/net/clubs');
vi.mock('../../src/state/room.svelte', () => ({
  enter: vi.fn(),
  games: () => [shelf.game],
  gameOf: (name: string) => (name === GAME.name ? shelf.game : null),
}));
const shelf = { game: GAME };
afterEach(() => {
  cleanup();
  shelf.game = GAME;
});

it('takes over every choice of the last evening', async () => {
  // The type makes a new choice fail here until it has a value that isn't the usual one.
  const chosen: Required<NewEvening> = {
    game: GAME.name,
    format: 'swiss',
    options: { turns: 86_400 },
    seats: 3,
    no_show: 5,
    same_boards: true,
    coded: true,
    holidays: true,
  };
  const last = { ...chosen, least: 2, teams: [] };
  const refused = { code: 'offline', rule: null, params: {} };
  vi.mocked(clubs.openEvening).mockResolvedValue({ ok: false, refused });
  render(OpenEvening, { name: 'oak-bell-10', last, oncancel: vi.fn() });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the evening' }));
  expect(clubs.openEvening).toHaveBeenCalledWith('oak-bell-10', chosen);
});

it('offers the presets for several players, and first the one that changes nothing', async () => {
  const refused = { code: 'offline', rule: null, params: {} };
  vi.mocked(clubs.openEvening).mockResolvedValue({ ok: false, refused });
  render(OpenEvening, { name: 'oak-bell-10', last: null, oncancel: vi.fn() });
  const rules = screen.getByLabelText('House rules') as HTMLSelectElement;
  expect([...rules.options].map(({ text }) => text)).toEqual(['Rulebook', 'Quick']);
  expect(rules.value).toBe('Rulebook');
  expect(screen.getByText('As printed.')).toBeTruthy();
  await fireEvent.change(rules, { target: { value: 'Quick' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Open the evening' }));
  const [, wanted] = vi.mocked(clubs.openEvening).mock.lastCall ?? [];
  expect(wanted?.options).toEqual({ turns: 7 });
});

it('asks about holidays only where a game is slow, and forbids them unless they are wished', async () => {
  const preset = { name: 'Slow', note: 'A day a turn', options: { turns: 86_400 }, most: 0 };
  shelf.game = { ...GAME, presets: [...GAME.presets, preset] };
  const refused = { code: 'offline', rule: null, params: {} };
  vi.mocked(clubs.openEvening).mockResolvedValue({ ok: false, refused });
  render(OpenEvening, { name: 'oak-bell-10', last: null, oncancel: vi.fn() });
  expect(screen.queryByLabelText(/on holiday/)).toBeNull();
  await fireEvent.change(screen.getByLabelText('House rules'), { target: { value: 'Slow' } });
  const box = screen.getByLabelText('The clock waits for people on holiday');
  expect(box).toHaveProperty('checked', false);
  await fireEvent.click(screen.getByRole('button', { name: 'Open the evening' }));
  expect(vi.mocked(clubs.openEvening).mock.lastCall?.[1].holidays).toBe(false);
  await fireEvent.click(box);
  await fireEvent.click(screen.getByRole('button', { name: 'Open the evening' }));
  expect(vi.mocked(clubs.openEvening).mock.lastCall?.[1].holidays).toBe(true);
});

it('offers word lists in other languages, with the house rules that they bring', async () => {
  const list = {
    ...(GAME.options[0] as Option),
    key: 'lexicon',
    kind: 'lexicon' as const,
  };
  const german = {
    ...GAME,
    options: [list],
    lexicons: ['rumpus-en', 'german'],
    foreign: { german: { language: 'de', brings: { keyword: 'SCHLAGWORT' } } },
  };
  shelf.game = german as unknown as typeof GAME;
  const refused = { code: 'offline', rule: null, params: {} };
  vi.mocked(clubs.openEvening).mockResolvedValue({ ok: false, refused });
  render(OpenEvening, { name: 'oak-bell-10', last: null, oncancel: vi.fn() });
  const words = screen.getByLabelText('Word list') as HTMLSelectElement;
  expect(words.selectedOptions[0]?.text).toBe('The usual list');
  expect(words.options[2]?.text).toBe('German words');
  await fireEvent.change(words, { target: { value: 'german' } });
  expect(screen.getByText('Words in German')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Open the evening' }));
  const [, wanted] = vi.mocked(clubs.openEvening).mock.lastCall ?? [];
  expect(wanted?.options).toEqual({ lexicon: 'german', keyword: 'SCHLAGWORT' });
});
