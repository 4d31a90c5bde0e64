/* Service worker of the room: shows that it's somebody's turn, and leads there. It caches nothing. */

self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  const shown = { body, tag: table, renotify: true, icon: '/favicon.svg', data: table };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/t/${event.notification.data}`));
});

/** Shows the page of a table: an open one, which joins again, or else a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
