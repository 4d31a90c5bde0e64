/** Eleven symbols cut in lino, each with a distinct shape: nobody has to tell them by colour. */

export interface Symbol {
  /** Paths in a 64 box. */
  d: string;
  /** Width, if drawn as a line instead of an area. */
  line?: number;
  /** Strokes in addition to the area. */
  rays?: string;
  colour: string;
}

export const SYMBOLS: Readonly<Record<string, Symbol>> = {
  sun: {
    d: 'M21 32a11 11 0 1 0 22 0a11 11 0 1 0-22 0z',
    rays: 'M32 8v6M32 50v6M8 32h6M50 32h6M15 15l4 4M45 45l4 4M15 49l4-4M45 19l4-4',
    colour: '#A8560B',
  },
  moon: {
    d: 'M41 8A25 25 0 1 0 56 43 21 21 0 0 1 41 8z',
    colour: '#2C4A86',
  },
  drop: {
    d: 'M32 6C24 20 14 29 14 40a18 18 0 0 0 36 0C50 29 40 20 32 6z',
    colour: '#17708C',
  },
  leaf: {
    d: 'M54 8C28 8 10 18 10 40c0 5 1 8 3 11l-5 6 4 3 5-6c4 2 7 2 10 2 22 0 27-22 27-48zM20 48c4-10 12-19 24-27-9 10-16 18-21 29z',
    colour: '#2C6B34',
  },
  bell: {
    d: 'M32 6a5 5 0 0 0-5 5c-9 3-12 10-12 20 0 9-2 12-6 16h46c-4-4-6-7-6-16 0-10-3-17-12-20a5 5 0 0 0-5-5zM24 51a8 8 0 0 0 16 0z',
    colour: '#8A5A0B',
  },
  key: {
    d: 'M22 10a14 14 0 1 0 5 27l5 5h7v7h7v7h11V45L36 24A14 14 0 0 0 22 10zm-3 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    colour: '#6B3A1E',
  },
  eye: {
    d: 'M32 14C18 14 9 24 5 32c4 8 13 18 27 18s23-10 27-18c-4-8-13-18-27-18zm0 6a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
    colour: '#5A2A6E',
  },
  boat: {
    d: 'M30 6v34H10C14 26 22 14 30 6zm5 6c10 6 15 17 17 28H35zM6 45h52c-3 8-8 13-14 13H20c-6 0-11-5-14-13z',
    colour: '#123E57',
  },
  peak: {
    d: 'M4 54 24 18l8 13 7-11 21 34zM24 27l-6 11 6-3 5 4 2-4z',
    colour: '#43504F',
  },
  shell: {
    d: 'M32 32a4 4 0 0 1 4 4 8 8 0 0 1-8 8 13 13 0 0 1-13-13 18 18 0 0 1 18-18 23 23 0 0 1 23 23',
    line: 7,
    colour: '#9A3450',
  },
  star: {
    d: 'm32 5 7.600 17.600L58 24.300 44 37l4.200 19L32 46.200 15.800 56 20 37 6 24.300l18.400-1.700z',
    colour: '#A62A1E',
  },
};
