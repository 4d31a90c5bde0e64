/** Manifest of Keep Your Cool: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keep_your_cool',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/keep_your_cool.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
};
