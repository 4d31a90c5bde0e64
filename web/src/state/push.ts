/** Alerts that reach this device while no page of the room is open. */
import { toText } from '../lib/base64url';
import { canPush } from '../lib/notify';
import { getPush, subscribe, unsubscribe } from '../net/push';

/** Why a device gets no alerts: the room can't send any, or it didn't work now. */
export type PushProblem = 'room' | 'failed';

const FILE = '/worker.js';

/** Lets the room reach this device; permission must have been given. Returns why it can't. */
export const begin = (): Promise<PushProblem | null> => keep(false);

/** Confirms at the start of a page that the room may reach this device. */
export async function confirm(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  await keep(true);
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? [])
    if (shown.data?.kind === 'done') shown.close();
}

/** Tells the room and the browser's push service to leave this device alone. */
export async function end(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const held = await worker?.pushManager.getSubscription();
  if (!held) return;
  await unsubscribe(held.endpoint);
  await held.unsubscribe();
}

async function keep(confirms: boolean): Promise<PushProblem | null> {
  const state = await getPush();
  if (!state.ok) return 'failed';
  const { key } = state.value;
  if (key === null) return 'room';
  try {
    await navigator.serviceWorker.register(FILE);
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    // The room's key changes if it was set up anew; alerts signed with another one don't arrive.
    const theirs = before?.options.applicationServerKey;
    const same = before !== null && theirs != null && toText(theirs) === key;
    if (before && !same) await before.unsubscribe();
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const held = same ? before : await pushManager.subscribe(wanted);
    const { endpoint = '', keys = {} } = held.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const replaced = before && before.endpoint !== endpoint ? before.endpoint : '';
    const answer = await subscribe({ endpoint, p256dh, auth, replaced, confirms });
    return answer.ok ? null : 'failed';
  } catch {
    // The push service can't be reached, or the browser has none.
    return 'failed';
  }
}
