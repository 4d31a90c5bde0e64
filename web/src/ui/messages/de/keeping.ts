/** Ob sich eine Seite ohne Verbindung öffnet. */
import type { Translated } from '../../../lib/translated';
import type { keeping as english } from '../keeping';

export const keeping: Translated<typeof english> = {
  kept: 'Funktioniert ohne Verbindung',
  keeping: 'Die Seite wird auf diesem Gerät gespeichert',
  failed: 'Noch nicht auf diesem Gerät: Öffne diese Seite noch einmal mit Verbindung.',
  none: 'Dieser Browser speichert keine Seiten. Zum Öffnen brauchst du eine Verbindung.',
};
