/** Shelf of KEYWORD: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  order: 2,
  line: 'Longest word takes the round.',
  aim: 'Everyone lays a word at the same time; the longest wins the round, and its player keeps the cards. Be the first to spell the keyword with the letters you’ve kept, and you win.',
  players: '2 to 6 players, about 25 min',
  quick: 'a five-letter keyword, 60 s a round',
  // With seven letters, the keyword hardly ever decides a game of three or more.
  quickOptions: { keyword: 'crane', timer: 60 },
  levels: {
    gentle: 'Plays short, common words and seldom swaps cards.',
    fair: 'A good home player.',
    sharp: 'Spots long words and collects the keyword.',
  },
  Icon,
  Picture,
  ring: { radius: 166, square: true },
};
