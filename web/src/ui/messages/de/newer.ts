/** Text über die Version der Seite und die Verbindung. */
import type { Translated } from '../../../lib/translated';
import type { newer as english } from '../newer';

export const newer: Translated<typeof english> = {
  label: 'Über diese Seite',
  offline:
    'Du bist offline. Lektionen und der Begleiter funktionieren. Tische brauchen eine Verbindung.',
  ready: 'Es gibt eine neue Version.',
  reload: 'Neu laden',
};
