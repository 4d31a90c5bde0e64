/** Alle Sätze von Keep Your Cool, die beim Spielen zu lesen oder zu hören sind. */
import type { Translated } from '../../../../lib/translated';
import type { text as english } from '..';
import { headline } from './headline';
import { play } from './play';
import { refusals } from './refusals';

/** Das Spiel in Kürze, über seinem Vorraum. */
const lobby: Translated<typeof english.lobby> = {
  gist: (wins) =>
    `Eine Person dreht Plättchen um und behält die Paare. Die andere übernimmt mit einem Wort, in dem der erste und der letzte Buchstabe des Stichworts stecken. Halte „Greifen“ gedrückt, um dir eine Fahne zu holen. Drück STOPP, wenn eine Hand nach deiner greift. ${wins}`,
  standard: 'Die erste Fahne gewinnt sofort; sonst gewinnt, wer die meisten Plättchen hat.',
  advanced: 'Ein Paar zählt zwei Punkte, eine Fahne fünf.',
};

export const text: Translated<typeof english> = { headline, lobby, play, refusals };
