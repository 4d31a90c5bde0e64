/** Text über die Version der Seite und die Verbindung. */
import type { Translated } from '../../../lib/translated';
import type { newer as english } from '../newer';

export const newer: Translated<typeof english> = {
  label: 'Über diese Seite',
  offline:
    'Du bist offline. Lektionen, der Begleiter und Spiele gegen einen Bot funktionieren. Tische brauchen eine Verbindung.',
  local: 'Gegen Bot spielen',
  ready: 'Es gibt eine neue Version.',
  reload: 'Neu laden',
};
