/**
 * The pages of the room, each loaded when it is opened; `preloads.ts` lets the room name their
 * files in advance.
 */

export const PAGES = {
  door: () => import('./FrontDoor.svelte'),
  daily: () => import('./DailyPage.svelte'),
  clubs: () => import('./club/ClubPages.svelte'),
  you: () => import('./YouPage.svelte'),
  mail: () => import('./MailPage.svelte'),
  learn: () => import('./lesson/LessonPage.svelte'),
  ratings: () => import('./RatingsPage.svelte'),
  admin: () => import('./admin/AdminPage.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  table: () => import('./TableScreen.svelte'),
};
