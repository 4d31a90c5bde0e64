/* Service worker of the room: shows alerts, leads from one to its table, and keeps pages. */

importScripts('/offline.js');

/** What alerts say, by language and kind; the body names the game, the other players and the time. */
const TEXTS = {
  en: {
    language: 'en-GB',
    titles: {
      turn: 'Your turn',
      half: 'Your turn: half of the time is over',
      last: 'Your turn: your time is nearly over',
      done: 'You’ve made your move',
      rematch: 'Another game?',
      declined: 'Your rematch was declined',
      round: 'Your next game is ready',
      found: 'Somebody wants to play',
      let_in: 'Somebody made a code for your account',
    },
    other: 'Something waits for you',
    with: (game, others) => `${game} with ${others}`,
    ends: (time) => `Your time ends ${time}.`,
    held: (time) => `Your seat is held until ${time}.`,
    made: (club, helper) => `${helper} of ${club} made it. If that’s wrong, open your page and void it.`,
  },
  de: {
    language: 'de-DE',
    titles: {
      turn: 'Du bist am Zug',
      half: 'Du bist am Zug: Die Hälfte der Zeit ist um',
      last: 'Du bist am Zug: Deine Zeit ist fast um',
      done: 'Dein Zug ist gemacht',
      rematch: 'Noch eine Partie?',
      declined: 'Deine Revanche wurde abgelehnt',
      round: 'Deine nächste Partie ist bereit',
      found: 'Jemand will mit dir spielen',
      let_in: 'Jemand hat einen Code für dein Konto erstellt',
    },
    other: 'Hier wartet etwas auf dich',
    with: (game, others) => `${game} mit ${others}`,
    ends: (time) => `Deine Zeit endet am ${time} Uhr.`,
    held: (time) => `Dein Platz ist bis ${time} Uhr reserviert.`,
    made: (club, helper) => `Von ${helper} im Club ${club}. Wenn das nicht stimmt, mach ihn auf deiner Seite ungültig.`,
  },
};

/** When a turn ends, in the time of this device. */
const WHEN = { weekday: 'long', hour: 'numeric', minute: '2-digit' };

/** Until when a seat is held. */
const UNTIL = { hour: 'numeric', minute: '2-digit', second: '2-digit' };

/** The text in the language that somebody chose here, or else in the browser's. */
async function chosen() {
  // Not every browser lets a worker see cookies.
  const cookie = await self.cookieStore?.get('language').catch(() => null);
  const language = cookie?.value ?? self.navigator?.language?.slice(0, 2);
  return TEXTS[language] ?? TEXTS.en;
}

self.addEventListener('push', (event) => {
  // Each alert shows something: a browser takes the permission away from a worker that is silent.
  event.waitUntil(
    chosen().then((text) => {
      const { title, options } = read(event.data, text);
      return self.registration.showNotification(title, options);
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table, kind } = event.notification.data ?? {};
  if (kind === 'found') event.waitUntil(goToSeek());
  else if (kind === 'let_in') event.waitUntil(goTo('/you'));
  else event.waitUntil(goTo(table ? `/t/${table}` : '/'));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

/** Returns title and options of a notification; there is one for anything that can't be read. */
function read(data, text) {
  try {
    const { kind, table, game, others = [], due = null } = data.json();
    const title = text.titles[kind];
    const found = kind === 'found';
    if (title && kind === 'let_in') return account(title, game, others, text);
    if (!title || !(found || /^[a-z0-9-]+$/.test(table))) throw new TypeError(kind);
    const form = new Intl.DateTimeFormat(text.language, found ? UNTIL : WHEN);
    const time = due === null ? '' : text[found ? 'held' : 'ends'](form.format(due));
    const names = new Intl.ListFormat(text.language).format(others.map(isolated));
    const body = [game && names ? text.with(game, names) : game, time].filter(Boolean);
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
    return { title: text.other, options: { body: 'Rumpus', tag: 'room', icon: '/favicon.svg' } };
  }
}

/** Returns a name so that letters from right to left reorder nothing around it, as in isolate.ts. */
const isolated = (name) => (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** Returns the notification about a code that somebody in a club has made for the account. */
function account(title, club, [helper], text) {
  const body = text.made(isolated(club), isolated(helper));
  return { title, options: { body, tag: 'account', icon: '/favicon.svg', data: { kind: 'let_in' } } };
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
