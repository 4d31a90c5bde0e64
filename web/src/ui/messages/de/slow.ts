/** Langsame Partien: die Schlange an der Eingangstür, der nächste Tisch, und Urlaub. */
import { count } from '../../../lib/messages/de/forms';
import { listed } from '../../../lib/phrase';
import type { Translated } from '../../../lib/translated';
import type { slow as english } from '../slow';

/** Mit einem Punkt am Ende, den eine Abkürzung schon hat: „Sa., 5. Dez.“. */
const closed = (day: string): string => (day.endsWith('.') ? day : `${day}.`);

export const slow: Translated<typeof english> = {
  queue: {
    yours: 'Du bist dran',
    none: 'Gerade wartet niemand auf dich.',
    others: (many) => `Warten auf andere (${many})`,
    all: (many) => `Alle ${many} zeigen`,
    with: (game, others) =>
      others.length > 0 ? `${game} mit ${listed(others)}` : `${game}, allein`,
    left: (time) => `noch ${time}`,
    away: (day) => `Im Urlaub bis ${day}`,
    due: 'Die Zeit ist um.',
    rematch: (game, others) =>
      others.length > 0 ? `Revanche in ${game} mit ${listed(others)}` : `Revanche in ${game}`,
    answer: (time) => `noch ${time} zum Annehmen`,
  },
  next: {
    link: (many) => `Nächster Tisch (${many})`,
    waits: 'Du kannst gehen: Diese Partie bleibt an der Eingangstür.',
    over: 'Diese langsame Partie ist zu Ende.',
    deadline: (day) => `Deine Zeit endet am ${closed(day)}`,
    others: (day) => `Ihre Zeit endet am ${closed(day)}`,
    away: (names, day) =>
      `${listed(names)} ${names.length > 1 ? 'sind' : 'ist'} bis ${day} im Urlaub. So lange ruht die Zeit.`,
  },
  tell: {
    press: 'Sag mir, wenn ich dran bin',
    done: 'Wir melden uns auf diesem Gerät.',
  },
  holiday: {
    title: 'Urlaub',
    line: 'Deine langsamen Partien warten, solange du weg bist, außer an Abenden ohne Urlaub. Die anderen sehen, wann du zurückkommst.',
    left: (days) => `Du hast dieses Jahr noch ${count(days, 'einen Tag', 'Tage')} Urlaub.`,
    label: 'Weg bis',
    begin: 'In den Urlaub gehen',
    on: (day) => `Du bist bis ${day} weg. Deine langsamen Partien warten.`,
    back: 'Ich bin zurück',
    begun: 'Gute Erholung. Deine langsamen Partien warten.',
    ended: 'Willkommen zurück. Deine Uhren laufen wieder.',
    link: 'Fährst du weg? Lass deine Partien warten',
    bad: (days) => `Wähl einen Tag innerhalb von ${count(days, 'einem Tag', 'Tagen')}.`,
    none: 'Dein Urlaub für dieses Jahr ist aufgebraucht.',
  },
};
