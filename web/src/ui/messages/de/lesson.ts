/** Die Lektionen: ihre Schritte, und die Wege hin und zurück. */
import type { Translated } from '../../../lib/translated';
import type { lesson as english } from '../lesson';

export const lesson: Translated<typeof english> = {
  title: (game) => `${game} lernen`,
  leave: 'Lektion verlassen',
  coach: 'Die Lektion',
  steps: 'Schritte der Lektion',
  step: (number, count, name) => `Schritt ${number} von ${count}: ${name}`,
  passed: ' (geschafft)',
  start: 'Los',
  skipAll: 'Lektion überspringen',
  byKeys: (how) => `Mit der Tastatur: ${how}`,
  back: 'Zurück',
  repeat: 'Schritt wiederholen',
  skip: 'Überspringen',
  next: 'Weiter',
  finish: 'Fertig',
  offer: {
    label: 'Lektion',
    ask: (game) => `Spielst du ${game} zum ersten Mal?`,
    open: 'In zwei Minuten lernen',
    tab: ' in einem neuen Tab',
    never: 'Nicht mehr fragen',
  },
  tips: {
    off: 'Keine Tipps',
    close: 'Diesen Tipp schließen',
  },
  end: {
    title: 'Jetzt kannst du spielen.',
    bot: 'Gegen einen Bot spielen',
    friend: 'Mit jemandem spielen',
    again: 'Lektion wiederholen',
    door: 'Zur Eingangstür',
  },
};
