/** Kurze Sätze für dieses Spiel, nach ihren Schlüsseln. */
import type { Translated } from '../../../../lib/translated';
import type { phrases as english } from '../talk';

export const phrases: Translated<typeof english> = {
  nice_word: 'Schönes Wort',
  so_close: 'So knapp',
  no_vowels: 'Ich habe keine Vokale',
};
