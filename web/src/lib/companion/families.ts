/**
 * Word families on this device, as the room has them (`rumpus.words.families`): two words are of one
 * family if they share a base that is at most one suffix away from each (KYC-15).
 */
import { FAMILIES } from 'virtual:word-list';
import { fetched, loadWords, type WordList } from './wordList';

/** *word* is *base* with *how* applied, such as -er. */
export interface Link {
  word: string;
  base: string;
  how: string;
}

interface Edge {
  base: number;
  way: number;
  /** What is made from the word is made from its base as well. */
  through: boolean;
}
/** For each word, where its edges begin, and all edges. */
interface Table {
  at: Uint32Array;
  edges: readonly Edge[];
}
/** For each base, the word before it on the way; null for the word itself. */
type Paths = Map<number, { word: number; edge: Edge } | null>;

export class Families {
  readonly #words: WordList;
  readonly #ways: readonly string[];
  readonly #forms: Table;
  readonly #steps: Table;

  /** Reads what `web/wordlist.ts` has written about these words. */
  constructor(words: WordList, bytes: Uint8Array) {
    this.#words = words;
    const end = bytes.indexOf(10);
    this.#ways = new TextDecoder().decode(bytes.subarray(0, end)).split(' ');
    const reader = { bytes, at: end + 1 };
    this.#forms = tableOf(reader, words.size);
    this.#steps = tableOf(reader, words.size);
  }

  /** The steps from two words to their nearest shared base; empty for the same word, null if none. */
  same(one: string, other: string): readonly Link[] | null {
    const [here, there] = [this.#words.indexOf(one), this.#words.indexOf(other)];
    if (here < 0 || there < 0) return one.toLowerCase() === other.toLowerCase() ? [] : null;
    if (here === there) return [];
    const [up, down] = [this.#bases(here), this.#bases(there)];
    const shared = [...up.keys()].filter((base) => down.has(base));
    const steps = (base: number): number => lengthOf(up, base) + lengthOf(down, base);
    const [first, ...others] = shared;
    if (first === undefined) return null;
    const nearest = others.reduce((best, base) => (steps(base) < steps(best) ? base : best), first);
    return [...this.#chain(up, nearest), ...this.#chain(down, nearest)];
  }

  #bases(index: number): Paths {
    const paths: Paths = new Map([[index, null]]);
    const heads = [index];
    // Both lists grow while they are read.
    for (const word of heads) follow(paths, heads, word, edgesOf(this.#forms, word));
    const made: number[] = [];
    for (const word of heads) follow(paths, made, word, edgesOf(this.#steps, word));
    for (const word of made) {
      const through = edgesOf(this.#forms, word).filter((edge) => edge.through);
      follow(paths, made, word, through);
    }
    return paths;
  }

  #chain(paths: Paths, base: number): Link[] {
    const links: Link[] = [];
    let to = base;
    for (let step = paths.get(to); step; step = paths.get(to)) {
      const how = this.#ways[step.edge.way] ?? '';
      links.push({ word: this.#words.at(step.word), base: this.#words.at(to), how });
      to = step.word;
    }
    return links.reverse();
  }
}

function follow(paths: Paths, reached: number[], word: number, edges: readonly Edge[]): void {
  for (const edge of edges) {
    if (paths.has(edge.base)) continue;
    paths.set(edge.base, { word, edge });
    reached.push(edge.base);
  }
}

function lengthOf(paths: Paths, base: number): number {
  let length = 0;
  for (let step = paths.get(base); step; step = paths.get(step.word)) length += 1;
  return length;
}

const edgesOf = ({ at, edges }: Table, word: number): readonly Edge[] =>
  edges.slice(at[word], at[word + 1]);

interface Reader {
  bytes: Uint8Array;
  at: number;
}

/** A count per word, then the ways, then the distances to the bases. */
function tableOf(reader: Reader, words: number): Table {
  const at = new Uint32Array(words + 1);
  for (let word = 0; word < words; word += 1)
    at[word + 1] = (at[word] ?? 0) + (reader.bytes[reader.at + word] ?? 0);
  reader.at += words;
  const count = at[words] ?? 0;
  const ways = Array.from({ length: count }, () => numberOf(reader));
  const edges: Edge[] = [];
  for (let word = 0; word < words; word += 1) {
    for (let place = at[word] ?? 0; place < (at[word + 1] ?? 0); place += 1) {
      const folded = numberOf(reader);
      const away = folded & 1 ? -(folded + 1) / 2 : folded / 2;
      const way = ways[place] ?? 0;
      edges.push({ base: word + away, way: way >> 1, through: (way & 1) === 1 });
    }
  }
  return { at, edges };
}

/** A number of seven bits a byte, the lowest first. */
function numberOf(reader: Reader): number {
  let [value, scale] = [0, 1];
  for (;;) {
    const byte = reader.bytes[reader.at] ?? 0;
    reader.at += 1;
    value += (byte & 127) * scale;
    if (byte < 128) return value;
    scale *= 128;
  }
}

let loading: Promise<Families> | null = null;

/** Fetches the families once; rejects if the connection is lost and they aren't kept here. */
export function loadFamilies(): Promise<Families> {
  const bytes = async () => new Uint8Array(await (await fetched(FAMILIES)).arrayBuffer());
  loading ??= Promise.all([loadWords(), bytes()]).then(
    ([words, content]) => new Families(words, content),
  );
  loading.catch(() => (loading = null));
  return loading;
}
