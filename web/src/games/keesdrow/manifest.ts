/** Manifest of Keesdrow: its colours, and what the room loads of it. */
import type { GameManifest } from '../../lib/manifest';
import { manifest as text } from './messages/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'keesdrow',
  screens: () => import('./screens'),
  rulebook: () => import('../../../../docs/rules/keesdrow.md?raw'),
  figures: () => import('./figures'),
  lesson: () => import('./lesson'),
  tips: () => import('./lesson/tips'),
  feats: () => import('./messages/feats'),
  daily: text.daily,
  exhibit: {
    title: text.exhibit,
    order: 2,
    load: () => import('./door/BotsPlay.svelte'),
  },
};
