import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenName, lookAtMe } from '../../src/state/room.svelte';
import NameForm from '../../src/ui/NameForm.svelte';
import PlayNext from '../../src/ui/table/PlayNext.svelte';

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const field = () => screen.getByLabelText<HTMLInputElement>('What should we call you?');

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  const me = {
    name: 'Keen Otter',
    chosen: false,
    emblem: 'boat',
    tables: [],
    people: 1,
    seeking: [],
    slow: [],
  };
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const body = init?.body;
    if (typeof body !== 'string') return Response.json(me);
    return Response.json({ ...me, ...JSON.parse(body), chosen: true });
  });
  await lookAtMe();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the field for a name', () => {
  it('keeps the suggested name as it stands', async () => {
    const onkept = vi.fn();
    render(NameForm, { label: 'What should we call you?', onkept });
    expect(field().placeholder).toBe('Keen Otter');
    expect(field().required).toBe(false);
    await fireEvent.click(button('Keep'));
    await waitFor(() => expect(onkept).toHaveBeenCalledOnce());
    expect(chosenName()).toBe('Keen Otter');
  });

  it('keeps another name in its place', async () => {
    render(NameForm, { label: 'What should we call you?' });
    await fireEvent.input(field(), { target: { value: ' Noor ' } });
    await fireEvent.click(button('Keep'));
    await waitFor(() => expect(chosenName()).toBe('Noor'));
  });
});

describe('a guest without a name who wants to play next', () => {
  it('is asked for one in a dialog, and then joins the line', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    render(PlayNext, { queued: null, ask });
    await fireEvent.click(button('Play next'));
    expect(ask).not.toHaveBeenCalled();
    await vi.dynamicImportSettled();
    expect(field().closest('dialog')).not.toBeNull();
    await fireEvent.click(button('Join the line'));
    await waitFor(() => expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'join_queue' }));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('is not asked when they have one', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('fetch', async () =>
      Response.json({
        name: 'Noor',
        chosen: true,
        emblem: 'boat',
        tables: [],
        people: 1,
        seeking: [],
        slow: [],
      }),
    );
    await lookAtMe();
    render(PlayNext, { queued: null, ask });
    await fireEvent.click(button('Play next'));
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'join_queue' });
  });
});
