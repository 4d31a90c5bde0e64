/** Builds the client in one language: text lies in `messages` folders, its translation in `de` within. */

import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The language of the sources, which is also that of every text that has no translation. */
const FIRST = 'en';
/** Where text lies: message files, and the rulebooks. */
const TEXT = /^(.*\/(?:messages|docs\/rules)\/)([^/?]+\.(?:ts|md))(\?.*)?$/;

/** The place of a text in another language. */
export function twinOf(id: string, language: string): string | null {
  const found = TEXT.exec(id);
  return found && `${found[1]}${language}/${found[2]}${found[3] ?? ''}`;
}

/** What the page says before the client runs. */
const PAGE: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  de: [
    ['lang="en"', 'lang="de"'],
    ['/manifest.webmanifest', '/manifest-de.webmanifest'],
    [
      'Table games in the browser. Pull up a chair: no account needed to sit down.',
      'Gesellschaftsspiele im Browser. Setz dich dazu: Du brauchst kein Konto.',
    ],
    ['Opening the table', 'Der Tisch wird gedeckt'],
    [
      'Rumpus needs JavaScript to set the table.',
      'Rumpus braucht JavaScript, um den Tisch zu decken.',
    ],
  ],
};

/** The language that is built. */
export const LANGUAGE = process.env.RUMPUS_LANGUAGE ?? FIRST;

/** Takes texts from their translations. */
export function translated(language = LANGUAGE): Plugin {
  return {
    name: 'rumpus-translated',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === FIRST) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const twin = found && twinOf(found.id, language);
      // A translation may build on what it translates.
      if (!twin || twin === importer || !existsSync(twin.replace(/\?.*/, ''))) return found;
      return { ...found, id: twin };
    },
  };
}

/** Writes the page of a translation into a folder beside the page of the sources. */
export function edition(language = LANGUAGE): Plugin {
  return {
    name: 'rumpus-edition',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: (html) =>
      (PAGE[language] ?? []).reduce((page, [from, to]) => page.replace(from, to), html),
    generateBundle(_, bundle) {
      if (language === FIRST) return;
      for (const name of ['index.html', 'preloads.json']) {
        const file = bundle[name];
        if (file) file.fileName = `${language}/${name}`;
      }
    },
  };
}
