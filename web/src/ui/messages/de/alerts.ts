/** Wie ein Gerät sagt, dass man dran ist. */
import type { Translated } from '../../../lib/translated';
import type { alertText as english } from '../alerts';

export const alertText: Translated<typeof english> = {
  title: 'Wenn ich dran bin',
  off: 'Nichts sagen',
  sound: 'Ton und Titel',
  hidden: 'Melden, wenn ich auf einer anderen Seite bin',
  away: 'Melden, auch wenn die Seite zu ist',
  note: 'Gilt für dieses Gerät. Dein Browser fragt dich einmal, ob wir dürfen.',
  room: 'Dieser Server erreicht geschlossene Seiten nicht. Dafür müsste er erst eingerichtet werden.',
  failed:
    'Die Meldungen deines Browsers ließen sich nicht einschalten. Versuch es gleich noch einmal.',
  blocked:
    'Dein Browser blockiert Meldungen. Erlaube sie in seinen Einstellungen für diese Seite, und wähl dann noch einmal.',
  unable:
    'Dieser Browser kann dir hier nichts melden. Auf einem iPhone füg die Seite zum Home-Bildschirm hinzu.',
};
