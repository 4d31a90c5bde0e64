/** The pages of the room, each loaded when somebody comes to it; `preloads.ts` has them sent early. */

export const PAGES = {
  door: () => import('./FrontDoor.svelte'),
  daily: () => import('./DailyPage.svelte'),
  table: () => import('./TableScreen.svelte'),
};
