/** Manifest of KEYWORD: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keyword',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/keyword.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
};
