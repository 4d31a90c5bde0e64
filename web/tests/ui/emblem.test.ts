import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAtMe } from '../../src/state/room.svelte';
import EmblemForm from '../../src/ui/EmblemForm.svelte';
import { emblem as text } from '../../src/ui/messages/emblem';

let refused = false;

beforeEach(async () => {
  refused = false;
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
    if (refused) return Response.json({ code: 'strange', rule: null, params: {} }, { status: 400 });
    return Response.json({ ...me, ...JSON.parse(body) });
  });
  await lookAtMe();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the emblems', () => {
  it('are sixteen, and the guest’s own is the chosen one', () => {
    render(EmblemForm);
    expect(screen.getAllByRole('radio')).toHaveLength(16);
    expect(radio('Boat').checked).toBe(true);
  });

  it('are kept at a press', async () => {
    render(EmblemForm);
    radio('Kite').click();
    await vi.waitFor(() => expect(radio('Kite').checked).toBe(true));
    expect(radio('Boat').checked).toBe(false);
  });

  it('stay as they were after a refusal, which is said', async () => {
    render(EmblemForm);
    refused = true;
    radio('Kite').click();
    await screen.findByText(text.failed);
    await tick();
    expect(radio('Boat').checked).toBe(true);
  });
});
