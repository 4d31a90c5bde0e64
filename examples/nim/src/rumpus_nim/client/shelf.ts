/** Shelf of Nim: its sentences and pictures before a game begins. */
import type { GameShelf } from 'rumpus/lib/manifest';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  order: 100,
  line: 'Take the last stone.',
  aim: 'Take one, two or three stones in turn. Take the last one, and you win.',
  players: '2 players, about 2 min',
  quick: '21 stones',
  quickOptions: { stones: 21 },
  levels: {
    gentle: 'Takes what comes to mind.',
    sharp: 'Counts in fours.',
  },
  Icon,
  Picture,
  ring: { radius: 166 },
};
