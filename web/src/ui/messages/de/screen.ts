/** Der große Bildschirm: ein Tisch auf dem Fernseher. */
import { listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { screen as english } from '../screen';

export const screen: Translated<typeof english> = {
  title: (game) => `${game} auf dem großen Bildschirm`,
  join: {
    title: 'Mach mit deinem Telefon mit',
    code: 'QR-Code mit dem Link des Tisches',
    or: 'oder öffne',
    onlyHere: 'Telefone können diese Adresse nicht öffnen.',
    elsewhere: 'Starte den Server mit HOST=0.0.0.0, und öffne die Adresse, die er ausgibt.',
  },
  seats: {
    title: 'Plätze',
    free: 'Freier Platz',
    ready: 'bereit',
    choosing: 'liest die Regeln',
    bot: 'Bot',
    botWho: (note) => `Bot, ${note}`,
    away: 'weg',
    turn: 'ist am Zug',
    moderator: 'leitet das Spiel',
  },
  waiting: {
    more: (players) => (players === 1 ? 'Eine Person fehlt noch.' : 'Es fehlen noch Mitspielende.'),
    unready: (names) =>
      `${listed(names)} ${names.length === 1 ? 'ist' : 'sind'} noch nicht bereit.`,
    starts: (host) => `${host ?? 'Die Tischleitung'} kann das Spiel starten.`,
    rule: 'Dein Telefon ist deine Hand. Dieser Bildschirm zeigt den Tisch.',
  },
  paused: 'Das Spiel macht Pause',
  gone: (names) => `Wir warten auf ${listed(names)}.`,
  lost: 'Verbindung wird wiederhergestellt',
  over: {
    again: 'Noch einmal? Drückt „Revanche“ auf dem Telefon.',
    place: (place) => `Platz ${place}`,
  },
  closed: {
    title: 'Nur Mitspielende können diesen Tisch zeigen',
    line: 'Öffne diese Seite in einem Browser, der hier einen Platz hat, oder erlaube das Zuschauen.',
    table: 'Zum Tisch',
  },
  controls: {
    title: 'Dieser Bildschirm',
    full: 'Ganzer Bildschirm',
    leave: 'Ganzen Bildschirm verlassen',
    sound: 'Ton',
    soundOn: 'Für Ton drücken',
    light: 'Lampenlicht',
  },
};
