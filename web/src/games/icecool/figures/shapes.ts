/** A fish in a 48 by 28 box, as on the cards. */
export const FISH =
  'M2 14C8 5 18 2 27 5c4 1.5 7 4 9 6.5L46 4c-1.5 6-1.5 14 0 20L36 16.5C34 19 31 21.5 27 23 18 26 8 23 2 14z';
