/** Games from elsewhere: the client folders that `RUMPUS_GAMES` lists, as one module of manifests. */

import { delimiter, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:games-elsewhere';
const LOADED = `\0${MODULE}`;

/** The folders, each with a `manifest.ts`; `rumpus games --clients` prints them. */
export const FOLDERS = (process.env.RUMPUS_GAMES ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '')
  .map((folder) => resolve(folder));

export function elsewhere(): Plugin {
  const imported = FOLDERS.map((folder, at) => {
    const file = JSON.stringify(join(folder, 'manifest.ts'));
    return `import { manifest as game${at} } from ${file};`;
  });
  return {
    name: 'rumpus-games-elsewhere',
    resolveId: (id) => (id === MODULE ? LOADED : null),
    load: (id) =>
      id === LOADED
        ? [...imported, `export default [${FOLDERS.map((_, at) => `game${at}`)}];`].join('\n')
        : null,
  };
}
