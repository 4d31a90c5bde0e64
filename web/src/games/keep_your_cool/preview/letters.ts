/** The two letters that an answer needs, and which of them the typed word already has (KYC-10). */
import type { Rules } from '../types';

export interface Need {
  letter: string;
  has: boolean;
}

type Twice = Pick<Rules, 'same_letter_twice'>;

/**
 * First and last letter of the key word; a single one if they are the same and once is enough
 * (KYC-11).
 */
export function needs(key: string, typed: string, rules: Twice): Need[] {
  const [first, last] = [key.at(0) ?? '', key.at(-1) ?? ''];
  if (first !== last)
    return [first, last].map((letter) => ({ letter, has: typed.includes(letter) }));
  const often = [...typed].filter((letter) => letter === first).length;
  const count = rules.same_letter_twice === 'yes' ? 2 : 1;
  return Array.from({ length: count }, (_, i) => ({ letter: first, has: often > i }));
}
