/** Shelf of KEYWORD: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import { shelf as text } from './messages/shelf';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  ...text,
  order: 2,
  // With seven letters, the keyword hardly ever decides a game of three or more.
  quickOptions: { keyword: 'crane', timer: 60 },
  local: true,
  Icon,
  Picture,
  ring: { radius: 166, square: true },
};
