/** Manifest of ICECOOL 2: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import { manifest as text } from './messages/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'icecool',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/icecool.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
  scene: true,
  practice: {
    opening: text.practice,
    icon: 'school',
    load: () => import('./practice'),
  },
  exhibit: {
    title: text.exhibit,
    order: 1,
    load: () => import('./door/FlickOfTheDay.svelte'),
  },
};
