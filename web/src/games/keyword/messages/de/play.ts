/** Während Wörter ausgelegt werden, und bei der letzten Chance. */
import { words } from '../../../../lib/messages/de/words';
import { type Cast, nameOf, verb } from '../../../../lib/names';
import { amount, capital, inWords, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { play as english } from '../play';
import { cards, withCards } from './cards';

const has = (cast: Cast, seat: number) =>
  `${nameOf(cast, seat)} ${verb(cast, seat, 'hast', 'hat')}`;

export const play: Translated<typeof english> = {
  caption: {
    round: (round) => `Runde ${round}`,
    lastCall: 'letzte Chance',
    over: 'zu Ende',
  },
  pending: {
    word: 'Leg dein Wort aus',
    others: (names) => `Warten auf ${names}`,
    shown: 'Die Wörter liegen offen',
    lastCall: 'Letzte Chance für das Schlüsselwort',
  },
  waiting: {
    others: (names) => `Warten auf ${names}.`,
    nobody: 'Alle sind fertig.',
  },
  middle: {
    title: 'Die Mitte',
    borrowed: (card) => `${card}, in deinem Wort`,
  },
  hand: {
    title: 'Deine Hand',
    card: (card, at, all) => `${card}, ${at} von ${all} auf der Hand`,
  },
  rack: {
    title: 'Dein Wort',
    card: (card, at, all) => `${card}, ${at} von ${all}`,
  },
  blank: {
    title: 'Welcher Buchstabe ist der Joker?',
    question: 'Welcher Buchstabe ist es?',
    choose: 'Buchstaben wählen',
    change: (letter) => `Buchstaben ${letter} ändern`,
  },
  field: {
    label: 'Wort eintippen; der Tisch nimmt die Karten',
    placeholder: 'Wort eintippen',
  },
  acts: {
    lay: 'Auslegen',
    takeBack: 'Zurücknehmen',
    final: 'Mehr Wörter gehen in dieser Runde nicht; dieses bleibt liegen.',
    shuffle: 'Hand mischen',
    type: 'Wort eintippen',
  },
  pass: {
    open: 'Passen',
    cancel: 'Doch nicht',
    keepAll: 'Passen, alle behalten',
    swap: (number) => `Passen, ${cards.count(number)} tauschen`,
    title: 'Welche Karten gehen?',
    hint: 'Drück auf die, die du tauschen willst. Diese Runde setzt du aus.',
    left: (time) => `Passen geht noch ${time}.`,
    over: 'Passen geht jetzt nicht mehr.',
  },
  noWord: {
    open: 'Kein Wort',
    cancel: 'Weitersuchen',
    say: 'Ich habe kein Wort',
  },
  held: {
    offline: 'Deine Karten sind sicher',
    paused: 'Der Tisch macht Pause',
    empty: (least) => `Ab ${inWords(least)} Buchstaben`,
    tooShort: (least) => `Ab ${inWords(least)} Buchstaben`,
    blueGone: 'Eine blaue Karte ist weg',
    blankNeedsLetter: 'Welcher Buchstabe ist der Joker?',
    onlyBlue: 'Nimm eine orange Karte dazu',
  },
  note: {
    rule: (rule) => `Regel ${rule}`,
    tooLong: 'Ein Wort hat höchstens zwölf Buchstaben: sechs orange Karten und sechs blaue.',
    noneLeft: (letter) => `Auf deiner Hand und in der Mitte ist kein ${letter}.`,
    noOther: (letter) => `Auf deiner Hand und in der Mitte ist kein weiteres ${letter}.`,
  },
  status: {
    empty: 'Zieh Karten, tipp sie an, oder schreib dein Wort.',
    word: 'ein Wort',
    unknown: 'nicht in der Liste',
    passed: 'Du hast gepasst.',
    swapped: (number) => `Du hast gepasst und ${cards.count(number)} getauscht.`,
    sealed: (names) => `Warten auf ${names}. Noch kannst du es zurücknehmen.`,
  },
  sealed: {
    none: 'Kein Wort',
    word: (number) =>
      number === 1 ? 'Deine Karte, verdeckt' : `Deine ${cards.count(number)}, verdeckt`,
    others: (number) => `Was die anderen sehen: ${cards.count(number)}, verdeckt`,
    othersSee: (number) =>
      `Die anderen sehen ${cards.count(number)}, als hättest du ein Wort ausgelegt.`,
    onlyYou: (letters, blue) =>
      `${capital(cards.letters(letters))}, ${cards.blue(blue)}. Das siehst nur du.`,
  },
  seats: {
    title: 'Die anderen',
    said: (name, deed, bot) => `${bot ? `${name}, ${words.bot},` : name} ${deed}`,
    thinking: 'überlegt',
    laid: (number) => `${cards.figure(number)} gelegt`,
    passed: 'gepasst',
    passedSwapped: (number) => `gepasst, ${number} getauscht`,
    swapped: (number) => `${number} getauscht`,
    wrongCall: 'Fehlalarm',
    inFull: {
      thinking: (held) => `überlegt, mit ${withCards(held)}`,
      laid: (number) => `hat ${cards.count(number)} verdeckt ausgelegt`,
      passed: 'hat gepasst und alle Karten behalten',
      swapped: (number) => `hat gepasst und ${cards.count(number)} getauscht`,
      wrongCall: (deed) => `${deed}, und ein Fehlalarm`,
    },
  },
  notebook: {
    title: (keyword) => `Wer hat ${keyword} zusammen?`,
    you: 'Du:',
    hint: (round, kept) => `Runde ${round}.${kept ? ' Blaue Buchstaben kamen aus der Mitte.' : ''}`,
    words: 'Alle Wörter',
    none: 'kein Wort',
    noneYet: 'noch kein Wort',
    wrong: 'Fehlalarm in dieser Runde: Es fehlt noch etwas.',
    watch: 'Wer hat’s?',
    wrongCall: 'Fehlalarm',
    call: 'Ausrufen',
  },
  call: {
    automatic: 'Der Tisch merkt, wenn ein Schlüsselwort komplett ist.',
    spectator: 'Wer das Schlüsselwort zusammenhat, muss es selbst ausrufen.',
    wrong: 'Deine Wörter reichen noch nicht. Ein Fehlalarm je Runde ist erlaubt:',
    open: 'Ich hab’s zusammen',
    question: (keyword) => `Steckt ${keyword} in deinen Wörtern?`,
    yes: 'Ja, ich rufe es aus',
    no: 'Noch nicht',
    hint: 'Einen Fehlalarm sehen alle.',
  },
  lastCall: {
    title: 'Letzte Chance.',
    now: (keyword) => `Hast du ${keyword} zusammen? Dann ruf es jetzt aus.`,
    orangeDeck: 'Der orange Stapel ist leer.',
    blueDeck: 'Der blaue Stapel ist leer.',
    stuck: 'Drei Runden lang hat niemand gepunktet und niemand eine Karte abgelegt.',
  },
  heard: {
    round: (round) => `Runde ${round}.`,
    roundTimed: (round, seconds) =>
      `Runde ${round}. Du hast ${amount(seconds, 'Sekunde', 'Sekunden')}.`,
    tenSeconds: 'Noch zehn Sekunden.',
    filled: (letters) => `Neu in der Mitte: ${letters}.`,
    drew: (letters) => `Neu auf deiner Hand: ${letters}.`,
    letters: (letters) =>
      listed(letters.map((letter) => (letter === '?' ? 'ein Joker' : letter.toUpperCase()))),
    known: (word) => `${word} ist ein Wort.`,
    unknown: (word) => `${word} steht nicht in der Wortliste.`,
    noWord: (number) => `Du hast kein Wort. Die anderen sehen ${cards.count(number)} verdeckt.`,
    laid: (cast, seat, number) => `${has(cast, seat)} ${cards.count(number)} verdeckt ausgelegt.`,
    laidOwn: (letters) => `Du hast ein Wort mit ${inWords(letters)} Buchstaben verdeckt ausgelegt.`,
    laidMixed: (letters, oranges) =>
      `Du hast ein Wort mit ${inWords(letters)} Buchstaben verdeckt ausgelegt, mit ${withCards(oranges)} aus deiner Hand.`,
    missing: (number) =>
      number === 1 ? 'Eine Person überlegt noch.' : `${capital(inWords(number))} überlegen noch.`,
    tookBack: (cast, seat) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'nimmst dein', 'nimmt das')} Wort zurück.`,
    passed: (cast, seat) => `${has(cast, seat)} gepasst und alle Karten behalten.`,
    swapped: (cast, seat, number) =>
      `${has(cast, seat)} gepasst und ${cards.count(number)} getauscht.`,
    wrongCall: (cast, seat) =>
      `${has(cast, seat)} das Schlüsselwort ausgerufen, aber noch nicht zusammen.`,
    lastCall: (why) =>
      `${why} Letzte Chance: Wer das Schlüsselwort zusammenhat, ruft es jetzt aus.`,
    word: (name, word, length) => `${name}: ${word}, ${length}.`,
    none: (name, why) => `${name}: ${why}.`,
  },
};
