/** Kurze Zurufe dieses Spiels, nach ihren Schlüsseln. */
import type { phrases as english } from '../talk';

export const phrases: typeof english = {
  quick_hands: 'Flinke Finger',
  so_close: 'Ganz knapp',
  once_more: 'Noch mal?',
};
