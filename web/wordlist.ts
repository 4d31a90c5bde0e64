/** Writes the bundled word list, its families and its grades as small files for use without a connection. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const DATA = join(import.meta.dirname, '../src/rumpus/words/data');
const NAME = 'virtual:word-list';
const HEADER = { lex: 128, kin: 96 };
/** Classes that no level of a bot on a device tells apart count as the rarest of them. */
const CLASSES = [0, 1, 2, 3, 5, 5, 9, 9, 9, 9];
const CLASS = 15;
const NEVER = 128;
const LETTERS = (1 << 26) - 1;
const A = 65;
const SMALL_A = 97;

/** The words of a `.lex` file (`rumpus/words/layout.py`), each with its number there and grade, sorted. */
function wordsOf(raw: Buffer): { words: string[]; numbers: Map<number, number>; grades: Buffer } {
  const count = raw.readUInt32LE(12);
  const mask = (node: number): number => raw.readUInt32LE(HEADER.lex + 8 * node);
  // Words are numbered in the order of their nodes.
  const numberAt = new Map<number, number>();
  for (let node = 0; node < count; node += 1)
    if (mask(node) >= 2 ** 31) numberAt.set(node, numberAt.size);
  const words: string[] = [];
  const numbers = new Map<number, number>();
  const grades: number[] = [];
  const walk = (node: number, word: string): void => {
    const number = numberAt.get(node);
    if (number !== undefined) {
      numbers.set(number, words.length);
      words.push(word);
      const mark = raw[HEADER.lex + 8 * count + node] ?? 0;
      grades.push((CLASSES[mark & CLASS] ?? 0) | (mark & NEVER));
    }
    let child = raw.readUInt32LE(HEADER.lex + 8 * node + 4);
    for (let bit = 0; bit < 26; bit += 1)
      if (mask(node) & LETTERS & (1 << bit))
        walk(child++, word + String.fromCharCode(SMALL_A + bit));
  };
  walk(0, '');
  return { words, numbers, grades: Buffer.from(grades) };
}

/** Each word as a capital that counts the letters it shares with the one before, and the rest. */
function folded(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) shared += 1;
      before = word;
      return String.fromCharCode(A + shared) + word.slice(shared);
    })
    .join('');
}

/** The families of a `.kin` file (`rumpus/words/kin.py`), with words as places in the sorted list. */
function familiesOf(raw: Buffer, numbers: ReadonlyMap<number, number>): Buffer {
  const [words, forms, , names] = [12, 16, 20, 24].map((at) => raw.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const counts = HEADER.kin + names;
  const edges = counts + 2 * words + ((4 - ((2 * words) % 4)) % 4);
  const ways = raw.toString('ascii', HEADER.kin, counts).trim().split('\n');
  const numberOf = new Map([...numbers].map(([number, place]) => [place, number]));
  const bytes: number[] = [...Buffer.from(`${ways.join(' ')}\n`)];
  const put = (value: number): void => {
    for (let rest = value; ; rest >>>= 7) {
      bytes.push(rest > 127 ? (rest & 127) | 128 : rest);
      if (rest <= 127) return;
    }
  };
  for (const [table, start] of [0, forms].entries()) {
    const each = raw.subarray(counts + table * words, counts + (table + 1) * words);
    const begins = [start];
    for (const count of each) begins.push((begins.at(-1) ?? 0) + count);
    const found = Array.from({ length: words }, (_, place) => {
      const number = numberOf.get(place) ?? 0;
      return Array.from({ length: each[number] ?? 0 }, (_, at) =>
        raw.readUInt32LE(edges + 4 * ((begins[number] ?? 0) + at)),
      );
    });
    for (const one of found) bytes.push(one.length);
    for (const edge of found.flat()) put(((edge >>> 20) & 2047) * 2 + (edge >>> 31));
    for (const [place, one] of found.entries())
      for (const edge of one) {
        const away = (numbers.get(edge & 0xfffff) ?? 0) - place;
        put(away < 0 ? -2 * away - 1 : 2 * away);
      }
  }
  return Buffer.from(bytes);
}

type File = [path: string, content: Buffer];

/** The files by path. */
export function files(): { words: File; families: File; grades: File } {
  const { words, numbers, grades } = wordsOf(readFileSync(join(DATA, 'rumpus-en.lex')));
  const text = Buffer.from(folded(words));
  const families = familiesOf(readFileSync(join(DATA, 'rumpus-en.kin')), numbers);
  const named = (name: string, content: Buffer, ending: string): File => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [`assets/${name}-${hash}.${ending}`, content];
  };
  return {
    words: named('words', text, 'txt'),
    families: named('families', families, 'bin'),
    grades: named('grades', grades, 'bin'),
  };
}

/** Offers the paths of the files as a module, and the files with the build. */
export function wordList(): Plugin {
  let made: ReturnType<typeof files> | null = null;
  const get = (): ReturnType<typeof files> => {
    made ??= files();
    return made;
  };
  return {
    name: 'rumpus-word-list',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const { words, families, grades } = get();
      return `export const WORDS = '/${words[0]}'; export const FAMILIES = '/${families[0]}'; export const GRADES = '/${grades[0]}';`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = Object.values(get()).find(([path]) => request.url === `/${path}`);
        if (found) response.end(found[1]);
        else next();
      });
    },
    generateBundle() {
      for (const [fileName, source] of Object.values(get()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
