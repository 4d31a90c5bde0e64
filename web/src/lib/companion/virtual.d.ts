declare module 'virtual:word-list' {
  /** Paths of the word list and of its families. */
  export const WORDS: string;
  export const FAMILIES: string;
}
