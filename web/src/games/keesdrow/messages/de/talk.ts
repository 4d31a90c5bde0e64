/** Kurze Sätze für dieses Spiel, nach ihren Schlüsseln. */
import type { Translated } from '../../../../lib/translated';
import type { phrases as english } from '../talk';

export const phrases: Translated<typeof english> = {
  nice_word: 'Schönes Wort',
  long_word: 'Was für ein langes Wort',
  my_word: 'Das Wort wollte ich',
};
