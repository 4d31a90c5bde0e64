/** Games from elsewhere: the client folders that `RUMPUS_GAMES` lists, as three modules. */

import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folders, each with a `manifest.ts`; `rumpus games --clients` prints them. */
export const FOLDERS = (process.env.RUMPUS_GAMES ?? '')
  .split(delimiter)
  .filter((folder) => folder !== '')
  .map((folder) => resolve(folder));

/** Return an import for each folder: an export of one of its files, under a numbered name. */
const imports = (name: string, file: string): string[] =>
  FOLDERS.map(
    (folder, at) =>
      `import { ${name} as ${name}${at} } from ${JSON.stringify(join(folder, file))};`,
  );

/** The companion of each folder that has one, loaded when it is asked for. */
const companions = FOLDERS.map((folder, at) => [join(folder, 'companion/index.ts'), at] as const)
  .filter(([file]) => existsSync(file))
  .map(
    ([file, at]) =>
      `[manifest${at}.name]: async () => (await import(${JSON.stringify(file)})).companion`,
  );

const MANIFESTS = imports('manifest', 'manifest.ts');
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'virtual:games-elsewhere': [
    ...MANIFESTS,
    `export default [${FOLDERS.map((_, at) => `manifest${at}`)}];`,
  ],
  // Keyed by the name in the manifest.
  'virtual:shelves-elsewhere': [
    ...MANIFESTS,
    ...imports('shelf', 'shelf.ts'),
    `export default {${FOLDERS.map((_, at) => `[manifest${at}.name]: shelf${at}`)}};`,
  ],
  'virtual:companions-elsewhere': [...MANIFESTS, `export default {${companions}};`],
};

export function elsewhere(): Plugin {
  return {
    name: 'rumpus-games-elsewhere',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load: (id) => MODULES[id.slice(1)]?.join('\n') ?? null,
  };
}
