/** Your turn: the mark in the tab's icon, the sound and the notification. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAlert } from '../../src/lib/alerts.svelte';
import { cue } from '../../src/lib/sound.svelte';
import Alerts from '../../src/ui/table/Alerts.svelte';
import TurnAlert from '../../src/ui/table/TurnAlert.svelte';

vi.mock('../../src/lib/sound.svelte', () => ({ cue: vi.fn() }));

const worker = { showNotification: vi.fn(), getNotifications: vi.fn(async () => []) };
const asked = vi.fn(async () => 'granted');
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: asked });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve(worker),
      register: vi.fn(),
      getRegistration: async () => worker,
    },
  });
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  hidden = false;
});

afterEach(() => {
  cleanup();
  setAlert('sound');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

async function turnBegins(): Promise<void> {
  const props = { yours: false, title: 'Keesdrow', table: 'maple-kettle-42' };
  const { rerender } = render(TurnAlert, props);
  await rerender({ ...props, yours: true });
  await vi.advanceTimersByTimeAsync(1_100);
}

it('marks the icon while it’s your turn, and makes no sound while you play', async () => {
  const props = { yours: true, title: 'Keesdrow', table: 'maple-kettle-42' };
  const { rerender } = render(TurnAlert, props);
  expect(icon()).toBe('/favicon-turn.svg');
  await rerender({ ...props, yours: false });
  expect(icon()).toBe('/favicon.svg');
  await turnBegins();
  expect(cue).not.toHaveBeenCalled();
});

it('sounds on a hidden page, and notifies only where that was chosen', async () => {
  hidden = true;
  await turnBegins();
  expect(cue).toHaveBeenCalledOnce();
  expect(worker.showNotification).not.toHaveBeenCalled();

  setAlert('hidden');
  await turnBegins();
  const shown = expect.objectContaining({ body: 'Keesdrow', tag: 'maple-kettle-42' });
  expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith('Your turn', shown);
});

it('sounds on a page that nobody has touched for a while', async () => {
  const props = { yours: false, title: 'Keesdrow', table: 'maple-kettle-42' };
  const { rerender } = render(TurnAlert, props);
  await vi.advanceTimersByTimeAsync(11_000);
  await rerender({ ...props, yours: true });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(cue).toHaveBeenCalledOnce();
});

it('is silent and unmarked when switched off', async () => {
  setAlert('off');
  hidden = true;
  await turnBegins();
  expect(icon()).toBe('/favicon.svg');
  expect(cue).not.toHaveBeenCalled();
});

it('asks for permission only when a notification is chosen, and says when it is refused', async () => {
  render(Alerts);
  const select = screen.getByLabelText<HTMLSelectElement>('When it’s my turn');
  await fireEvent.change(select, { target: { value: 'off' } });
  expect(asked).not.toHaveBeenCalled();

  asked.mockResolvedValueOnce('denied');
  await fireEvent.change(select, { target: { value: 'hidden' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('blocks'));
  expect(select.value).toBe('off');

  await fireEvent.change(select, { target: { value: 'hidden' } });
  await waitFor(() => expect(select.value).toBe('hidden'));
});

it('offers only quiet alerts to a browser that can’t notify', () => {
  vi.stubGlobal('isSecureContext', false);
  render(Alerts);
  const off = screen.getAllByRole<HTMLOptionElement>('option').filter((one) => one.disabled);
  expect(off.map((one) => one.value)).toEqual(['hidden', 'away']);
  expect(screen.getByRole('status').textContent).toContain('home screen');
});
