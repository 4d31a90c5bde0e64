import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestHeaders } from '../../src/net/guest';
import { become, cookiesBlocked, lookAtMe } from '../../src/state/room.svelte';
import YouPage from '../../src/ui/YouPage.svelte';
import { when } from '../../src/ui/you/when';

const GUEST = {
  name: 'Keen Otter',
  chosen: false,
  emblem: 'boat' as const,
  tables: [],
  people: 1,
  seeking: [],
  slow: [],
  token: null,
  member: false,
};
const MEMBER = { ...GUEST, name: 'Noor', chosen: true, member: true };
const KEY = { id: 'a', label: 'Chrome on Android', added: 0, used: 0 };
const ACCOUNT = {
  joined: 0,
  login: null as string | null,
  recovery: false,
  handle: 'h',
  passkeys: [KEY],
  devices: [{ id: 'd', label: 'Chrome on Linux', added: 0, used: 0, here: true }],
};

/** Answers of the room by path; a code is a refusal. */
let room: Record<string, object | string>;
let sent: { path: string; body: unknown }[];
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

beforeEach(() => {
  sent = [];
  room = { '/api/me': GUEST, '/api/account': ACCOUNT };
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body ?? 'null')) });
    const answer = room[path] ?? 'not_found';
    if (typeof answer !== 'string') return Response.json(answer);
    return Response.json({ code: answer, params: {} }, { status: 403 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of a guest', () => {
  it('offers a passkey first, and a password on request', async () => {
    render(YouPage);
    expect(await screen.findByRole('button', { name: 'Keep it with a passkey' })).toHaveProperty(
      'className',
      expect.stringContaining('act'),
    );
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fireEvent.click(button('With a password instead') as HTMLElement);
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByText('At least 8 characters.')).toBeTruthy();
  });

  it('offers only a password where passkeys can’t be', async () => {
    vi.stubGlobal('isSecureContext', false);
    render(YouPage);
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(button(/passkey/)).toBeNull();
  });

  it('warns before signing in what becomes of the seat at a table', async () => {
    room['/api/me'] = { ...GUEST, tables: [{ name: 'oak', grace_ms: null }] };
    render(YouPage);
    expect(await screen.findByText(/You’re at a table as Keen Otter/)).toBeTruthy();
  });

  it('shows under the field what is wrong with it', async () => {
    room['/api/sign-in'] = 'wrong_sign_in';
    render(YouPage);
    await fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a password' }));
    await fireEvent.click(button('Sign in') as HTMLElement);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('don’t match');
    const field = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')).toBe(
      alert.parentElement,
    );
  });
});

describe('the page of a member', () => {
  beforeEach(() => {
    room['/api/me'] = MEMBER;
  });

  it('removes no passkey that is the only way to sign in', async () => {
    render(YouPage);
    expect(await screen.findByText('Passkey from Chrome on Android')).toBeTruthy();
    expect(button(/^Remove/)).toBeNull();
    cleanup();
    room['/api/account'] = { ...ACCOUNT, login: 'noor' };
    render(YouPage);
    expect(await screen.findByRole('button', { name: /^Remove/ })).toBeTruthy();
  });

  it('asks who the member is only if the room wants it, and goes on by itself', async () => {
    room['/api/account'] = { ...ACCOUNT, login: 'noor' };
    room['/api/account/password'] = 'proof_wanted';
    room['/api/account/proof'] = 'wrong_password';
    render(YouPage);
    await fireEvent.click(await screen.findByRole('button', { name: 'Change the password' }));
    await fireEvent.input(screen.getByLabelText('New password'), {
      target: { value: 'a new one' },
    });
    await fireEvent.click(button('Save the password') as HTMLElement);
    const mine = await screen.findByLabelText('Your password');
    await fireEvent.input(mine, { target: { value: 'an old one' } });
    await fireEvent.click(button('Confirm') as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That isn’t your password. Try again.',
    );
    room['/api/account/proof'] = room['/api/account'];
    room['/api/account/password'] = MEMBER;
    await fireEvent.click(button('Confirm') as HTMLElement);
    await waitFor(() => expect(button('Change the password')).toBeTruthy());
    const bodies = sent
      .filter(({ path }) => /(password|proof)$/.test(path))
      .map(({ body }) => body);
    const wanted = { login: 'noor', password: 'a new one' };
    expect(bodies).toEqual([
      wanted,
      { password: 'an old one' },
      { password: 'an old one' },
      wanted,
    ]);
  });

  it('changes nothing if the member doesn’t say who they are', async () => {
    room['/api/account/recovery'] = 'proof_wanted';
    render(YouPage);
    await fireEvent.click(await screen.findByRole('button', { name: 'Make a recovery code' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Confirm that it’s you first.');
    expect(sent.filter(({ path }) => path.endsWith('recovery'))).toHaveLength(1);
  });

  it('becomes a guest’s when another device has signed this one out', async () => {
    render(YouPage);
    const make = await screen.findByRole('button', { name: 'Make a recovery code' });
    room['/api/account/recovery'] = 'not_signed_in';
    room['/api/me'] = GUEST;
    await fireEvent.click(make);
    const heading = await screen.findByRole('heading', { name: 'Keep your name' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('You’re no longer signed in here. Sign in again.')).toBeTruthy();
  });
});

describe('a browser without cookies', () => {
  it('sends the newest token, and none once cookies work', async () => {
    room['/api/me'] = { ...GUEST, token: 'guest' };
    await lookAtMe();
    expect(guestHeaders()).toEqual({ 'X-Rumpus-Guest': 'guest' });
    expect(cookiesBlocked()).toBe(true);
    room['/api/me'] = { ...MEMBER, token: 'member' };
    await become({ ...MEMBER, token: 'member' });
    expect(guestHeaders()).toEqual({ 'X-Rumpus-Guest': 'member' });
    room['/api/me'] = MEMBER;
    await lookAtMe();
    expect(guestHeaders()).toEqual({});
  });
});

describe('days of an account', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  const at = (...parts: [number, number, number]) => new Date(...parts, 23, 59).getTime() / 1000;

  it('are named as seen from today, in local time', () => {
    expect(when(now.getTime() / 1000, now)).toBe('today');
    expect(when(at(2026, 1, 28), now)).toBe('yesterday');
    expect(when(at(2026, 1, 27), now)).toBe('on 27 February');
    expect(when(at(2025, 2, 1), now)).toBe('on 1 March 2025');
  });
});
