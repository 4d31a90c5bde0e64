/** Manifest of Keesdrow: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keesdrow',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/keesdrow.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
  daily: 'One Keesdrow board, the same for everybody: ten turns of two minutes, alone.',
  exhibit: {
    title: 'Bots at play',
    order: 2,
    load: () => import('./door/BotsPlay.svelte'),
  },
};
