/** Die Seiten der Clubs und Abende. */
import type { Refused } from '../../../lib/game';
import { count } from '../../../lib/messages/de/forms';
import { inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { club as english } from '../club';

const refusals: Record<string, string | ((params: Refused['params']) => string)> = {
  no_such_club: 'Unter dieser Adresse gibt es keinen Club.',
  no_such_evening: 'Kein Abend hat diesen Code. Prüfe ihn, oder bitte um einen neuen.',
  not_in_club: 'Das dürfen nur Mitglieder des Clubs.',
  not_leader: 'Das dürfen nur die, die den Club leiten.',
  owner_stays: 'Übergib zuerst den Club, oder lösche ihn.',
  wrong_word: 'Dieser Link gilt nicht mehr. Bitte um einen neuen.',
  no_such_person: 'In dieser Liste hat sich etwas geändert. Versuch es noch einmal.',
  club_full: ({ most }) =>
    `Der Club ist voll${typeof most === 'number' ? `: ${most} Personen` : ''}.`,
  clubs_enough: 'Du bist in zu vielen Clubs. Verlass zuerst einen.',
  bad_plan: 'So lässt sich nicht spielen. Wähl etwas anderes.',
  winner_needs_two: 'Für „Wer gewinnt, bleibt“ braucht es Tische zu zweit.',
  uneven_teams: 'Für Teams braucht es Tische zu viert.',
  already_entered: ({ name }) =>
    `${typeof name === 'string' ? name : 'Diese Person'} ist schon dabei.`,
  dropped: 'Du wurdest aus diesem Abend genommen. Bitte die Leitung, dich wieder aufzunehmen.',
  not_signed_in: 'Du bist hier nicht mehr angemeldet. Melde dich noch einmal an.',
  not_entered: 'Diese Person ist nicht dabei.',
  evening_full: 'Der Abend ist voll.',
  evening_long: 'Dieser Abend dauert schon zu lange. Beende ihn.',
  rounds_enough: 'Das sind genug Runden. Beende den Abend.',
  too_few_people: ({ least }) =>
    `Für eine Runde braucht es ${typeof least === 'number' ? inWords(least) : 'mehr'} Personen.`,
  evening_runs: 'Der letzte Abend ist noch nicht zu Ende. Beende ihn zuerst.',
  evening_ended: 'Dieser Abend ist zu Ende.',
  round_runs: 'An einigen Tischen wird noch gespielt. Trag die Ergebnisse ein, oder warte.',
  has_result: 'Dieser Tisch hat schon ein Ergebnis.',
};

export const club: Translated<typeof english> = {
  refused: ({ code, params }: Refused): string => {
    const found = refusals[code] ?? `Das geht gerade nicht (${code}).`;
    return typeof found === 'string' ? found : found(params);
  },
  opening: 'Der Club wird geöffnet',
  cancel: 'Abbrechen',
  roles: { owner: 'Leitung', helper: 'Hilfe', member: 'Mitglied', asked: 'Möchte beitreten' },
  list: {
    title: 'Deine Clubs',
    none: 'Ein Club hält deine Familie, Klasse oder Runde zusammen.',
    found: 'Club gründen',
    name: 'Wie soll der Club heißen?',
    create: 'Gründen',
    code: {
      title: 'Hast du einen Code?',
      label: 'Code des Abends',
      name: 'Dein Name',
      join: 'Mitmachen',
    },
  },
  door: {
    invited: 'Du bist in diesen Club eingeladen.',
    join: 'Beitreten',
    ask: 'Um Aufnahme bitten',
    asks: 'Dieser Club ist für Mitglieder. Bitte um Aufnahme, oder nimm seinen Link.',
    asked: 'Du hast um Aufnahme gebeten. Jemand lässt dich herein.',
    back: 'Zurückziehen',
  },
  page: {
    here: 'gerade hier',
    members: 'Mitglieder',
    asking: 'Möchten beitreten',
    admit: 'Aufnehmen',
    refuse: 'Jetzt nicht',
    manage: 'Verwalten',
    helper: 'Zur Hilfe machen',
    member: 'Zum Mitglied machen',
    owner: 'Club übergeben',
    remove: 'Entfernen',
    sure: (name) => `${name}: sicher?`,
    yes: 'Ja',
    evening: 'Zum Abend',
    running: 'Gerade läuft ein Abend.',
    open: 'Einen Abend eröffnen',
    last: 'Der letzte Abend',
    history: 'Abende',
    none: 'Noch kein Abend. Eröffne einen, wenn alle da sind.',
    noneYet: 'Noch kein Abend.',
    standings: (game) => `Alle Abende mit ${game}`,
    all: (many) => `Alle ${many} zeigen`,
    won: (names) => `${names.length === 1 ? 'gewonnen hat' : 'gewonnen haben'} ${listed(names)}`,
    rounds: (many) => count(many, 'eine Runde', 'Runden'),
    played: (many) => count(many, 'ein Abend', 'Abende'),
    firsts: (many) =>
      many === 1 ? 'einmal gewonnen' : `${many > 10 ? `${many}-` : inWords(many)}mal gewonnen`,
  },
  tables: {
    title: 'Offene Tische',
    none: 'Kein Tisch ist offen. Eröffne einen, den nur der Club sieht.',
    public: 'Öffentliche Tische mit Mitgliedern',
    game: 'Spiel des neuen Tisches',
    create: 'Tisch des Clubs eröffnen',
    note: 'Er steht nur auf dieser Seite. Mitglieder setzen sich gleich, andere fragen zuerst.',
    people: (names) => (names.length === 0 ? 'Hier sitzt noch niemand' : `Mit ${listed(names)}`),
    sit: 'Hinsetzen',
    go: 'Zum Tisch',
  },
  link: {
    title: 'Einladen',
    line: 'Wer diesen Link hat, kann dem Club beitreten.',
    off: 'Der Link ist ausgeschaltet. Um Aufnahme bitten kann man trotzdem.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    notCopied: 'Das ließ sich nicht kopieren.',
    code: 'QR-Code des Links',
    renew: 'Neuen Link erstellen',
    stop: 'Link ausschalten',
    start: 'Link einschalten',
  },
  settings: {
    title: 'Einstellungen',
    rename: 'Name des Clubs',
    save: 'Speichern',
    leave: 'Club verlassen',
    leaving: 'Diesen Club verlassen?',
    delete: 'Club löschen',
    deleting: 'Den Club mit allen Abenden löschen? Niemand kann ihn zurückholen.',
    yes: 'Ja',
  },
};
