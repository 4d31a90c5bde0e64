import { step } from './layers';

/**
 * A page of the room; a table and a club are found by name (`/t/maple-kettle-42`), and a replay by
 * that of its table, or null for a record from a file.
 *
 * `/t/maple-kettle-42/7` is a moment of a finished game, such as its seventh turn.
 */
export type Place =
  | { at: 'door' }
  | { at: 'daily' }
  | { at: 'practice' }
  | { at: 'you' }
  | { at: 'year'; year: number }
  | { at: 'against'; opponent: string }
  | { at: 'mail' }
  | { at: 'clubs' }
  | { at: 'club'; name: string; evening: boolean }
  | { at: 'ratings' }
  | { at: 'admin'; section: string; id: string }
  | { at: 'learn'; game: string }
  | { at: 'companion' | 'local'; game: string | null }
  | { at: 'table'; name: string; moment?: number }
  | { at: 'screen'; name: string }
  | { at: 'replay'; name: string | null }
  | { at: 'nowhere' };

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The path of a table in a link to any room. */
const LINKED = /\/t\/([a-z0-9-]+)/;
/** A table's name in the middle of a sentence. */
const WITHIN = /[a-z]+-[a-z]+-[a-z0-9]+/;
/** Dashes into which phones turn hyphens. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const ROUND = /^[^a-z0-9]+|[^a-z0-9]+$/g;

/** Parses a path; an unknown one becomes the place `nowhere`. */
export function placeOf(path: string): Place {
  if (path === '/') return { at: 'door' };
  if (path === '/daily' || path === '/daily/') return { at: 'daily' };
  if (path === '/practice' || path === '/practice/') return { at: 'practice' };
  if (path === '/you' || path === '/you/') return { at: 'you' };
  const year = /^\/you\/(20\d\d)\/?$/.exec(path)?.[1];
  if (year) return { at: 'year', year: Number(year) };
  const opponent = /^\/you\/against\/(\d{1,15}-\d{1,3})\/?$/.exec(path)?.[1];
  if (opponent) return { at: 'against', opponent };
  if (path === '/mail' || path === '/mail/') return { at: 'mail' };
  if (path === '/clubs' || path === '/clubs/') return { at: 'clubs' };
  const club = /^\/c\/([a-z0-9-]+)(\/evening)?\/?$/.exec(path);
  if (club?.[1]) return { at: 'club', name: club[1], evening: club[2] !== undefined };
  if (path === '/ratings' || path === '/ratings/') return { at: 'ratings' };
  const admin = /^\/admin(?:\/([a-z]+)(?:\/([\w-]+))?)?\/?$/.exec(path);
  if (admin) return { at: 'admin', section: admin[1] ?? '', id: admin[2] ?? '' };
  const [, at, game = null] =
    /^\/(learn|companion|local)(?:\/([a-z][a-z0-9_]*))?\/?$/.exec(path) ?? [];
  if (at === 'companion' || at === 'local') return { at, game };
  if (game) return { at: 'learn', game };
  if (/^\/replay\/?$/.test(path)) return { at: 'replay', name: null };
  const [, part = '', rest] =
    /^\/t\/([^/]+)(?:\/(replay|screen|[1-9]\d{0,4}))?\/?$/.exec(path) ?? [];
  const name = plain(part).replace(ROUND, '');
  if (!NAME.test(name)) return { at: 'nowhere' };
  if (rest === 'replay' || rest === 'screen') return { at: rest, name };
  return { at: 'table', name, ...(rest && { moment: Number(rest) }) };
}

/**
 * Turns what somebody typed or pasted into a table name, or null.
 *
 * It may be a name, a link with anything that a messenger has appended, or either within a sentence.
 */
export function tableNameIn(typed: string): string | null {
  const text = plain(typed);
  const found = LINKED.exec(text)?.[1] ?? WITHIN.exec(text)?.[0] ?? spoken(text);
  const name = found?.replace(ROUND, '') ?? '';
  return NAME.test(name) ? name : null;
}

/** A name typed as words. */
const spoken = (text: string): string | undefined =>
  WITHIN.exec(text.trim().replace(/\s+/g, '-'))?.[0];

/** The path of a table, or of a moment of its game. */
export function pathOf({ name, moment }: { name: string; moment?: number | undefined }): string {
  return moment === undefined ? `/t/${name}` : `/t/${name}/${moment}`;
}

/** Lower case, real hyphens, and percent-decoded. */
function plain(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // A lone percent sign encodes nothing.
  }
  return decoded.toLowerCase().replace(DASHES, '-');
}

const here = $state<{ place: Place }>({ place: placeOf(location.pathname) });
let sitDown = false;

// People copy the address, so it is corrected: a stray full stop would be copied, too.
if (here.place.at === 'table' && location.pathname !== pathOf(here.place)) {
  history.replaceState(null, '', `${pathOf(here.place)}${location.search}${location.hash}`);
}

window.addEventListener('popstate', () => {
  here.place = placeOf(location.pathname);
});

/** Where we are. */
export function place(): Place {
  return here.place;
}

/** Goes to an address of this room without a reload; with *sit*, takes a seat on arrival. */
export function go(path: string, sit = false): void {
  const [plainPath = ''] = path.split(/[?#]/, 1);
  function arrive(): void {
    sitDown = sit;
    here.place = placeOf(plainPath);
    window.scrollTo(0, 0);
  }
  if (path === location.pathname) arrive();
  else step(path, arrive);
}

/** The table that leads back to a page, and the page; kept over a reload. */
const EXIT = 'rumpus.exit';
let exit = ['', '/'];
try {
  exit = (sessionStorage.getItem(EXIT) ?? ' /').split(' ');
} catch {
  // Without storage, a table leads to the front door after a reload.
}

/** Makes a table lead back to a page: to the evening that it belongs to. */
export function leadBack(table: string, path: string): void {
  exit = [table, path];
  try {
    sessionStorage.setItem(EXIT, exit.join(' '));
  } catch {
    // As above.
  }
}

/** The page to which a table leads back; by itself the front door. */
export const exitOf = (table: string): string => (exit[0] === table ? (exit[1] ?? '/') : '/');

/** Returns once whether the viewer came here to sit down. */
export function cameToSit(): boolean {
  const came = sitDown;
  sitDown = false;
  return came;
}

/** Handles a plain click on a link with `go`; leaves every other click to the browser. */
export function link(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  const { hash, pathname, search } = event.currentTarget;
  go(pathname + search + hash);
}
