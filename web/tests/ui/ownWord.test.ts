import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../src/lib/game';
import OwnWord from '../../src/ui/lobby/OwnWord.svelte';
import type { Option, TableView } from '../../src/wire.gen';
import { table } from '../samples';

const OPTION: Option = {
  key: 'keyword',
  kind: 'word',
  default: 'crane',
  sentence: 'The keyword is {}.',
  rule: 'KW-2',
  choices: [],
  least: 3,
  most: 12,
  when: {},
};
const MODULE = {
  note: ({ options }: TableView) => `${options.keyword} is fine.`,
  seating: ({ options }: TableView) => ({
    teams: [],
    moderated: false,
    unfit: options.keyword === 'zzzzz' ? 'No deck can spell that.' : null,
  }),
} as unknown as GameModule;

function show() {
  const onchoose = vi.fn(async (word: string) => (word === 'xqzzx' ? 'Not in the list.' : null));
  render(OwnWord, { option: OPTION, table: table(), module: MODULE, onchoose });
  const field = screen.getByLabelText('Any word from the word list');
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this word' });
  return { field, onchoose, type, take };
}

afterEach(cleanup);

describe('a word of one’s own', () => {
  it('is taken in small letters, with what the game says of it', async () => {
    const { onchoose, type, take } = show();
    await type(' Stone');
    expect(screen.getByText('stone is fine.')).toBeTruthy();
    await fireEvent.click(take);
    expect(onchoose).toHaveBeenCalledWith('stone');
  });

  it('is not taken with too few letters, or with anything else in it', async () => {
    const { type, take } = show();
    await type('te');
    expect(screen.getByText(/3 to 12 letters. This has 2/)).toBeTruthy();
    expect(take.disabled).toBe(true);
    await type('te a');
    expect(screen.getByText(/Only letters/)).toBeTruthy();
    expect(take.disabled).toBe(true);
  });

  it('is not taken where the game can’t be played with it', async () => {
    const { type, take } = show();
    await type('zzzzz');
    expect(screen.getByText('No deck can spell that.')).toBeTruthy();
    expect(take.disabled).toBe(true);
  });

  it('stays in the field when the table refuses it, with the reason and the rule until it changes', async () => {
    const { field, type, take } = show();
    await type('xqzzx');
    await fireEvent.click(take);
    expect(await screen.findByText('Not in the list. KW-2.')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('xqzzx');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await type('stone');
    expect(screen.queryByText('Not in the list. KW-2.')).toBeNull();
  });
});
