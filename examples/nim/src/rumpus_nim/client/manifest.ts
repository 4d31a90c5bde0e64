/** Manifest of Nim: its colours, and the parts that the room loads. */
import type { GameManifest } from 'rumpus/lib/manifest';
import './theme.css';

export const manifest: GameManifest = {
  name: 'nim',
  screens: () => import('./screens'),
  rulebook: () => import('../rules.md?raw'),
};
