import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookAtMe } from '../../src/state/room.svelte';
import { EMPTY, fold } from '../../src/state/table';
import MyGames from '../../src/ui/door/MyGames.svelte';
import Askers from '../../src/ui/entry/Askers.svelte';
import Door from '../../src/ui/entry/Door.svelte';
import Elsewhere from '../../src/ui/entry/Elsewhere.svelte';
import { gameElsewhere } from '../../src/ui/entry/elsewhere';
import Knock from '../../src/ui/entry/Knock.svelte';
import { table, view } from '../samples';

const TABLE = 'oak-bell-17';
const LINE = { table: TABLE, title: 'Keesdrow', game: 'keesdrow', host: 'Ida', sit: 'ask' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers requests by their path; a path without an answer never gets one. */
function answers(by: Record<string, unknown>, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body = '' }: RequestInit = {}) => {
    asked.push(`${path} ${String(body)}`.trim());
    const value = by[path.replace(`/api/tables/${TABLE}/door`, '')];
    return value === undefined
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json(value, { status }));
  });
  return asked;
}

const mine = (name: string, more: object = {}) => ({
  table: name,
  title: 'Keesdrow',
  game: 'keesdrow',
  phase: 'play',
  others: ['Ida', 'Bramble'],
  grace_ms: null,
  bot: false,
  waiting: ['Ida'],
  ...more,
});

async function sitsAt(...tables: object[]): Promise<void> {
  answers({ '/api/me': { name: 'Kim', chosen: true, tables, people: 1, seeking: [] } });
  await lookAtMe();
}

describe('a guest at the door', () => {
  it('asks, waits, and comes in once somebody lets them in', async () => {
    const came = vi.fn();
    answers({
      '': { ...LINE, state: 'out' },
      '/ask': { ...LINE, state: 'waiting' },
      '?wait': { ...LINE, state: 'in' },
    });
    render(Knock, { table: TABLE, sit: 'ask', oncome: came });
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask to sit down' }));
    await vi.waitFor(() => expect(came).toHaveBeenCalledOnce());
  });

  it('waits on after a reload, and can stop asking', async () => {
    const asked = answers({ '': { ...LINE, state: 'waiting' }, '/withdraw': LINE });
    render(Knock, { table: TABLE, sit: 'ask' });
    await fireEvent.click(await screen.findByRole('button', { name: 'Stop asking' }));
    expect(asked.at(-1)).toContain('/withdraw');
    expect(await screen.findByRole('button', { name: 'Ask to sit down' })).toBeTruthy();
  });

  it('reads that they were turned away, and has nothing more to press', async () => {
    answers({ '': { ...LINE, state: 'turned_away' } });
    render(Knock, { table: TABLE, sit: 'ask' });
    expect(await screen.findByText('They turned you away this time.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads that a password is wrong beside the field', async () => {
    const asked = answers({ '/enter': { code: 'wrong_table_password', params: {} } }, 403);
    render(Knock, { table: TABLE, sit: 'password' });
    const field = screen.getByLabelText('Password of this table');
    await fireEvent.input(field, { target: { value: 'grey whale' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Come in' }));
    expect(await screen.findByText(/That’s not the password/)).toBeTruthy();
    expect(asked.at(-1)).toContain('{"password":"grey whale"}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the door of a lobby', () => {
  it('can be changed by the host only', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const { rerender } = render(Door, { table: table(), hosting: false, ask });
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ hosting: true });
    const [sit] = screen.getAllByRole('button', { name: 'Anyone with the link' });
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    await fireEvent.click(sit as HTMLElement);
    const ways = screen.getByRole('button', { name: /People who ask first/, hidden: true });
    await fireEvent.click(ways);
    expect(ask).toHaveBeenCalledWith({ type: 'set_door', sit: 'ask', watch: 'anyone' });
  });
});

describe('the guests who ask', () => {
  it('are named in the buttons that answer them', async () => {
    const asked = answers({ '/answer': LINE });
    render(Askers, { table: TABLE, askers: [{ id: 'a1', name: 'Cid' }] });
    await fireEvent.click(screen.getByRole('button', { name: 'Let in Cid' }));
    expect(asked.at(-1)).toContain('{"asker":"a1","admit":true}');
    const away = screen.getByRole<HTMLButtonElement>('button', { name: 'Turn away Cid' });
    await vi.waitFor(() => expect(away.disabled).toBe(false));
    await fireEvent.click(away);
    expect(asked.at(-1)).toContain('"admit":false');
  });

  it('are forgotten with the right to answer', () => {
    const asking = { t: 'asking', askers: [{ id: 'a1', name: 'Cid' }] } as const;
    const held = fold({ ...EMPTY, you: 1 }, { ...asking, askers: [...asking.askers] }, 0);
    expect(held?.askers).toHaveLength(1);
    const seated = fold(held ?? EMPTY, view({ you: 1 }), 0);
    expect(seated?.askers).toHaveLength(1);
    expect(fold(seated ?? EMPTY, view({ you: null, hosting: false }), 0)?.askers).toEqual([]);
  });
});

describe('a guest who is expected elsewhere', () => {
  it('is asked once about each table at which people wait', async () => {
    await sitsAt(
      mine('a', { phase: 'over' }),
      mine('b', { waiting: [] }),
      mine('c', { bot: true }),
      mine('here'),
      mine('d'),
    );
    expect((await gameElsewhere('here'))?.table).toBe('d');
    expect(await gameElsewhere('here')).toBeNull();
    await sitsAt(mine('lobby', { phase: 'lobby' }));
    expect((await gameElsewhere('here'))?.table).toBe('lobby');
  });

  it('reads whom they would leave waiting', async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    HTMLDialogElement.prototype.close ??= () => undefined;
    const sat = vi.fn();
    render(Elsewhere, { game: mine('e'), onsit: sat, onclose: () => undefined });
    expect(screen.getByText(/Keesdrow with Ida is still on\. Ida would have to wait/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down here too', hidden: true }));
    expect(sat).toHaveBeenCalledOnce();
  });

  it('gives up that game once asked again, and only then sits down', async () => {
    const sat = vi.fn();
    const asked = answers({ '/api/tables/e/leave': { name: 'Kim', tables: [] } });
    render(Elsewhere, {
      game: mine('e', { others: ['Ida'] }),
      onsit: sat,
      onclose: () => undefined,
    });
    const press = (name: string) =>
      fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await press('Leave that game');
    expect(screen.getByText('That game ends, and Ida wins. You can’t undo this.')).toBeTruthy();
    await press('Keep playing');
    expect(asked).toEqual([]);
    await press('Leave that game');
    await press('Give up and sit here');
    await vi.waitFor(() => expect(sat).toHaveBeenCalledOnce());
    expect(asked).toEqual(['/api/tables/e/leave']);
  });

  it('leaves a lobby at once, and reads why that failed', async () => {
    const sat = vi.fn();
    const answer = { code: 'too_many', params: {} };
    const asked = answers({ '/api/tables/e/leave': answer }, 429);
    render(Elsewhere, {
      game: mine('e', { phase: 'lobby' }),
      onsit: sat,
      onclose: () => undefined,
    });
    expect(screen.getByText(/You also have a seat for Keesdrow with Ida\./)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Leave that table', hidden: true }));
    await vi.waitFor(() => expect(screen.getByRole('alert', { hidden: true })).toBeTruthy());
    expect(sat).not.toHaveBeenCalled();
    expect(asked).toEqual(['/api/tables/e/leave']);
  });

  it('tells two games of the same people apart by their tables', async () => {
    await sitsAt(mine('oak-bell-17'), mine('elm-cup-3'), mine('fir-pan-5', { others: ['Wren'] }));
    render(MyGames);
    await tick();
    const names = screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);
    expect(names).toEqual([
      'Keesdrow with Ida and Bramble, at oak-bell-17',
      'Keesdrow with Ida and Bramble, at elm-cup-3',
      'Keesdrow with Wren',
    ]);
  });
});
