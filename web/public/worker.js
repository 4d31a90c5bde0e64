/* Service worker of the room: leads from a notification to its table. It caches nothing. */

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
