/** What the room shows and loads of KEYWORD. */
import type { GameManifest } from '../../lib/manifest';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keyword',
  order: 2,
  line: 'Longest word takes the round.',
  aim: 'All lay a word at the same time, and the longest word takes the round: its cards stay with you. Be the first to spell the keyword with letters of the words you kept, and you win.',
  players: '2 to 6 players, about 25 min',
  quick: 'a keyword of five letters, 60 s a round',
  // With seven letters the keyword hardly ever decides a game of three or more.
  quickOptions: { keyword: 'crane', timer: 60 },
  levels: {
    gentle: 'Short common words, and seldom changes its cards.',
    fair: 'A good home player.',
    sharp: 'Sees the long words, and collects the keyword.',
  },
  Icon,
  Picture,
  ring: { radius: 166, square: true },
  screens: () => import('./screens'),
  figures: () => import('./figures'),
};
