/** Manifest of ICECOOL 2: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'icecool',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/icecool.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
  practice: {
    opening: 'Opening the school',
    icon: 'school',
    load: () => import('./practice'),
  },
  exhibit: {
    title: 'Flick of the day',
    order: 1,
    load: () => import('./door/FlickOfTheDay.svelte'),
  },
};
