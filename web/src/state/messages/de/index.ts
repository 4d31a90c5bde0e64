/** Wörter der Hausregeln, und Synonyme für die Suche in den Spielregeln. */
import type { Translated } from '../../../lib/translated';
import type { text as english } from '..';

export const text: Translated<typeof english> = {
  lists: new Map([
    ['rumpus-en', 'Rumpus Englisch'],
    ['german', 'Deutsche Wörter'],
  ]),
  search: {
    idle:
      'aber als am an auf aus bei bin das dass dem den der des die du ein eine einem einen einer es ' +
      'für hat ich ihr im in ist kann man mein mich mit muss nach nicht oder sich sie sind so um und ' +
      'uns von vor wann war warum was wenn wer wie wird wir wo zu zum zur',
    endings: 'ungen|ung|ern|en|er|es|em|e|n|s',
    also: new Map([
      ['bonus', ['doppelt', 'stecker']],
      ['wörterbuch', ['liste']],
      ['gleichstand', ['gleich', 'teilen']],
      ['unentschieden', ['gleich', 'teilen']],
      ['ende', ['ende']],
      ['aufhören', ['ende']],
      ['mehrzahl', ['länger', 'mehrzahl']],
      ['punkt', ['zählt', 'punkt']],
      ['punkte', ['zählt', 'punkt', 'wert']],
      ['aussetzen', ['passen']],
      ['auslassen', ['passen']],
      ['sieg', ['gewinnt']],
      ['gewinner', ['gewinnt']],
      ['wert', ['zählt', 'wert']],
      ['zurücknehmen', ['zurück']],
    ]),
  },
};
