/** Was von Keesdrow zu lesen ist, bevor das Spiel geladen wird. */
import type { Translated } from '../../../../lib/translated';
import type { manifest as english } from '../manifest';

export const manifest: Translated<typeof english> = {
  daily: 'Ein Brett von Keesdrow, für alle dasselbe: zehn Züge zu zwei Minuten, allein.',
  exhibit: 'Bots beim Spielen',
};
