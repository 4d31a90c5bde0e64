/** Shelf of Keep Your Cool: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import { shelf as text } from './messages/shelf';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  ...text,
  order: 3,
  quickOptions: {},
  Icon,
  Picture,
  ring: { radius: 168 },
};
