/** The games that this client has screens for, each in a chunk of its own. */
import type { GameModule } from './game';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts');

/** Fetches the screens of a game; rejects where there are none or the line is gone. */
export function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[`../games/${name}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no screens for ${name}`));
}
