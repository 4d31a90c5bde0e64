/** Shelf of ICECOOL 2: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import { shelf as text } from './messages/shelf';
import Icon from './picture/Icon.svelte';
import Mark from './picture/Mark.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  ...text,
  order: 4,
  quickOptions: { turn: 60 },
  Icon,
  Picture,
  Mark,
  ring: { radius: 164 },
};
