/** Notfallcodes, die die Leitung eines Clubs für Mitglieder erstellt. */

import type { Refused } from '../../../lib/game';
import { LANGUAGE } from '../../../lib/messages/words';
import type { Translated } from '../../../lib/translated';
import type { helpers as english } from '../helpers';
import { you } from './you';

const refusals: Record<string, string> = {
  not_agreed: 'Diese Person hat es nicht erlaubt, oder sie leitet einen anderen Club.',
  codes_later: 'Zu viele Codes für diese Person. Warte ein paar Stunden.',
  no_such_person: 'Diese Person ist nicht mehr im Club. Lade die Seite neu.',
};

const UNTIL = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const helpers: Translated<typeof english> = {
  mine: {
    title: 'Hilfe aus dem Club',
    line: 'Wenn du dich gar nicht mehr anmelden kannst, kann dich ein Club hereinlassen.',
    risk: 'Seine Leitung käme damit auch selbst in dein Konto. Du würdest es erfahren. Erlaube es nur Leuten, denen du traust.',
    allow: (club) => `Die Leitung von ${club} darf mich hereinlassen`,
    allowed: (club) => `${club} darf dich hereinlassen.`,
    forbidden: (club) => `${club} kann dich nicht mehr hereinlassen.`,
    open: (by, club, until) =>
      `${by} hat im Club ${club} einen Code für dein Konto erstellt. Er gilt noch, bis ${until} Uhr.`,
    yours: 'Wenn du nicht darum gebeten hast, mach ihn gleich ungültig.',
    void: 'Code ungültig machen',
    voided: 'Der Code gilt nicht mehr.',
    log: 'Codes für dich',
    made: (by, club) => `Von ${by} im Club ${club}`,
  },
  club: {
    title: 'Jemanden hereinlassen',
    line: 'Diese Mitglieder erlauben dir, sie hereinzulassen, wenn sie sich nicht mehr anmelden können.',
    sure: 'Erstell nur einen Code für jemanden, den du siehst oder hörst. Überall sonst wird die Person damit abgemeldet.',
    make: 'Code erstellen',
    makeSure: (name) => `Einen Code für ${name} erstellen? ${name} erfährt davon.`,
    yes: 'Erstellen',
    no: 'Abbrechen',
    made: (name) => `Hier ist der Code für ${name}.`,
    slip: (name, host) => `Code für ${name} unter ${host}`,
    how: 'Auf der Seite „Du“ geht es mit „Einen Notfallcode benutzen“ weiter. Er gilt einmal.',
    until: (time) => `Er gilt bis ${time} Uhr. Wir zeigen ihn nur jetzt.`,
    copy: 'Kopieren',
    copied: 'Code kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Schreib ihn auf.',
    log: 'Codes aus diesem Club',
    between: (by, whom) => `${by} für ${whom}`,
  },
  until: (seconds) => UNTIL.format(1000 * seconds),
  state: (made, used, open) =>
    `Erstellt ${made}, ${used === null ? (open ? 'gilt noch' : 'gilt nicht mehr') : `benutzt ${used}`}`,
  refused: (refused: Refused): string => refusals[refused.code] ?? you.refused(refused),
};
