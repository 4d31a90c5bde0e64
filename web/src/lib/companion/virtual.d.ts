declare module 'virtual:word-list' {
  /** Paths of the word list, of its families and of its grades. */
  export const WORDS: string;
  export const FAMILIES: string;
  export const GRADES: string;
}
