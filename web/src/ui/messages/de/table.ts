/** Ein Tisch im Spiel: Kopfzeile, Abwesenheit und Pausen. */
import { capital, inWords, listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { table as english } from '../table';

export const table: Translated<typeof english> = {
  unloaded: {
    title: 'Das Spiel ließ sich nicht laden',
    line: 'Dein Platz ist sicher. Prüfe deine Verbindung und lade die Seite neu.',
  },
  line: {
    daily: (day) => `Tagesbrett vom ${day}`,
    dailyPart: (caption) => `${capital(caption)}, Tagesbrett`,
    over: 'zu Ende',
    tried: 'ein Versuch aus einer Wiedergabe',
    triedPart: (caption) => `${capital(caption)}, ein Versuch`,
  },
  header: {
    leave: 'Tisch verlassen',
    sound: 'Ton',
    rulebook: 'Spielregeln',
    talk: 'Gespräch',
    talkNew: (lines) => `Gespräch, ${lines} neu`,
    settings: 'Einstellungen des Tisches',
    soundOn: 'Ton an.',
    soundOff: 'Ton aus.',
  },
  pending: { back: 'Zurück zum Spiel' },
  leaving: {
    title: 'Spiel verlassen?',
    kept: 'Dein Platz bleibt dir noch',
    bot: 'Danach spielt ein Bot für dich, bis du zurückkommst.',
    lose: (others) => `Danach ${others.length === 1 ? 'gewinnt' : 'gewinnen'} ${listed(others)}.`,
    stay: 'Bleiben',
    leave: 'Gehen',
  },
  standing: {
    watching: 'Du schaust zu',
    watchingQueued: (place) => `Du schaust zu. ${place}`,
    bot: 'Ein Bot spielt für dich.',
    takeBack: 'Platz zurücknehmen',
    gaveUp: 'Du hast aufgegeben. Ein Bot spielt für dich weiter.',
  },
  connection: {
    lost: 'Verbindung wird wiederhergestellt',
    late: 'Noch keine Antwort',
    lateLong: 'Noch keine Antwort. Wir warten auf den Server',
    restored: 'Der Stand kommt aus einer Sicherung. Es geht an einer früheren Stelle weiter.',
    noted: 'OK',
    unsent: 'Verbindung wird wiederhergestellt. Dann wird gesendet, was du zuletzt getan hast',
    unsentShort: 'Wird gleich gesendet',
    staleShort: 'Vielleicht nicht mehr aktuell',
    kept: 'Verbindung wird wiederhergestellt. Dein Platz bleibt dir',
    keptShort: 'Dein Platz bleibt dir',
    over: 'Verbindung wird wiederhergestellt. Nach einer Minute könnte das Spiel zu Ende sein',
    overShort: 'Das Spiel könnte zu Ende sein',
    bot: 'Verbindung wird wiederhergestellt. Vielleicht spielt ein Bot für dich',
    botShort: 'Vielleicht spielt ein Bot',
  },
  gone: {
    left: (names) => `${listed(names)} ${names.length > 1 ? 'sind' : 'ist'} gegangen.`,
    lost: (names) => `${listed(names)} ${names.length > 1 ? 'sind' : 'ist'} nicht verbunden.`,
    stopped: (what) => `${what} Das Spiel macht Pause.`,
    back: (names) => `${listed(names)} ${names.length > 1 ? 'sind' : 'ist'} da.`,
    bots: (names) =>
      names.length > 1
        ? `Für ${listed(names)} spielen jetzt Bots.`
        : `Für ${listed(names)} spielt jetzt ein Bot.`,
    noBot: 'Der Tisch macht Pause, deshalb übernimmt kein Bot.',
    bot: (time) => `Ein Bot übernimmt in ${time}`,
    away: (name) => `${name} ist weg`,
    manyAway: (count) => `${capital(inWords(count))} sind weg`,
    forfeits: (name, time) => `${name} verliert in ${time}`,
    altogether: (what, away, most) => `${what}. In diesem Spiel weg: ${away} von ${most}`,
    letBot: 'Bot spielen lassen',
    letBots: 'Bots spielen lassen',
    pause: 'Pause',
  },
  pause: {
    byYou: 'Du hast eine Pause begonnen.',
    by: (name) => `${name} hat eine Pause begonnen.`,
    byRoom: 'Der Tisch macht Pause.',
    clocks: (what) => `${what} Alle Uhren stehen.`,
    ruled: (what, moderator) => `${what} Nur ${moderator ?? 'die Spielleitung'} kann sie beenden.`,
    resume: 'Weiter',
  },
};
