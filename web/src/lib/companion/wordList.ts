/** The word list on this device: sorted words, each written as what it adds to the one before. */
import { WORDS } from 'virtual:word-list';

export class WordList {
  readonly #words: readonly string[];

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  get size(): number {
    return this.#words.length;
  }

  /** The place of a word in any case, or -1. */
  indexOf(word: string): number {
    const wanted = word.toLowerCase();
    let [low, high] = [0, this.#words.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#words[middle] ?? '';
      if (found === wanted) return middle;
      if (found < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  has(word: string): boolean {
    return this.indexOf(word) >= 0;
  }

  at(index: number): string {
    return this.#words[index] ?? '';
  }
}

const A = 65;

/** Reads "Acat" "Ds" as cat, cats: a capital counts the letters that stay, then come the others. */
export function unfolded(text: string): string[] {
  const words: string[] = [];
  let word = '';
  for (const [, stays = '', rest = ''] of text.matchAll(/([A-\]])([a-z]*)/g)) {
    word = word.slice(0, stays.charCodeAt(0) - A) + rest;
    words.push(word);
  }
  return words;
}

let loading: Promise<WordList> | null = null;

/** Fetches the list once; rejects if the connection is lost and it isn't kept on this device. */
export function loadWords(): Promise<WordList> {
  loading ??= fetched(WORDS)
    .then((answer) => answer.text())
    .then((text) => new WordList(unfolded(text)));
  loading.catch(() => (loading = null));
  return loading;
}

/** Fetches a file of the build; rejects on any answer but the file. */
export async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
