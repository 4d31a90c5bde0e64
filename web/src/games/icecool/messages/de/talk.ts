/** Kurze Zurufe dieses Spiels, nach ihren Schlüsseln. */
import type { phrases as english } from '../talk';

export const phrases: typeof english = {
  nice_shot: 'Schön geschnipst',
  good_catch: 'Gut gefangen',
  so_close: 'Ganz knapp',
};
