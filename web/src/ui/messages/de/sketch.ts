/** Notizen und Zeichnungen auf dem Brett einer Wiedergabe. */
import type { Translated } from '../../../lib/translated';
import type { sketch as english } from '../sketch';

export const sketch: Translated<typeof english> = {
  title: 'Notizen und Zeichnungen',
  begin: 'Auf dem Brett zeichnen',
  hint: 'Pfeile, Markierungen und eine Notiz zu diesem Moment. Sie bleiben auf diesem Gerät, bis du sie teilst.',
  noteHint: 'Eine Notiz zu diesem Moment. Sie bleibt auf diesem Gerät, bis du sie teilst.',
  label: 'Zeichnen',
  how: 'Zieh von einer Stelle zur anderen, um einen Pfeil zu zeichnen. Tipp auf eine Stelle, um sie zu markieren, und noch einmal, um das zu löschen.',
  led: 'Wer dir folgt, sieht es sofort.',
  lists: 'Aus Listen wählen',
  from: 'Von',
  to: 'Nach',
  only: 'Nur markieren',
  add: 'Zeichnen',
  clear: 'Alles löschen',
  done: 'Fertig',
  note: 'Notiz zu diesem Moment',
  marks: 'Hier gezeichnet',
  mark: (place) => `Markierung: ${place}`,
  arrow: (from, to) => `Pfeil: ${from} nach ${to}`,
  short: (from, to) => `${from} → ${to}`,
  erase: 'Löschen:',
  drawn: (what) => `${what}.`,
  erased: (what) => `Gelöscht: ${what}.`,
  cleared: 'Alles gelöscht.',
  full: (most) => `Mehr als ${most} Zeichen gehen nicht in einen Moment. Lösch zuerst eines.`,
  by: (name) => `${name}:`,
  report: (name) => `Notizen von ${name} melden`,
  reported: 'Wir fügen die letzten 30 Notizen hinzu, die du hier gelesen hast.',
  numbered: (number, what) => `${number} ${what}`,
  here: 'In diesem Moment',
  file: {
    save: 'Notizen als Datei sichern',
    open: 'Notizen öffnen',
    added: (moments) =>
      moments === 1
        ? 'Notizen zu einem Moment hinzugefügt.'
        : `Notizen zu ${moments} Momenten hinzugefügt.`,
    no_notes:
      'In dieser Datei sind keine Notizen zu einer Wiedergabe. Wähl eine, die hier gesichert wurde.',
    other_game: 'Diese Notizen gehören zu einer anderen Partie. Öffne zuerst deren Wiedergabe.',
  },
};
