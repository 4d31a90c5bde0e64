/**
 * The pages of the room, each loaded when it is opened; `preloads.ts` lets the room name their
 * files in advance.
 */
import type { Component } from 'svelte';
import { DAILY, isKnown, manifestOf, PRACTICE } from '../games';
import type { Place } from '../lib/route.svelte';
import { page as text } from './messages/page';

export const PAGES = {
  door: () => import('./FrontDoor.svelte'),
  daily: () => import('./DailyPage.svelte'),
  clubs: () => import('./club/ClubPages.svelte'),
  you: () => import('./YouPage.svelte'),
  year: () => import('./you/YearPage.svelte'),
  against: () => import('./you/AgainstPage.svelte'),
  mail: () => import('./MailPage.svelte'),
  learn: () => import('./lesson/LessonPage.svelte'),
  companion: () => import('./companion/CompanionPage.svelte'),
  local: () => import('./local/LocalPage.svelte'),
  ratings: () => import('./RatingsPage.svelte'),
  admin: () => import('./admin/AdminPage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  screen: () => import('./screen/BigScreen.svelte'),
  table: () => import('./TableScreen.svelte'),
};

type Shown = Component<Record<string, unknown>>;

/** A page with its properties; another *key* begins it anew, and *what* is said while it loads. */
interface Opened {
  load: () => Promise<{ default: Shown }>;
  props: Record<string, unknown>;
  key: string | null;
  what: string;
}

const page = (
  load: () => Promise<{ default: Component<never> }>,
  props: object = {},
  key: string | null = null,
  what = text.opening,
): Opened => ({
  load: load as unknown as Opened['load'],
  props: props as Record<string, unknown>,
  key,
  what,
});

const practice = async (): Promise<{ default: Component }> => {
  if (!PRACTICE) throw new Error('nobody leads here');
  return { default: (await PRACTICE.load()).Practice };
};

/** Returns the page of a place, or undefined if there is none. */
export function opened(here: Place): Opened | undefined {
  switch (here.at) {
    case 'daily':
      return DAILY && page(PAGES.daily, { game: DAILY });
    case 'clubs':
    case 'club':
      return page(PAGES.clubs, { here });
    case 'learn': {
      const taught = isKnown(here.game) && manifestOf(here.game).lesson;
      return taught ? page(PAGES.learn, here, here.game, text.openingLesson) : undefined;
    }
    case 'year':
      return page(PAGES.year, here, String(here.year));
    case 'against':
      return page(PAGES.against, here, here.opponent);
    case 'replay':
      return page(PAGES.replay, here, here.name, text.openingReplay);
    case 'screen':
      return page(PAGES.screen, here, here.name, text.openingScreen);
    case 'table':
      return page(PAGES.table, here, here.name);
    case 'practice':
      return PRACTICE && page(practice, {}, null, PRACTICE.opening);
    case 'nowhere':
      return undefined;
    default:
      return page(PAGES[here.at], here);
  }
}
