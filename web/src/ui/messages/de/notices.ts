/** Was jede Seite zeigt: Ankündigungen, Sperren, die letzten Spiele; und ein geschlossener Tisch. */
import type { Translated } from '../../../lib/translated';
import { type notices as english, momentOf } from '../notices';

export { momentOf };

export const notices: Translated<typeof english> = {
  label: 'Von den Leuten, die diesen Server betreiben',
  closing: 'Der Server schließt bald. Laufende Spiele können enden, neue beginnen nicht.',
  banned: (until) =>
    until > 0
      ? `Du bist bis ${momentOf(until)} gesperrt. Zuschauen kannst du, spielen und reden nicht.`
      : 'Du bist gesperrt. Zuschauen kannst du, spielen und reden nicht.',
  reason: (reason) => `Der Grund: ${reason}`,
  dismiss: 'Verstanden',
  away: {
    table_closed: 'Dieser Tisch wurde geschlossen',
    banned: 'Du kannst hier gerade nicht spielen',
    closed: 'Die Leute, die diesen Server betreiben, haben ihn für alle geschlossen.',
    address: 'Deine Netzadresse ist gesperrt. Lade die Seite neu, um den Grund zu lesen.',
    toDoor: 'Zur Eingangstür',
  },
};
