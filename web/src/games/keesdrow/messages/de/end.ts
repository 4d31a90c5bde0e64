/** Nach dem Spiel: wie es ausging, der Verlauf Zug um Zug, allein, und was sich teilen lässt. */

import { verbs } from '../../../../lib/messages/de/forms';
import { nameOf, namesOf, shout } from '../../../../lib/names';
import { amount } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type * as english from '../end';
import { does, points, tiles } from './parts';

const LED = ['lagst', 'lag', 'lagt', 'lagen'] as const;

export const end: Translated<typeof english.end> = {
  title: 'So lief es',
  board: (where) => `Das Brett, ${where}`,
  chart: { caption: 'Stand nach jedem Zug', round: 'Zug' },
  where: {
    fresh: 'zu Beginn',
    turn: (turn, played) => `Zug ${turn}: ${played}`,
    played: (name, what) => `${name}, ${what}`,
    word: (word, worth) => `${shout(word)}, ${worth}`,
    struck: (word) => `${shout(word)}, gestrichen`,
    passed: 'gepasst',
    timer: 'Zeit um',
    coached: 'durch Vorsagen verloren',
    skipped: 'ausgesetzt',
  },
  reason: {
    points: (goal) => `Das Ziel von ${goal} Punkten ist erreicht.`,
    exhausted: 'Niemand hat mehr ein Wort gefunden.',
    rounds: 'Zwei Runden vergingen ohne ein Wort.',
    noWordLeft: 'Auf dem Brett gab es kein Wort der Liste mehr.',
    agreed: 'Alle waren sich einig, dass nichts mehr zu finden war.',
    tiles: (number) => `Wer zuerst ${tiles(number)} hat, gewinnt.`,
    tooLong: 'Das Spiel wurde vorzeitig beendet und so gewertet, wie es stand.',
  },
  lead: {
    all: (cast, side) =>
      `${namesOf(cast, side)} ${verbs(cast, side, LED)} von Anfang bis Ende vorn.`,
    from: (cast, side, turn) =>
      `${namesOf(cast, side)} ${verbs(cast, side, LED)} ab Zug ${turn} vorn.`,
    untilLast: (cast, side) =>
      `${namesOf(cast, side)} ${verbs(cast, side, LED)} bis zum letzten Zug vorn.`,
    won: (_cast, _side, word) => `${shout(word)} brachte die Wende.`,
  },
  fact: {
    best: (word, worth) => `Bestes Wort: ${shout(word)}, ${worth}.`,
    bestOf: (whose, word, worth) => `Bestes Wort: ${shout(word)} (${whose}), ${worth}.`,
    struck: (word) => `${shout(word)} wurde angezweifelt und gestrichen.`,
    doubled: (word, turn) => `${shout(word)} zählte in Zug ${turn} doppelt.`,
    caught: (word, turn) => `${shout(word)} in Zug ${turn} zu Recht angezweifelt.`,
    led: (turn) => `In Zug ${turn} vorn.`,
    ledFromTo: (from, to) => `Von Zug ${from} bis Zug ${to} vorn.`,
    noTile: 'Kein Plättchen genommen.',
    noWord: 'Kein Wort hat gezählt.',
  },
  best: { points: 'Beste Wörter', tiles: 'Wörter, die Plättchen brachten' },
  allWords: 'Alle Wörter des Spiels',
  offers: {
    title: 'Was das Brett bot',
    before: (where) => `Vor ${where}.`,
    noTable: 'Die besten Wörter gibt es nur für Spiele, die noch auf diesem Server liegen.',
    whose: (cast, seat) => (seat === cast.you ? 'deins' : nameOf(cast, seat)),
  },
  solitaire: {
    title: 'Zug um Zug',
    turn: 'Zug',
    word: 'Dein Wort',
    points: 'Punkte',
    best: 'Bestes Wort',
    total: (total) => `Die besten Wörter aller Züge ergeben zusammen ${total}.`,
    marks: ([none, green, yellow, red]) =>
      `Für jeden Zug teilst du ein Zeichen, den höchsten Stecker des Worts: ${green} grün, ${yellow} gelb, ${red} rot, ${none} kein Wort.`,
  },
};

export const moments: Translated<typeof english.moments> = {
  title: 'Wendepunkte',
  doubled: (word) => `${shout(word)} verdoppelt`,
  struck: (word) => `${shout(word)} gestrichen`,
  leads: (word) => `${shout(word)} bringt die Führung`,
  best: (word, worth) => `${shout(word)}, ${worth}`,
  turn: (turn, what) => `Zug ${turn}: ${what}`,
  lead: (cast, side, word, worth) =>
    `${namesOf(cast, side)} ${verbs(cast, side, ['gehst', 'geht', 'geht', 'gehen'])} in Führung, mit ${shout(word)} für ${worth}.`,
  lost: (cast, seat, word) =>
    `${does(cast, seat, 'verlierst', 'verliert')} ${shout(word)}, weil es angezweifelt wird.`,
  missed: (worth) => `Es hätte ${worth} gebracht.`,
  takes: (cast, seat, word, worth) =>
    `${does(cast, seat, 'nimmst', 'nimmt')} mit ${shout(word)} ${worth}.`,
  makes: (cast, seat, word, worth) =>
    `${does(cast, seat, 'holst', 'holt')} mit ${shout(word)} ${worth}.`,
};

export const share: Translated<typeof english.share> = {
  title: (date) => `Rumpus, Tagesbrett vom ${date}`,
  game: (rounds) => `Keesdrow, ${amount(rounds, 'Runde', 'Runden')}`,
  total: (total, turns) => `${points(total)} in ${amount(turns, 'Zug', 'Zügen')}`,
  longest: (letters) => `Längstes Wort: ${letters} Buchstaben`,
  none: 'Kein Wort gefunden',
};
