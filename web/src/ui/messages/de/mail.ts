/** Benachrichtigungen per E-Mail. */
import type { Refused } from '../../../lib/game';
import { sentenceOf } from '../../../lib/refusals';
import type { Translated } from '../../../lib/translated';
import type { mail as english } from '../mail';

const refusals: Record<string, string> = {
  bad_address: 'Das ist keine E-Mail-Adresse. Prüfe sie auf Tippfehler.',
  mails_later:
    'Wir haben schon mehrere Links geschickt. Sieh in dein Postfach, oder versuch es in ein paar Stunden noch einmal.',
  no_mail: 'Dieser Server verschickt keine E-Mails.',
  link_used: 'Dieser Link gilt nicht mehr. Gib deine Adresse auf deiner Seite noch einmal ein.',
  not_signed_in: 'Du bist hier nicht mehr angemeldet. Melde dich noch einmal an.',
};

export const mail: Translated<typeof english> = {
  why: (refused: Refused) =>
    sentenceOf(refused, ({ code }) => refusals[code] ?? `Das geht gerade nicht (${code}).`),
  form: {
    label: 'E-Mail bei langsamen Partien',
    line: 'Wir schreiben dir, wenn du am Zug bist und bevor deine Zeit abläuft. Niemand sonst sieht die Adresse.',
    send: 'Schick mir einen Link',
    waits: (address) => `Öffne den Link, den wir an ${address} geschickt haben.`,
    on: (address) => `Wir schreiben an ${address}.`,
    remove: 'Diese Adresse löschen',
    removed: 'Die Adresse ist gelöscht.',
  },
  page: {
    title: 'Nachrichten per E-Mail',
    confirm: {
      title: 'Möchtest du E-Mails zu langsamen Partien?',
      line: 'Wir schreiben dir, wenn du am Zug bist und bevor deine Zeit abläuft.',
      press: 'Ja, das ist meine Adresse',
      done: 'Deine Adresse ist bestätigt.',
    },
    stop: {
      title: 'Möchtest du keine E-Mails mehr?',
      line: 'Wir löschen deine Adresse.',
      press: 'Keine E-Mails mehr',
      done: 'Du bekommst keine E-Mails mehr.',
    },
    none: 'Öffne diese Seite über einen Link aus einer E-Mail.',
    home: 'Zur Eingangstür',
    you: 'Zu deiner Seite',
  },
};
