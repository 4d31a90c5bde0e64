import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import icecool from '../../../docs/rules/icecool.md?raw';
import keesdrow from '../../../docs/rules/keesdrow.md?raw';
import Rulebook from '../../src/ui/Rulebook.svelte';

const BOOK = `## Set-up

### KD-2 · The tiles

Thirty-six tiles.

House rule: \`size\`.

## A turn

### KD-9 · Pegs

First **green**, then yellow, on [the tiles](#kd-2--the-tiles).
`;

const BARE = {
  game: 'keesdrow',
  title: 'Rules',
  at: null,
  house: new Map<string, string>(),
  onclose: vi.fn(),
};

function open(at: string | null, now: string[] = []) {
  const onclose = vi.fn();
  render(Rulebook, {
    game: 'chess',
    title: 'Keesdrow rules',
    markdown: BOOK,
    at,
    now,
    house: new Map([['size', 'We play on 64 tiles.']]),
    onclose,
  });
  return onclose;
}

afterEach(cleanup);

describe('the rulebook drawer', () => {
  it('opens at its first section, with the house rules in force marked', () => {
    open(null);
    expect(screen.getByRole('heading', { name: /The tiles/ })).toBeTruthy();
    expect(screen.getByText('House rule at this table: We play on 64 tiles.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Pegs/ })).toBeNull();
  });

  it('shows how STRESS is scored, as the rule says', async () => {
    render(Rulebook, { ...BARE, markdown: keesdrow, at: 'KD-10' });
    const rule = screen.getByRole('article', { name: /The score of a word/ });
    const picture = await within(rule).findByRole('img');
    expect(picture.getAttribute('aria-label')).toBe(
      'STRESS on four letters: S 2, T 2, R 1, E 1, S 4, S 6, together 16',
    );
    expect(rule.textContent).toContain(
      'S\u00a02 + T\u00a02 + R\u00a01 + E\u00a01 + S\u00a04 + S\u00a06 = 16',
    );
  });

  it('wears the colours of its game, at the front door too', () => {
    render(Rulebook, { ...BARE, markdown: keesdrow });
    expect(screen.getByRole('dialog').closest('[data-table]')?.getAttribute('data-table')).toBe(
      'keesdrow',
    );
  });

  it('opens at the rule that was asked for', async () => {
    open('KD-9');
    expect(await screen.findByRole('heading', { name: /Pegs/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'A turn' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('opens in a game at the rules that apply now', () => {
    open(null, ['KD-9', 'KD-99']);
    expect(screen.getByRole('button', { name: 'Now' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /Pegs/ })).toBeTruthy();
  });

  it('opens at the rule that was asked for, whatever applies now', async () => {
    open('KD-2', ['KD-9']);
    expect(await screen.findByRole('heading', { name: /The tiles/ })).toBeTruthy();
  });

  it('goes from a rule to the one that it names', async () => {
    open('KD-9');
    await fireEvent.click(await screen.findByRole('button', { name: 'the tiles' }));
    expect(await screen.findByRole('heading', { name: /The tiles/ })).toBeTruthy();
  });

  it('finds rules in every section', async () => {
    open(null);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'green' } });
    expect(screen.getByRole('heading', { name: /Pegs/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /The tiles/ })).toBeNull();
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'penguin' } });
    expect(screen.getByText(/No rules found/)).toBeTruthy();
  });

  it('shows what it has found from the top, wherever one has read', async () => {
    open(null);
    const body = screen.getByRole('region', { name: 'Rules' });
    body.scrollTop = 1000;
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'green' } });
    expect(body.scrollTop).toBe(0);
  });

  it('shows the school with its rooms and doors, in words too, where ICECOOL 2 tells of it', async () => {
    render(Rulebook, { ...BARE, game: 'icecool', markdown: icecool });
    const plan = await screen.findByRole('img', { name: /^The school from above/ });
    expect(plan.getAttribute('aria-label')).toContain('the Classroom left below, ');
    expect(plan.getAttribute('aria-label')).toContain('the Hall in the middle. ');
    expect(plan.getAttribute('aria-label')).toContain('Gym and Kitchen');
    expect(screen.getByText(/^One of you is the Catcher/)).toBeTruthy();
  });

  it('closes with Escape', async () => {
    const onclose = open(null);
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onclose).toHaveBeenCalledOnce();
  });
});
