/** The front door, the daily board, practice, and a table by its name (`/t/maple-kettle-42`). */
export type Place =
  | { at: 'door' }
  | { at: 'daily' }
  | { at: 'practice' }
  | { at: 'table'; name: string }
  | { at: 'nowhere' };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads a path; whatever is no place is nowhere. */
export function placeOf(path: string): Place {
  if (path === '/') return { at: 'door' };
  if (path === '/daily' || path === '/daily/') return { at: 'daily' };
  if (path === '/practice' || path === '/practice/') return { at: 'practice' };
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1]?.toLowerCase();
  return table && NAME.test(table) ? { at: 'table', name: table } : { at: 'nowhere' };
}

/** Turns what somebody typed or pasted into a table name, or null: a name, or a link that ends in one. */
export function tableNameIn(typed: string): string | null {
  const last = typed.trim().toLowerCase().split('/').filter(Boolean).at(-1) ?? '';
  const name = last.replace(/\s+/g, '-');
  return NAME.test(name) ? name : null;
}

const here = $state<{ place: Place }>({ place: placeOf(location.pathname) });
let sitDown = false;

window.addEventListener('popstate', () => {
  here.place = placeOf(location.pathname);
});

/** Where we are. */
export function place(): Place {
  return here.place;
}

/** What an address has to ask for again: plain pictures, which a slow machine needs everywhere. */
export const asked = (): string =>
  new URLSearchParams(location.search).has('lowfx') ? '?lowfx' : '';

/** Goes somewhere in this room without loading the page again; *sit* to take a seat on arrival. */
export function go(path: string, sit = false): void {
  if (path !== location.pathname) history.pushState(null, '', path + asked());
  sitDown = sit;
  here.place = placeOf(path);
  window.scrollTo(0, 0);
}

/** Tells once whether one came here to sit down. */
export function cameToSit(): boolean {
  const came = sitDown;
  sitDown = false;
  return came;
}

/** Makes a plain click on a link go there by `go`; every other click stays the browser's. */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
