/** What the room shows and loads of Keep Your Cool. */
import type { GameManifest } from '../../lib/manifest';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keep_your_cool',
  order: 3,
  line: 'Match tiles, say words, guard your flags.',
  aim: 'One player turns tiles to find pairs, and the other takes the tiles over by saying a word with the first and the last letter of the key word. Meanwhile both can reach for a flag: hold Reach to take theirs, and press STOP when a hand comes for yours.',
  players: '2 players, about 5 min',
  quick: 'six pairs, and the first flag wins',
  quickOptions: {},
  levels: {
    gentle: 'Forgets tiles, and is easily startled.',
    fair: 'Remembers most tiles and guards its flags.',
    sharp: 'Finds pairs and words fast, and reaches when you are busy.',
  },
  Icon,
  Picture,
  ring: { radius: 168 },
  screens: () => import('./screens'),
  figures: () => import('./figures'),
};
