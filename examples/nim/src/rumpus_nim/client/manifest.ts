/** Manifest of Nim: its colours, and what the room loads of it. */
import type { GameManifest } from 'rumpus/lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'nim',
  screens: () => import('./screens'),
  rulebook: () => import('../rules.md?raw'),
};
