/** Files of the build: modules that are needed at the same moment share one, since each costs a request. */

import type { CodeSplittingNameFunction } from 'rolldown';

type Found = ReadonlySet<string>;

const DOOR = /\/ui\/FrontDoor\.svelte$/;
/** Pages without a running game, exhibits of the front door, and the search for a player. */
const BEFORE =
  /\/ui\/(FrontDoor|DailyPage|YouPage|RatingsPage|you\/Games|Lobby|lobby\/OtherEnd|entry\/(Askers|Doorstep)|NameForm|door\/SlowGames|you\/Holiday)\.svelte$|\/ui\/seek\/index\.ts$|\/games\/[^/]+\/door\//;
const PLAY = /\/ui\/TableScreen\.svelte$|\/screens\.ts$|\/practice\/index\.ts$/;
const DRAWERS =
  /\/ui\/(Rulebook|table\/(Leaving|PendingStrip|Rules|Settings|Talk)|talk\/Sayings)\.svelte$/;
const YOU = /\/ui\/(YouPage|RatingsPage|you\/Games)\.svelte$/;
/** Text and dates of slow games, which few pages need. */
const SLOW = /\/ui\/(slow\/|messages\/slow)/;
const LOBBY = /\/ui\/(Lobby|lobby\/OtherEnd|entry\/(Askers|Doorstep))\.svelte$/;
const AFTER = /\/ui\/table\/(?!TurnAlert)\w+\.svelte$|\/end\/(End\.svelte|share\.ts)$/;
/** Parts of a table beside its first screen. */
const ASIDE =
  /\/ui\/(Lobby|lobby\/OtherEnd|entry\/(Askers|Doorstep)|Rulebook|table\/(Leaving|PendingStrip|Rules|Settings|Talk|TurnAlert)|talk\/Sayings)\.svelte$/;
/** The parts that a game loads after its first screen: its `soon`. */
const SOON = /\/games\/[^/]+\/(play|moderator|reveal)\/\w+\.svelte$/;
const ENDING = /\/end\/(End\.svelte|share\.ts)$/;

/** Pages and parts that few need at first: what they share with others lies where it would without them. */
const RARE =
  /\/ui\/(club\/(ClubPages|LetIn)|admin\/AdminPage|screen\/BigScreen|ReplayPage|MailPage|you\/(YearPage|AgainstPage|Charts|Confirm|Helpers|OwnDevice|Recovery)|Notices|companion\/CompanionPage|entry\/SentAway|table\/SharePanel|replay\/sketch\/NoteReport)\.svelte$|PlayThis\.svelte$|\/games\/[^/]+\/(replay|screen|companion)\/index\.ts$/;
/** Lessons, offers and tips: as rare, but each of them small. */
const LESSON = /\/ui\/lesson\/\w+\.svelte$|\/games\/[^/]+\/lesson\/\w+\.ts$/;
/** Games against a bot on one device. */
const LOCAL = /\/ui\/local\/\w+\.svelte$|\/games\/[^/]+\/local\/index\.ts$/;
/** The word list of a device, and whether pages are kept there: for companions and local games. */
const DEVICE =
  /\/companion\/wordList\.ts$|\/ui\/(Keeping\.svelte|companion\/companion\.css)$|\/messages\/(\w+\/)?keeping\.ts$/;
/** QR codes, for the lobby and for clubs. */
const QR = /\/lib\/QrCode\.svelte|\/uqr\//;
/** The setting for alerts, which no page shows at first. */
const ALERTS =
  /\/ui\/(table\/(Alerts\.svelte|wantAlert)|you\/(DeviceAlerts|MailForm)\.svelte|slow\/TellMe|messages\/(alerts|mail))|\/(net|state)\/(push|mail)\.ts/;
/** What the pages that look back share; the rarest of all. */
const YEARS = /\/ui\/(you\/(Back|Bars|dates|Figures|Graph|results)|messages\/(\w+\/)?year)\b/;
/** What helps members back in: text and requests of a part of a club's page, and of one's own. */
const HELPERS = /\/(ui\/messages\/(\w+\/)?helpers|net\/helpers)\b/;
const PRACTICE = /\/practice\/index\.ts$/;
const IN_GAME = /\/games\/([^/]+)\//;
/** Data of the server that screens read, too. */
const DATA = /\/src\/rumpus\/.*\.json$/;

const some = (found: Found, pattern: RegExp): boolean => [...found].some((id) => pattern.test(id));
const every = (found: Found, pattern: RegExp): boolean =>
  [...found].every((id) => pattern.test(id));

/** Return the name of the file for a module, or null to keep it with the module that imports it. */
export const chunkOf: CodeSplittingNameFunction = (module, modules) => {
  // Loading begins at the entry and at each module that is imported dynamically.
  const beginnings = new Set<string>();
  const seen = new Set<string>();
  const climb = (id: string): void => {
    const info = modules.getModuleInfo(id);
    if (!info || seen.has(id)) return;
    seen.add(id);
    if (info.isEntry) beginnings.add('entry');
    if (info.dynamicImporters.length > 0) beginnings.add(id);
    info.importers.forEach(climb);
  };
  climb(module);
  if (QR.test(module)) return 'qr';
  if (ALERTS.test(module)) return 'alerts';
  if (YEARS.test(module)) return 'years';
  if (HELPERS.test(module)) return 'helpers';
  if (DEVICE.test(module)) return 'device';
  let rarely = false;
  if (beginnings.size > 1) {
    if (every(beginnings, LOCAL)) return 'local';
    if ([...beginnings].every((id) => LESSON.test(id) || LOCAL.test(id)) && some(beginnings, LOCAL))
      return 'apart';
    if (every(beginnings, LESSON)) return `${IN_GAME.exec(module)?.[1] ?? 'any'}-lesson`;
    const rare = [...beginnings].filter((id) => RARE.test(id) || LESSON.test(id) || LOCAL.test(id));
    if (rare.length === beginnings.size) return IN_GAME.test(module) ? null : 'rare';
    for (const id of rare) beginnings.delete(id);
    rarely = rare.length > 0;
  }

  if (SLOW.test(module)) return 'slow';
  const played = some(beginnings, PLAY);
  const game = IN_GAME.exec(module)?.[1] ?? null;
  if ((game !== null || DATA.test(module)) && !beginnings.has('entry')) {
    if (every(beginnings, ENDING)) return `${game}-end`;
    if (every(beginnings, SOON)) return `${game}-soon`;
    if (every(beginnings, BEFORE)) return some(beginnings, DOOR) ? 'door' : null;
    // Practice needs a part of the game's screens, and the front door a smaller one.
    return played && !some(beginnings, PRACTICE) && !some(beginnings, BEFORE) ? game : null;
  }
  if (beginnings.has('entry') || (played && some(beginnings, DOOR))) return 'shared';
  if (every(beginnings, DRAWERS)) return 'drawers';
  if (every(beginnings, AFTER)) return 'ending';
  if (every(beginnings, LOBBY)) return 'lobby';
  if (every(beginnings, YOU)) return beginnings.size > 1 ? 'you' : null;
  // By itself, a module that rare parts need, too, would be a separate file.
  if (beginnings.size < 2) return rarely && played ? 'play' : null;
  if (every(beginnings, ASIDE)) return 'aside';
  if (some(beginnings, DOOR)) return every(beginnings, BEFORE) ? 'door' : 'shared';
  if (played) return 'play';
  return module.includes('/lib/figure/') ? 'figure' : 'table';
};
