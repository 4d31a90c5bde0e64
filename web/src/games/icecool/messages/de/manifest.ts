/** Was von ICECOOL 2 zu lesen ist, bevor das Spiel geladen wird. */
import type { Translated } from '../../../../lib/translated';
import type { manifest as english } from '../manifest';

export const manifest: Translated<typeof english> = {
  practice: 'Die Schule wird geöffnet',
  exhibit: 'Schnipser des Tages',
};
