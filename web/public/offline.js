/*
 * Part of the service worker: what works without a connection.
 *
 * A page that wants it sends `{ keep: language }`. Then the files of this build are kept, and those of
 * the build before, which an open page may still need. Pages come from the room whenever it answers.
 */

const KEPT = 'rumpus ';
/** In a cache, the page of the client, and when the last of its files was kept. */
const PAGE = '/';
const MARK = '/kept';
const BUILDS = 2;
const AT_ONCE = 6;
/** A connection that takes longer than this for a page counts as none, in ms. */
const PATIENCE = 8_000;
/** What pages ask the room for and can do with as it was. */
const ANSWERS = new Set(['/api/games']);
const FILES = /^\/assets\/|^\/favicon/;
/** What isn't a page of the client. */
const OTHERS = /^\/(api|docs|p|metrics|healthz)\b/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const language = event.data?.keep;
  if (!/^[a-z]{2}$/.test(language)) return;
  const answer = (kept) => event.ports[0]?.postMessage({ kept });
  event.waitUntil(keep(language).then(() => answer(true), () => answer(false)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHERS.test(pathname)) event.respondWith(pageOf(request));
  } else if (FILES.test(pathname)) event.respondWith(fileOf(request, pathname));
  else if (ANSWERS.has(pathname)) event.respondWith(answerOf(request, pathname));
});

/** Keeps all files of the current build; rejects if one can't be fetched. */
async function keep(language) {
  const { entry, files } = await (await got(`/offline-${language}.json`, 'no-cache')).json();
  const cache = await caches.open(KEPT + entry);
  if (!(await cache.match(MARK))) {
    const page = await got('/companion', 'reload');
    // The room may have been renewed between the two answers.
    if (!(await page.clone().text()).includes(entry)) throw new Error('another build');
    const rest = [...files];
    const next = async () => {
      for (let file = rest.pop(); file; file = rest.pop())
        await cache.put(file, (await found(file)) ?? (await got(file, 'default')));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    for (const path of ANSWERS) await cache.put(path, await got(path, 'no-cache'));
    await cache.put(PAGE, page);
  }
  await cache.put(MARK, new Response(String(Date.now())));
  await forget();
}

/** Fetches a file; rejects unless it is there. */
async function got(path, cache) {
  const answer = await fetch(path, { cache });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

const found = (path) => caches.match(path, { ignoreVary: true });

/** The caches of whole builds, the latest first. */
async function builds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT));
  const dated = await Promise.all(
    names.map(async (name) => {
      const mark = await (await caches.open(name)).match(MARK);
      return { name, at: mark ? Number(await mark.text()) : 0 };
    }),
  );
  return dated.sort((one, other) => other.at - one.at);
}

async function forget() {
  for (const { name } of (await builds()).slice(BUILDS)) await caches.delete(name);
}

/** The cache of the latest whole build, or undefined. */
async function latest() {
  const [first] = await builds();
  return first?.at ? caches.open(first.name) : undefined;
}

/** The page from the room; the kept one if there is no connection. */
async function pageOf(request) {
  const kept = await (await latest())?.match(PAGE);
  if (!kept) return fetch(request);
  try {
    return await Promise.race([fetch(request), late()]);
  } catch {
    return kept;
  }
}

const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE));

/** A file whose name holds its hash; once fetched, it is kept with the build. */
async function fileOf(request, pathname) {
  const kept = await found(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await latest())?.put(pathname, answer.clone());
  return answer;
}

/** An answer of the room; the last one if there is no connection. */
async function answerOf(request, pathname) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await latest())?.put(pathname, answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await latest())?.match(pathname);
    if (kept) return kept;
    throw error;
  }
}
