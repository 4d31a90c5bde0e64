/** Manifest of ICECOOL 2: what the room shows of it, and which screens it loads. */
import type { GameManifest } from '../../lib/manifest';
import Icon from './picture/Icon.svelte';
import Picture from './picture/Picture.svelte';
import Mark from './practice/Mark.svelte';
import './theme.css';

export const manifest: GameManifest = {
  name: 'icecool',
  order: 4,
  line: 'Flick your penguin through the school.',
  aim: 'As a Runner you flick your penguin through the three doors where your fish hang; as the Catcher you bump into Runners and take their ID cards. Fish and ID cards bring points, and most points win.',
  players: '2 to 4 players, about 30 min',
  quick: 'three rounds, everyone is the Catcher once, a minute for each flick',
  quickOptions: { turn: 60 },
  levels: {
    gentle: 'A shaky hand: many flicks miss the door.',
    fair: 'Aims well enough, and misses now and then.',
    sharp: 'A steady hand that finds the door.',
  },
  Icon,
  Picture,
  ring: { radius: 164 },
  screens: () => import('./screens'),
  figures: () => import('./figures'),
  practice: {
    opening: 'Opening the school',
    icon: 'school',
    Mark,
    load: () => import('./practice'),
  },
  exhibit: {
    title: 'Flick of the day',
    order: 1,
    load: () => import('./door/FlickOfTheDay.svelte'),
  },
};
