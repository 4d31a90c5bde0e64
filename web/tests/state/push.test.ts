/** Alerts by push: what a page asks of its browser and of the room, and in which order. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alert, setAlert } from '../../src/lib/alerts.svelte';
import { begin, confirm, end } from '../../src/state/push';
import { wantAlert } from '../../src/ui/table/wantAlert';

const KEY = 'BAAA';
const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;

interface Held {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON: () => unknown;
  unsubscribe: () => Promise<boolean>;
}

let held: Held | null = null;
let key: string | null = KEY;
const sent: [string, unknown][] = [];
const permission = vi.fn(async () => 'granted');
const shown = { data: { kind: 'done' }, close: vi.fn() };

function subscription(endpoint: string, madeFor: string): Held {
  return {
    endpoint,
    options: { applicationServerKey: bytes(madeFor) },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      held = null;
      return true;
    },
  };
}

const pushManager = {
  getSubscription: async () => held,
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    held = subscription('https://push/new', applicationServerKey);
    return held;
  }),
};
const worker = { pushManager, getNotifications: async () => [shown] };

beforeEach(() => {
  held = null;
  key = KEY;
  sent.length = 0;
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: permission });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve(worker),
      register: async () => worker,
      getRegistration: async () => worker,
    },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (body) sent.push([path, JSON.parse(body)]);
    return new Response(JSON.stringify({ key, subscribed: true }));
  });
});

afterEach(() => {
  setAlert('sound');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('subscribes with the key of the room, and tells it where to push', async () => {
  expect(await begin()).toBeNull();
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: KEY,
  });
  const body = {
    endpoint: 'https://push/new',
    p256dh: 'p',
    auth: 'a',
    replaced: '',
    confirms: false,
  };
  expect(sent).toEqual([['/api/push', body]]);
});

it('confirms a subscription at the start of a page, and clears what is done', async () => {
  held = subscription('https://push/old', KEY);
  await confirm();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(sent[0]?.[1]).toMatchObject({ endpoint: 'https://push/old', confirms: true });
  expect(shown.close).toHaveBeenCalledOnce();
});

it('subscribes anew if the browser has lost its subscription, or the room its key', async () => {
  await confirm();
  expect(sent[0]?.[1]).toMatchObject({ endpoint: 'https://push/new', replaced: '' });
  held = subscription('https://push/old', 'BBBB');
  await confirm();
  expect(sent[1]?.[1]).toMatchObject({
    endpoint: 'https://push/new',
    replaced: 'https://push/old',
  });
});

it('asks nobody for anything at the start of a page without permission', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: permission });
  await confirm();
  expect(sent).toEqual([]);
  expect(permission).not.toHaveBeenCalled();
});

it('says why alerts stay off, and leaves the choice as it was', async () => {
  key = null;
  expect(await wantAlert('away')).toBe('room');
  key = KEY;
  pushManager.subscribe.mockRejectedValueOnce(new Error('no push service'));
  expect(await wantAlert('away')).toBe('failed');
  permission.mockResolvedValueOnce('denied');
  expect(await wantAlert('away')).toBe('blocked');
  expect(alert()).toBe('sound');
});

it('ends the subscription with the choice of a quieter alert', async () => {
  expect(await wantAlert('away')).toBeNull();
  expect(alert()).toBe('away');
  expect(await wantAlert('sound')).toBeNull();
  expect(sent.at(-1)).toEqual(['/api/push/remove', { endpoint: 'https://push/new' }]);
  expect(held).toBeNull();
  await end();
  expect(sent).toHaveLength(2);
});
