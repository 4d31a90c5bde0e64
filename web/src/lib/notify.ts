/** Notifications of the browser, shown by the room's service worker where there is one. */

/** Whether this browser can show notifications here; iOS can only from the home screen. */
export const canNotify = (): boolean =>
  typeof Notification !== 'undefined' && 'serviceWorker' in navigator && isSecureContext;

/** Whether this browser can also show them while no page of the room is open. */
export const canPush = (): boolean => canNotify() && 'PushManager' in globalThis;

/** Asks the player for permission; call it from a press. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/worker.js');
  return true;
}

/** Shows a notification that leads to a table, in place of an earlier one about it. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: table, icon: '/favicon.svg', data: { table } });
}

/** Takes back what was shown about a table. */
export async function unnotify(table: string): Promise<void> {
  if (!canNotify()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: table })) ?? []) shown.close();
}
