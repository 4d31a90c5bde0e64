/** Der Vorraum: Plätze, Einladung, Hausregeln und der Start. */
import { amount, capital, inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { lobby as english } from '../lobby';

export const lobby: Translated<typeof english> = {
  public: 'Alle in diesem Raum können ihn finden und sich setzen.',
  private: 'Nur wer den Link hat, findet ihn.',
  name: 'Dein Name am Tisch',
  gist: 'Kurz gesagt',
  warm: 'Wärm dich auf, solange du wartest',
  botLevel: 'Wie gut soll er spielen?',
  here: (count, seats) => {
    if (count === 0) return 'Noch ist niemand hier';
    if (count === 1) return `Eine Person${seats === 1 ? '' : ` von ${inWords(seats)}`} ist hier`;
    return `${capital(inWords(count))} von ${inWords(seats)} sind hier`;
  },
  taken: (count, seats) => {
    if (count === 0) return 'Noch ist kein Platz besetzt.';
    if (count === seats) {
      if (seats === 1) return 'Der Platz ist besetzt.';
      return seats === 2
        ? 'Beide Plätze sind besetzt.'
        : `Alle ${inWords(seats)} Plätze sind besetzt.`;
    }
    return `${count === 1 ? 'Einer' : capital(inWords(count))} von ${inWords(seats)} Plätzen ${count === 1 ? 'ist' : 'sind'} besetzt.`;
  },
  offer: {
    missing: (names) =>
      `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} zur Revanche eingeladen, aber noch nicht hier.`,
    until: (names, day) =>
      `${listed(names)} ${names.length === 1 ? 'kann' : 'können'} die Revanche bis ${day} annehmen.`,
    mine: 'Du bist zur Revanche eingeladen. Sie beginnt, sobald alle sitzen.',
    lapsed: 'Das Revancheangebot gilt nicht mehr.',
    decline: 'Ablehnen',
    declined: (names) =>
      `${listed(names)} ${names.length === 1 ? 'möchte' : 'möchten'} lieber nicht noch einmal spielen.`,
    iDeclined: 'Du hast die Revanche abgelehnt. Hinsetzen kannst du dich trotzdem.',
    late: (names) =>
      `Das Revancheangebot gilt nicht mehr: ${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht gekommen.`,
  },
  begin: {
    start: (players) =>
      players === 1 ? 'Allein starten' : `Zu ${DATIVE[players] ?? players} starten`,
    plain: 'Starten',
    alone: 'Allein starten',
    sit: 'Hinsetzen',
    more: (players) =>
      `${players === 1 ? 'Eine Person fehlt' : `${capital(inWords(players))} fehlen`} noch. Schick den Link, oder nimm einen Bot dazu.`,
    toRules: 'Zu den Hausregeln',
    unready: (names) =>
      `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} noch nicht bereit.`,
    allReady: 'Alle sind bereit.',
    unseated: 'Du kannst starten, ohne dich zu setzen.',
    watch: 'Du kannst auch nur zuschauen.',
    full: 'Dieser Tisch ist voll. Du kannst zuschauen.',
    ready: 'Bereit',
    unreadyMe: 'Doch nicht bereit',
    readyMe: (host) => `Du bist bereit. ${host ?? 'Die Tischleitung'} startet das Spiel.`,
    starts: (host) => `${host ?? 'Die Tischleitung'} startet das Spiel.`,
    unread: 'Lies zuerst die markierten Hausregeln',
  },
  seat: {
    you: 'Du',
    away: 'weg',
    bot: (level) => `Bot, ${level}`,
    host: 'Tischleitung',
    ready: 'bereit',
    unready: 'noch nicht bereit',
    beside: (status, name) => `${status}, am selben Bildschirm wie ${name}`,
    moderates: (status) => `${status}, Spielleitung`,
    free: 'Freier Platz',
    moderator: 'Platz der Spielleitung',
    moderate: 'Spiel leiten',
    sit: 'Hierhin setzen',
    move: 'Umsetzen',
    stand: 'Aufstehen',
    addBot: 'Bot dazunehmen',
    addBotTo: (seat) => `Bot dazunehmen, Platz ${seat}`,
    remove: (name) => `${name} entfernen`,
  },
  removed: {
    title: 'Von diesem Tisch entfernt',
    you: 'Die Tischleitung hat dich von diesem Tisch entfernt. Du kannst zuschauen oder einen eigenen eröffnen.',
    other: (name) => `${name} wurde entfernt und darf hier nicht sitzen.`,
    readmit: (name) => `${name} wieder hereinlassen`,
  },
  teams: { title: 'Teams', you: 'Du' },
  otherEnd: {
    there: 'sitzt am anderen Ende dieses Bildschirms.',
    stand: 'Aufstehen',
    name: 'Wie heißt die andere Person?',
    sit: 'Hinsetzen',
    open: 'Jemanden an diesem Bildschirm dazunehmen',
    note: 'Setzt euch an die beiden Enden eines Tablets. Jede Person bekommt eine Hälfte.',
  },
  invite: {
    title: 'Einladung',
    heading: 'Mit einem Link einladen',
    code: 'QR-Code des Links',
    show: 'QR-Code zeigen',
    hide: 'Code ausblenden',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copiedLink: 'Der Link ist kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren.',
    share: 'Link teilen',
    shared: (game) => `Rumpus: ${game}`,
    bigScreen: 'Auf einem großen Bildschirm zeigen',
    onlyHere: 'Diesen Link kann nur dieser Computer öffnen.',
    elsewhere:
      'Damit Telefone im Haus mitspielen können, starte den Server mit HOST=0.0.0.0 und öffne ihn unter der Adresse dieses Computers.',
  },
  twin: {
    title: 'Der andere Tisch hat dasselbe Brett',
    go: (table) => `Zu ${table}`,
    copy: 'Link des anderen Tisches kopieren',
    note: 'Hausregeln ändern sich an beiden Tischen. Jeder startet für sich, und am Ende wird verglichen.',
  },
  rules: {
    title: 'Hausregeln',
    close: 'Schließen',
    change: 'Ändern',
    read: 'Lesen',
    presets: 'Fertige Hausregeln',
    marked: '(geändert)',
    changed:
      'Markierte Regeln haben sich geändert. Sie bleiben markiert, bis alle wieder bereit sind.',
    host: 'Drück auf Unterstrichenes, um es zu ändern. Alle sehen Änderungen, bevor sie „Bereit“ drücken.',
    guest: 'Die Tischleitung kann sie ändern. Du siehst Änderungen, bevor du „Bereit“ drückst.',
    news: (sentence) => `Geändert: ${sentence}`,
  },
  word: {
    label: 'Irgendein Wort aus der Wortliste',
    use: 'Dieses Wort nehmen',
    letters: (least, most) => `${least} bis ${most} Buchstaben.`,
    refused: (why, rule) => `${why} ${rule}.`,
    length: (least, most, length) => `Nimm ${least} bis ${most} Buchstaben. Das sind ${length}.`,
    onlyLetters: 'Nur Buchstaben, ohne Leerzeichen.',
  },
  handicaps: {
    title: 'Vorgaben',
    ask: 'Wie viel mehr Zeit?',
    usual: 'Wie in den Hausregeln',
    line: {
      you: 'Du hast',
      other: (name) => `${name} hat`,
      nobody: 'Auf diesem Platz hat man',
      after: 'für die Antwort auf einen Griff.',
    },
    time: (ms) => {
      if (ms === 0) return 'die übliche Zeit';
      if (ms === 250) return 'eine Viertelsekunde mehr';
      if (ms === 500) return 'eine halbe Sekunde mehr';
      if (ms === 1_000) return 'eine Sekunde mehr';
      return `${amount(ms / 1_000, 'Sekunde', 'Sekunden')} mehr`;
    },
  },
};

/** „Zu zweit“, „zu dritt“. */
const DATIVE: readonly (string | undefined)[] = [
  undefined,
  undefined,
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
];
