/** Der Tisch während des Spiels: Kopf, Brett, Auslosen, Wort, Anzweifeln, Mitspielende, Wörter. */
import { count, verbs, whom, whomAll } from '../../../../lib/messages/de/forms';
import { aLetter, nameOf, namesIn, namesOf, shout } from '../../../../lib/names';
import { inWords, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type * as english from '../play';
import { columns, does, tiles } from './parts';

export const caption: Translated<typeof english.caption> = {
  over: 'zu Ende',
  kinds: {
    alone: 'allein',
    teams: 'Teams',
    none: '',
    four_score: 'Four Score',
    flip_flop: 'Flip Flop',
  },
  draw: 'Auslosen',
  turn: (turn) => `Zug ${turn}`,
  turnOf: (turn, turns) => `Zug ${turn} von ${turns}`,
  turnToGoal: (turn, goal) => `Zug ${turn}, bis ${goal}`,
  turnToTiles: (turn, number) => `Zug ${turn}, bis ${number} Plättchen`,
};

export const pending: Translated<typeof english.pending> = {
  draw: 'Auslosen, wer beginnt',
  word: (word) => `Ist ${shout(word)} ein Wort?`,
  window: (word) => `${shout(word)} kann angezweifelt werden`,
  yourTurn: 'Du bist dran',
  turn: (cast, seat) => `Warten auf ${whom(cast, seat)}`,
};

const outOfTime = 'Zeit um';
const passed = 'gepasst';

export const play: Translated<typeof english.play> = {
  seconds: (number) => `${number} s`,
  rule: (id) => `Regel ${id}`,
  show: (what) => `${what}, auf dem Brett zeigen`,
  board: {
    label: (side, word) => `${side} mal ${side} Buchstaben${word === '' ? '' : `; Weg ${word}`}`,
    place: (row, column) => `Zeile ${row}, Spalte ${column}`,
    gap: (place) => `Lücke, ${place}`,
    letter: (letter, place, uses) =>
      `${letter}, ${place}${['', ', einmal benutzt', ', zweimal benutzt', ', verbraucht'][uses] ?? ''}`,
  },
  draw: {
    again: 'Gleiche Buchstaben. Zieh noch einmal.',
    pick: 'Tipp ein Plättchen an, um die Rückseite zu sehen.',
    waiting: (cast, seats) => `Warten auf ${whomAll(cast, seats)}.`,
    done: 'Alle haben gezogen.',
    any: 'Zufällig ziehen',
    rule: 'Es beginnt, wer dem A am nächsten ist.',
    tied: (cast, seats, letter) =>
      `${namesOf(cast, seats)} ${verbs(cast, seats, ['hast', 'hat', 'habt', 'haben'])} ${aLetter(letter)} gezogen und ${verbs(cast, seats, ['ziehst', 'zieht', 'zieht', 'ziehen'])} noch einmal.`,
    tiedWithYou: (cast, seats, letter) =>
      `Auch ${namesIn(cast, seats)} ${verbs(cast, seats, ['hast', 'hat', 'habt', 'haben'])} ${aLetter(letter)} gezogen.`,
    drew: (cast, seat) => does(cast, seat, 'ziehst', 'zieht'),
    back: (cast, seat, letter) => `${does(cast, seat, 'hast', 'hat')} ${letter} gezogen`,
    tile: (row, column) => `Plättchen in Zeile ${row}, Spalte ${column}`,
  },
  word: {
    title: 'Dein Wort',
    hint: 'Du bist dran. Zieh über Buchstaben, die sich berühren, oder tipp sie an. Tippst du einen noch einmal an, zählt er doppelt.',
    looking: (cast, seat) => `${does(cast, seat, 'überlegst', 'überlegt')}.`,
    turns: (number) =>
      number === 1
        ? 'Sobald es gilt, dreht sich eine Spalte.'
        : `Sobald es gilt, drehen sich ${columns(number)}.`,
    back: 'Letzten Buchstaben zurücknehmen',
    play: (word) => `${word} spielen`,
    clear: 'Löschen',
    tape: 'Punkte bis hierher',
    pegs: ['', 'grüner Stecker', 'gelber Stecker', 'roter Stecker'],
    slip: (letter, peg) => `${letter}, ${peg}`,
    slipFor: (letter, peg, points) => `${letter}, ${peg}, ${points}`,
    sum: 'Summe',
    takes: 'Plättchen, die es bringt',
    tiles: () => 'Plättchen',
  },
  held: {
    offline: (word) => `${word} bleibt, bis du wieder online bist`,
    paused: 'Der Tisch macht Pause',
    turn: (cast, seat) => does(cast, seat, 'überlegst', 'überlegt'),
    short: (least) => `Mindestens ${inWords(least)} Buchstaben`,
    path: 'Nicht auf diesem Weg',
  },
  typed: {
    placeholder: 'Tipp ein Wort: Das Brett findet den Weg',
    label: 'Wort eintippen; das Brett findet den besten Weg',
    letters: 'Nur Buchstaben.',
    paths: 'Wege für dieses Wort',
    path: (score) => `${score}`,
    pathsOf: (number, score) => `${number} Wege, je ${score}`,
  },
  tools: {
    times: (times) => `${times}×`,
    type: 'Eintippen',
    last: (cast, seat, word, worth) => `${nameOf(cast, seat)} ${shout(word)} ${worth}`,
    lookUp: 'Nachschlagen',
    known: (word) => `${shout(word)} steht in der Wortliste.`,
    unknown: (word) => `${shout(word)} steht nicht in der Wortliste.`,
  },
  pass: {
    label: 'Passen',
    question: 'In diesem Zug passen?',
    yes: 'Ja, passen',
    no: 'Weitersuchen',
  },
  finish: {
    offer:
      'Auf dem Brett gibt es kein Wort der Liste mehr. Das Spiel endet, wenn alle zustimmen oder alle passen.',
    waiting: (cast, agreed, missing) =>
      `${namesOf(cast, agreed)} ${verbs(cast, agreed, ['willst', 'will', 'wollt', 'wollen'])} aufhören. Warten auf ${whomAll(cast, missing)}.`,
    yes: 'Spiel beenden',
  },
  challenge: {
    label: 'Anzweifeln',
    accept: 'Gelten lassen',
    challenge: 'Anzweifeln',
    played: (cast, seat, word) => `${does(cast, seat, 'spielst', 'spielt')} ${shout(word)}.`,
    playedFor: (cast, seat, word, worth) =>
      `${does(cast, seat, 'spielst', 'spielt')} ${shout(word)} für ${worth}.`,
    question: 'Glaubst du das?',
    turn: 'Gilt es, dreht sich die markierte Spalte.',
    turns: 'Gilt es, drehen sich die markierten Spalten.',
    closes: 'Gilt von selbst in',
    open: 'Anzweifeln geht noch',
    waiting: (cast, seats) =>
      `${namesOf(cast, seats)} ${verbs(cast, seats, ['musst', 'muss', 'müsst', 'müssen'])} noch entscheiden.`,
    accepted: (names) => `${listed(names)} ${names.length > 1 ? 'lassen' : 'lässt'} es gelten.`,
    partner: 'Das Wort ist von deinem Team: Die anderen entscheiden.',
    youAccepted: 'Du lässt es gelten.',
    odds: (name, doubled) =>
      `Kein Wort: ${name} bekommt nichts. Ein Wort: ${name} bekommt ${doubled}.`,
    oddsForTiles: (name) =>
      `Kein Wort: ${name} nimmt nichts. Ein Wort: Es gilt, und du setzt den nächsten Zug aus.`,
    oddsForPegs:
      'Kein Wort: Die Stecker kommen wieder heraus. Ein Wort: Es gilt, und du setzt den nächsten Zug aus.',
    own: (doubled) => `Wird es zu Unrecht angezweifelt, zählt es ${doubled}.`,
    ownForTiles: 'Wer es anzweifelt, obwohl es ein Wort ist, setzt einen Zug aus.',
  },
  players: {
    label: 'Mitspielende',
    and: 'und',
    gone: 'weg',
    you: 'du',
    barred: 'nächster Zug fällt aus',
    yourWord: 'dein Wort',
    played: 'hat gespielt',
    yourTurn: 'du bist dran',
    toPlay: 'am Zug',
    last: {
      passed,
      timer: outOfTime,
      coached: 'vorgesagt, Zug verloren',
      skipped: 'einen Zug ausgesetzt',
      struck: (word) => `${shout(word)} gestrichen`,
      tiles: (word, number) => `${shout(word)}, ${tiles(number)}`,
      points: (word, points) => `${shout(word)} +${points}`,
      doubled: (word, points) => `${shout(word)} +${points}, verdoppelt`,
    },
  },
  words: {
    title: 'Wörter bisher',
    passed,
    timer: outOfTime,
    coached: 'vorgesagt, Zug verloren',
    skipped: 'diesen Zug ausgesetzt',
    open: 'noch anzweifelbar',
    doubled: '×2 angezweifelt',
    struck: 'gestrichen',
  },
  review: {
    title: 'Nach deinem Zug',
    show: 'Nach meinem Zug zeigen, was ich verpasst habe',
    onlyYou: 'Das siehst nur du.',
    off: 'Nicht mehr zeigen',
    yours: 'deins',
    showWord: (word) => `${shout(word)} auf dem Brett zeigen`,
    near: (word, distance) =>
      `Am nächsten an ${shout(word)}, ${count(distance, 'einen Buchstaben', 'Buchstaben')} entfernt:`,
    takers: 'Diese Wörter hättest du spielen können:',
    best: 'Am meisten wert:',
    scored: (word, made) => `${shout(word)} brachte ${made}.`,
    took: (word, made) => `${shout(word)} brachte ${tiles(made)}.`,
    struck: (word) => `${shout(word)} wurde gestrichen.`,
    passed: 'Du hast gepasst.',
    timer: 'Deine Zeit war um.',
    coached: 'Dein Zug ging durch Vorsagen verloren.',
    skipped: 'Du hast diesen Zug ausgesetzt.',
    wouldScore: (word, best) => `${shout(word)} hätte ${best} gebracht.`,
    wouldTake: (word, best) => `${shout(word)} hätte ${tiles(best)} gebracht.`,
    twoWouldScore: (word, best, next, worth) =>
      `${shout(word)} hätte ${best} gebracht, ${shout(next)} ${worth}.`,
    twoWouldTake: (word, best, next, worth) =>
      `${shout(word)} hätte ${tiles(best)} gebracht, ${shout(next)} ${tiles(worth)}.`,
    known: 'Von Wörtern, die fast alle kennen:',
    bestScored: (best) => `Das beste Wort war ${best} wert.`,
    bestTook: (best) => `Das beste Wort hätte ${tiles(best)} gebracht.`,
    noWord: 'Auf dem Brett gab es kein Wort.',
    noTaker: 'Kein Wort hätte ein Plättchen gebracht.',
    noBetterTaker: 'Kein Wort hätte mehr gebracht.',
    noBetter: 'Mehr gab das Brett nicht her.',
  },
};
