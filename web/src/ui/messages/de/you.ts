/** Die Seite über sich selbst: einen Namen behalten, sich an- und abmelden, das Konto. */
import type { Refused } from '../../../lib/game';
import { inWords } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { you as english } from '../you';

const refusals: Record<string, string | ((params: Refused['params']) => string)> = {
  bad_login: 'Nimm 3 bis 24 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  short_password: ({ least }) =>
    `Nimm mindestens ${typeof least === 'number' ? inWords(least) : 'acht'} Zeichen.`,
  weak_password:
    'Das ist leicht zu erraten. Lass deinen Anmeldenamen weg, und misch mehr verschiedene Zeichen.',
  login_taken: 'Dieser Anmeldename ist vergeben. Versuch einen anderen.',
  wrong_password: 'Das ist nicht dein Passwort. Versuch es noch einmal.',
  proof_wanted: 'Bestätige zuerst, dass du es bist.',
  wrong_sign_in:
    'Anmeldename und Passwort passen nicht zusammen. Prüfe beides und versuch es noch einmal.',
  sign_in_later: 'Zu viele Versuche mit diesem Anmeldenamen. Warte ein paar Minuten.',
  wrong_code: 'Dieser Code gilt nicht. Prüfe ihn, oder nimm einen anderen Weg.',
  passkey_failed:
    'Das konnte dein Browser nicht. Versuch es noch einmal, oder nimm einen anderen Weg.',
  passkey_cancelled: 'Es wurde kein Passkey benutzt. Versuch es noch einmal, wenn du so weit bist.',
  passkey_here: 'Dieses Gerät hat schon einen Passkey für dich.',
  no_such_passkey:
    'Diesen Passkey kennt der Server nicht. Nimm einen anderen, oder einen anderen Weg.',
  passkeys_enough: ({ most }) =>
    typeof most === 'number'
      ? `Mehr als ${inWords(most)} Passkeys gehen nicht. Entferne zuerst einen.`
      : 'Du hast zu viele Passkeys. Entferne zuerst einen.',
  last_way_in: 'Nur so kannst du dich anmelden. Richte zuerst einen anderen Weg ein.',
  no_such_device: 'Dieses Gerät ist schon abgemeldet.',
  is_member: 'Du bist auf diesem Gerät angemeldet. Lade die Seite neu.',
  not_signed_in: 'Du bist hier nicht mehr angemeldet. Melde dich noch einmal an.',
};

export const you: Translated<typeof english> = {
  title: 'Du',
  alerts: {
    title: 'Meldungen',
    line: 'Langsame Partien rufen dich sofort, und noch einmal, wenn noch die Hälfte und noch ein Zehntel deiner Zeit übrig ist.',
  },
  clubs: 'Deine Clubs',
  name: { label: 'Dein Name am Tisch', save: 'Speichern' },
  refused: ({ code, params }: Refused): string => {
    const found = refusals[code] ?? `Das geht gerade nicht (${code}).`;
    return typeof found === 'string' ? found : found(params);
  },
  keep: {
    title: 'Behalte deinen Namen',
    line: 'Bisher kennt dich nur dieser Browser. Behalte deinen Namen, dann gilt er überall.',
    passkey: 'Mit einem Passkey behalten',
    why: 'Dein Telefon oder Computer fragt nach Fingerabdruck, Gesicht oder PIN. Eine E-Mail-Adresse brauchst du nicht.',
    instead: 'Lieber mit einem Passwort',
    noPasskeys: 'Wähl einen Anmeldenamen und ein Passwort. Eine E-Mail-Adresse brauchst du nicht.',
    button: 'Namen behalten',
    done: (name) => `Der Name ${name} gehört dir. Du bist auf diesem Gerät angemeldet.`,
  },
  password: {
    login: 'Anmeldename',
    loginRule: '3 bis 24 Zeichen: a–z, 0–9, Punkt, Binde- oder Unterstrich.',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    rule: 'Mindestens 8 Zeichen.',
    show: 'Zeigen',
    hide: 'Verbergen',
    shows: (label) => `: ${label}`,
  },
  signIn: {
    title: 'Anmelden',
    line: 'Hast du früher schon einen Namen behalten?',
    games: (name) =>
      `Du sitzt als ${name} an einem Tisch. Wenn du dich anmeldest, verlässt du ihn endgültig. Ein Bot übernimmt deinen Platz, oder du verlierst.`,
    passkey: 'Mit einem Passkey anmelden',
    password: 'Mit einem Passwort anmelden',
    code: 'Einen Notfallcode benutzen',
    button: 'Anmelden',
    codeLabel: 'Notfallcode',
    codeRule: 'Er sieht aus wie 4K7QX-9MNPR-TB2C8-WZ3HD und gilt einmal.',
    done: (name) => `Du bist als ${name} angemeldet.`,
    doneWithCode: (name) =>
      `Du bist als ${name} angemeldet. Dein Code ist verbraucht, erstell dir einen neuen.`,
  },
  member: {
    since: (day) => `Dabei seit ${day.replace(/^am /, 'dem ')}.`,
    signOut: 'Abmelden',
    signedOut: 'Du bist abgemeldet und jetzt ein neuer Gast.',
    loading: 'Deine Seite wird geöffnet',
  },
  ways: {
    title: 'Wege, sich anzumelden',
    passkeys: 'Passkeys',
    none: 'Du hast noch keinen Passkey.',
    passkey: (label) => `Passkey von ${label}`,
    line: (added, used) => `Hinzugefügt ${added}, zuletzt benutzt ${used}`,
    add: 'Passkey hinzufügen',
    added: 'Passkey hinzugefügt.',
    cannot: 'Unter dieser Adresse kann dieser Browser keine Passkeys hinzufügen.',
    remove: 'Entfernen',
    removeAsk: 'Diesen Passkey endgültig entfernen?',
    removeYes: 'Entfernen',
    removeNo: 'Behalten',
    removed: 'Passkey entfernt.',
    last: 'Nur so kannst du dich anmelden, deshalb bleibt er.',
    password: 'Passwort',
    noPassword: 'Du hast noch kein Passwort.',
    login: (login) => `Dein Anmeldename ist ${login}.`,
    set: 'Passwort festlegen',
    change: 'Passwort ändern',
    others: 'Damit wirst du auf allen anderen Geräten abgemeldet.',
    save: 'Passwort speichern',
    cancel: 'Abbrechen',
    saved: 'Passwort gespeichert.',
  },
  confirm: {
    title: 'Bestätige, dass du es bist',
    why: 'Deine Anmeldung ist eine Weile her. Wer diese Seite offen findet, soll nichts daran ändern können, wie du dich anmeldest.',
    passkey: 'Deinen Passkey benutzen',
    password: 'Dein Passwort',
    button: 'Bestätigen',
    cannot: 'Dein Passkey funktioniert hier nicht. Melde dich ab, und dann noch einmal an.',
  },
  recovery: {
    title: 'Notfallcode',
    none: 'Telefon verloren? Ein Notfallcode meldet dich einmal an. Du hast noch keinen.',
    kept: 'Du hast einen Notfallcode. Er meldet dich einmal an. Ein neuer ersetzt ihn.',
    make: 'Notfallcode erstellen',
    again: 'Neuen Code erstellen',
    once: 'Er meldet dich einmal an.',
    now: 'Heb ihn sicher auf. Wir zeigen ihn nur jetzt.',
    copy: 'Kopieren',
    copied: 'Notfallcode kopiert.',
    notCopied: 'Das ließ sich nicht kopieren. Schreib ihn auf.',
    print: 'Drucken',
    made: 'Hier ist dein Notfallcode.',
    slip: (name, host) => `Notfallcode von ${name} für Rumpus unter ${host}`,
  },
  devices: {
    title: 'Geräte',
    here: 'dieses Gerät',
    line: (added, used) => `Angemeldet ${added}, zuletzt benutzt ${used}`,
    signOut: 'Abmelden',
    gone: (label) => `Abgemeldet: ${label}.`,
    others: 'Alle anderen abmelden',
    othersGone: 'Alle anderen Geräte sind abgemeldet.',
  },
  data: {
    title: 'Deine Daten',
    download: 'Meine Daten herunterladen',
    gone: 'Löschst du dein Konto, verschwinden dein Name, deine Spiele und alle Wege, dich anzumelden.',
    stays: 'In den Spielen anderer heißt du dann „Former member“.',
    delete: 'Mein Konto löschen',
    ask: 'Dein Konto endgültig löschen? Niemand kann es zurückholen.',
    yes: 'Löschen',
    no: 'Behalten',
    deleted: 'Dein Konto ist gelöscht. Du bist jetzt ein neuer Gast.',
    guest: {
      gone: 'Löschst du alles, verschwinden dein Name, deine Spiele, deine Wertungen und deine Clubs. Du verlässt deine Tische endgültig.',
      delete: 'Alles über mich löschen',
      ask: 'Alles über dich endgültig löschen? Niemand kann es zurückholen.',
      deleted: 'Alles über dich ist gelöscht. Du bist jetzt ein neuer Gast.',
    },
  },
  when: {
    today: 'heute',
    yesterday: 'gestern',
    on: (day) => `am ${day}`,
  },
};
