/* Service worker of the room: shows alerts, and leads from one to its table. It caches nothing. */

/** What alerts say, by their kind; the body names the game, the other players and the time. */
const TEXT = {
  titles: {
    turn: 'Your turn',
    half: 'Your turn: half of the time is over',
    last: 'Your turn: your time is nearly over',
    done: 'You’ve made your move',
    rematch: 'Another game?',
    declined: 'Your rematch was declined',
    round: 'Your next game is ready',
    found: 'Somebody wants to play',
  },
  other: 'Something waits for you',
  room: 'Rumpus',
  with: (game, others) => (others.length > 0 ? `${game} with ${listed(others)}` : game),
  ends: (time) => `Your time ends ${time}.`,
  held: (time) => `Your seat is held until ${time}.`,
};

/** When a turn ends, in the time of this device. */
const WHEN = { weekday: 'long', hour: 'numeric', minute: '2-digit' };

/** Until when a seat is held. */
const UNTIL = { hour: 'numeric', minute: '2-digit', second: '2-digit' };

const listed = (names) => new Intl.ListFormat('en-GB').format(names);

self.addEventListener('push', (event) => {
  const alert = read(event.data);
  // Each alert shows something: a browser takes the permission away from a worker that is silent.
  event.waitUntil(self.registration.showNotification(alert.title, alert.options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, kind } = event.notification.data ?? {};
  if (kind === 'found') event.waitUntil(goToSeek());
  else event.waitUntil(goTo(table ? `/t/${table}` : '/'));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

/** Returns title and options of a notification; there is one for anything that can't be read. */
function read(data) {
  try {
    const { kind, table, game, others = [], due = null } = data.json();
    const title = TEXT.titles[kind];
    const found = kind === 'found';
    if (!title || !(found || /^[a-z0-9-]+$/.test(table))) throw new TypeError(kind);
    const form = new Intl.DateTimeFormat('en-GB', found ? UNTIL : WHEN);
    const time = due === null ? '' : TEXT[found ? 'held' : 'ends'](form.format(due));
    const body = [game && TEXT.with(game, others), time].filter(Boolean);
    const quiet = kind === 'done';
    return {
      title,
      options: {
        body: body.join('\n'),
        tag: found ? 'seek' : table,
        icon: '/favicon.svg',
        data: { table, kind },
        silent: quiet,
        renotify: !quiet && kind !== 'turn',
      },
    };
  } catch {
    return { title: TEXT.other, options: { body: TEXT.room, tag: 'room', icon: '/favicon.svg' } };
  }
}

/** Shows the page of a table: an open one, which joins again, or else a new one. */
async function goTo(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

/** Shows the page that looks for somebody, which accepts; a new one takes the search up. */
async function goToSeek() {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : self.clients.openWindow('/?seek'));
}

/** Subscribes again after the browser has given up a subscription. */
async function renew(old) {
  const { key } = await (await fetch('/api/push')).json();
  if (!key) return;
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  const body = { endpoint, ...keys, replaced: old?.endpoint ?? '', confirms: true };
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
