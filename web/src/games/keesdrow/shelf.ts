/** Shelf of Keesdrow: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import { shelf as text } from './messages/shelf';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  ...text,
  order: 1,
  // Nobody likes to be bluffed by a machine, so its words are checked; and a machine doesn't mind
  // if people learn which words they missed.
  quickOptions: { words: 'checked', turns: 10, review: 'two' },
  duplicate: true,
  local: true,
  Icon,
  Picture,
  ring: { radius: 168 },
};
