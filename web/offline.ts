/** Writes which files of the client work without a connection, for its service worker. */

import type { Plugin, Rolldown } from 'vite';
import { LANGUAGE } from './languages.ts';

/** Modules that begin what works then: the companion, lessons and local games, and rulebooks. */
const BEGINNINGS =
  /\/src\/ui\/(FrontDoor|companion\/CompanionPage|local\/LocalPage|lesson\/LessonPage|Notices)\.svelte$|\/games\/[^/]+\/(screens|lesson\/index|local\/index|companion\/index|figures\/index)\.ts$|\/docs\/rules\/(\w+\/)?\w+\.md\?raw$/;
/** Of what they load later, parts that need the room. */
const NEED_ROOM =
  /\/(replay|screen|review|admin|club|seek|you|entry)\/|\/(Lobby|ReplayPage)\.svelte$/;
const NAMED = /[\w-]+-[\w-]{8}\.(?:bin|css|js|svg|txt|webp|woff2?)/g;

/** The files that are needed for *begun*, with what they load later, except for parts of the room. */
function needed(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  );
  const always = new Set<string>();
  const found = new Set<string>();
  const climb = (name: string, into: Set<string>, later: boolean): void => {
    const chunk = chunks.get(name);
    if (!chunk || into.has(name)) return;
    into.add(name);
    for (const imported of chunk.imports) climb(imported, into, later && !always.has(imported));
    if (!later || always.has(name)) return;
    for (const imported of chunk.dynamicImports)
      if (!chunks.get(imported)?.facadeModuleId?.match(NEED_ROOM)) climb(imported, into, true);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) climb(fileName, always, false);
  for (const { fileName, moduleIds } of chunks.values())
    if (moduleIds.some((id) => BEGINNINGS.test(id))) climb(fileName, found, true);
  const named = new Set([...always, ...found]);
  // Style sheets, fonts and pictures, by their names in what needs them.
  for (const name of named) {
    const file = bundle[name];
    const text = file?.type === 'chunk' ? file.code : name.endsWith('.css') ? file?.source : '';
    const sheets = file?.type === 'chunk' ? (file.viteMetadata?.importedCss ?? []) : [];
    for (const sheet of sheets) named.add(sheet);
    for (const [asset] of String(text).matchAll(NAMED))
      if (bundle[`assets/${asset}`]?.type === 'asset' && !asset.endsWith('.css'))
        named.add(`assets/${asset}`);
  }
  return [...named].toSorted();
}

export function offline(): Plugin {
  return {
    name: 'rumpus-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      const files = [...needed(bundle).map((name) => `/${name}`), '/favicon.svg'];
      this.emitFile({
        type: 'asset',
        fileName: `offline-${LANGUAGE}.json`,
        source: JSON.stringify({ entry: entry?.fileName, files }),
      });
    },
  };
}
