/** The word list with its grades: how common each word is, and whether a bot may propose it. */
import { GRADES } from 'virtual:word-list';
import { fetched, loadWords, type WordList } from '../companion/wordList';

const CLASS = 15;
const NEVER = 128;

export class GradedWords {
  readonly list: WordList;
  readonly #marks: Uint8Array;

  /** Reads a byte for each word, as `web/wordlist.ts` has written it. */
  constructor(list: WordList, marks: Uint8Array) {
    this.list = list;
    this.#marks = marks;
  }

  has(word: string): boolean {
    return this.list.has(word);
  }

  /** The class of a word by its place: 1 (commonest), 2, 3, 5 (4 and 5 together) or 9. */
  commonness(index: number): number {
    return (this.#marks[index] ?? 0) & CLASS;
  }

  /** Whether a bot or a review may propose it. */
  maySuggest(index: number): boolean {
    return ((this.#marks[index] ?? NEVER) & NEVER) === 0;
  }
}

/** Fetches both once; rejects if the connection is lost and they aren't kept here. */
export async function loadGradedWords(): Promise<GradedWords> {
  const bytes = async () => new Uint8Array(await (await fetched(GRADES)).arrayBuffer());
  const [list, marks] = await Promise.all([loadWords(), bytes()]);
  return new GradedWords(list, marks);
}
