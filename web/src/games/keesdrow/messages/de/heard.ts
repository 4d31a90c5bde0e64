/** Was vorgelesen wird, und was eben entschieden wurde, als Zeile zum Lesen. */
import { verbs, whom } from '../../../../lib/messages/de/forms';
import { type Cast, nameOf, namesIn, namesOf, shout } from '../../../../lib/names';
import { capital, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type * as english from '../heard';
import { barred, columns, does, points, tiles, whose } from './parts';

const isWord = (word: string, valid: boolean) =>
  `${shout(word)} ist ${valid ? 'ein' : 'kein'} Wort.`;
const takes = (cast: Cast, seat: number, number: number) =>
  `${does(cast, seat, 'nimmst', 'nimmt')} ${tiles(number)}.`;
const passed = (cast: Cast, seat: number) => `${does(cast, seat, 'hast', 'hat')} gepasst.`;
const noWord = (cast: Cast, seat: number) =>
  `${does(cast, seat, 'hast', 'hat')} kein Wort gespielt.`;
const sitsOut = (cast: Cast, seat: number) => `${nameOf(cast, seat)} setzt diesen Zug aus.`;
const doubts = (cast: Cast, seat: number) => `${does(cast, seat, 'zweifelst', 'zweifelt')} es an.`;
const scoresNothing = (cast: Cast, seat: number) =>
  `${does(cast, seat, 'bekommst', 'bekommt')} nichts.`;
const timeUp = 'Die Zeit ist um.';

export const heard: Translated<typeof english.heard> = {
  laid: 'Die Plättchen liegen aus.',
  laidToDraw: 'Die Plättchen liegen aus. Zieh eines, um zu sehen, wer beginnt.',
  drew: (cast, seat, letter) => `${does(cast, seat, 'hast', 'hat')} ${letter} gezogen.`,
  drewByChance: (cast, seat, letter) => `Der Tisch hat für ${whom(cast, seat)} ${letter} gezogen.`,
  tied: (cast, seats) =>
    `${namesOf(cast, seats)} ${verbs(cast, seats, ['hast', 'hat', 'habt', 'haben'])} den gleichen Buchstaben und ${verbs(cast, seats, ['ziehst', 'zieht', 'zieht', 'ziehen'])} noch einmal.`,
  turn: (cast, seat) => `${does(cast, seat, 'bist', 'ist')} dran.`,
  yourTurn: 'Du bist dran.',
  yourTimedTurn: (seconds) => `Du bist dran. Du hast ${seconds} Sekunden.`,
  played: (cast, seat, word) => `${does(cast, seat, 'spielst', 'spielt')} ${shout(word)}.`,
  playedFor: (cast, seat, word, sum) =>
    `${does(cast, seat, 'spielst', 'spielt')} ${shout(word)} für ${sum}.`,
  window: (seconds) => `${seconds} Sekunden zum Anzweifeln.`,
  believes: (cast, seat) => `${nameOf(cast, seat)} lässt es gelten.`,
  challenged: (cast, seat, word, valid) => `${doubts(cast, seat)} ${isWord(word, valid)}`,
  scores: (cast, seat, made) => `${does(cast, seat, 'bekommst', 'bekommt')} ${points(made)}.`,
  struck: (cast, seat) => `Die Stecker kommen wieder heraus. ${scoresNothing(cast, seat)}`,
  passed,
  ranOut: (cast, seat) => `${timeUp} ${noWord(cast, seat)}`,
  takes,
  turns: (number, letters) =>
    `${capital(columns(number))} mit Plättchen ${number === 1 ? 'dreht' : 'drehen'} sich, Buchstaben ${listed(letters)}.`,
  barred,
  sitsOut,
  noWordLeft: 'Auf dem Brett gibt es kein Wort der Liste mehr.',
  wordsAgain: 'Eine Spalte hat sich gedreht, und es gibt wieder Wörter der Liste.',
  finishing: (cast, seat) => `${does(cast, seat, 'willst', 'will')} hier aufhören.`,
  over: 'Das Spiel ist zu Ende.',
  total: (cast, side, score) => `${namesIn(cast, side)} ${score}`,
  totals: (totals) => `${capital(listed(totals))}.`,
};

export const news: Translated<typeof english.news> = {
  isWord,
  scores: (cast, seat, made) => `${does(cast, seat, 'bekommst', 'bekommt')} ${made}.`,
  scoresNothing,
  stands: 'Es gilt.',
  challenged: (cast, seat) => `${does(cast, seat, 'hast', 'hat')} es angezweifelt.`,
  barred,
  takes,
  turns: (number) => `${capital(columns(number))} ${number === 1 ? 'dreht' : 'drehen'} sich.`,
  sitsOut,
  sitsOutWhy: 'Das ist der Preis für falschen Zweifel.',
  passed,
  timeUp,
  noWord,
  starts: (cast, seat) => `${does(cast, seat, 'beginnst', 'beginnt')}.`,
  startsWhy: (cast, seat, letter) =>
    `${capital(whose(cast, seat, 'dein'))} ${letter} ist dem A am nächsten.`,
};
