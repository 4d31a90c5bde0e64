/** Writes which files each page loads by itself, so that the room can name them with the page. */

import type { Plugin } from 'vite';

/** The modules that a page begins with, and what the room calls the page. */
const BEGINNINGS: readonly [RegExp, string][] = [
  [/\/src\/ui\/FrontDoor\.svelte$/, 'door'],
  [/\/src\/ui\/DailyPage\.svelte$/, 'daily'],
  [/\/src\/ui\/YouPage\.svelte$/, 'you'],
  [/\/src\/ui\/club\/ClubPages\.svelte$/, 'c'],
  [/\/src\/ui\/RatingsPage\.svelte$/, 'ratings'],
  [/\/src\/ui\/admin\/AdminPage\.svelte$/, 'admin'],
  [/\/src\/ui\/ReplayPage\.svelte$/, 'replay'],
  [/\/src\/ui\/screen\/BigScreen\.svelte$/, 'screen'],
  [/\/src\/ui\/TableScreen\.svelte$/, 'table'],
  [/\/src\/games\/[^/]+\/practice\/index\.ts$/, 'practice'],
  [/\/src\/games\/([^/]+)\/screens\.ts$/, 'table of $1'],
];

export function preloads(): Plugin {
  return {
    name: 'rumpus-preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** The file and whatever it imports, with the style sheets of them all. */
      const closure = (fileName: string, found = new Set<string>()): Set<string> => {
        const chunk = byName.get(fileName);
        if (chunk === undefined || found.has(fileName)) return found;
        found.add(fileName);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
        for (const imported of chunk.imports) closure(imported, found);
        return found;
      };
      const entry = chunks.find((chunk) => chunk.isEntry);
      const always = entry === undefined ? new Set() : closure(entry.fileName);
      const pages: Record<string, string[]> = {};
      for (const chunk of chunks) {
        for (const [pattern, page] of BEGINNINGS) {
          const begun = chunk.moduleIds
            .map((id) => pattern.exec(id))
            .find((found) => found !== null);
          if (!begun) continue;
          const name = page.replace('$1', begun[1] ?? '');
          pages[name] = [...closure(chunk.fileName)].filter((file) => !always.has(file));
        }
      }
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(pages) });
    },
  };
}
