/** Shelf of ICECOOL 2: its sentences and pictures before a game begins. */
import type { GameShelf } from '../../lib/manifest';
import Icon from './picture/Icon.svelte';
import Mark from './picture/Mark.svelte';
import Picture from './picture/Picture.svelte';

export const shelf: GameShelf = {
  order: 4,
  line: 'Flick your penguin through the school.',
  aim: 'As a Runner you flick your penguin through the three doors where your fish hang; as the Catcher you bump into Runners and take their ID cards. Fish and ID cards earn points, and the player with the most points wins.',
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
  Mark,
  ring: { radius: 164 },
};
