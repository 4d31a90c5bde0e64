/** Wenn alle Wörter offen liegen: wer was behält, und warum. */
import { owner } from '../../../../lib/messages/de/forms';
import { nameIn, nameOf, shout, verb } from '../../../../lib/names';
import { capital, inWords, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { reveal as english } from '../reveal';
import { cards } from './cards';

export const reveal: Translated<typeof english> = {
  title: (round) => `Die Wörter der Runde ${round}`,
  keeps: (cast, seat, word) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'behältst', 'behält')} ${shout(word)}.`,
  nobody: 'Niemand behält ein Wort.',
  spells: (cast, seat, keyword) =>
    `Damit ${verb(cast, seat, 'hast', 'hat')} ${nameIn(cast, seat)} ${shout(keyword)} zusammen.`,
  why: {
    longest: (letters, next, equal) =>
      `${capital(cards.letters(letters))}. ${equal > 1 ? 'Die nächsten haben' : 'Das nächste hat'} ${inWords(next)}.`,
    onlyOne: (letters) => `Das einzige Wort dieser Runde, mit ${inWords(letters)} Buchstaben.`,
    onlyListed: (letters) => `Das einzige Wort aus der Liste, mit ${inWords(letters)} Buchstaben.`,
    moreBlue: (number, letters, whose) =>
      `${capital(cards.words(number))} mit ${inWords(letters)} Buchstaben. ${whose} hat ${number > 2 ? 'am meisten' : 'mehr'} Blau.`,
    yours: 'Deines',
    theirs: (name) => `Das von ${name}`,
    tied: (number, letters) =>
      `${capital(cards.words(number))} mit ${inWords(letters)} Buchstaben und gleich viel Blau. Niemand punktet.`,
    allPassed: 'Alle haben gepasst.',
    noneLaid: 'Niemand hat ein Wort ausgelegt.',
    oneUnlisted: 'Das einzige Wort steht nicht in der Liste.',
    noneListed: 'Keins der Wörter steht in der Liste.',
  },
  head: {
    unlisted: 'kein Wort der Liste',
    passed: 'gepasst',
    none: 'kein Wort',
  },
  line: {
    late: 'Lag bereit, als die Zeit um war.',
    won: (blue) => `${cards.figureBlue(blue)}.`,
    beats: (blue, rivals) => `${cards.figureBlue(blue)} und damit besser als ${listed(rivals)}.`,
    beaten: (blue) => `${cards.figureBlue(blue)}. Die orangen Karten werden abgelegt.`,
    beatenOwn: (blue) => `${cards.figureBlue(blue)}. Deine orangen Karten werden abgelegt.`,
    unlisted: 'Nimmt die Karten zurück.',
    unlistedOwn: 'Du nimmst deine Karten zurück.',
    passed: 'Alle Karten behalten.',
    swapped: (number) => `${capital(cards.count(number))} getauscht.`,
    declined: 'Hatte kein Wort und behält alle Karten.',
    declinedOwn: 'Du hattest kein Wort und behältst deine Karten.',
    nothing: 'Behält alle Karten.',
    nothingOwn: 'Du behältst deine Karten.',
    uncounted: (word) => `${shout(word)} lag bereit, zählte aber nicht.`,
  },
  best: {
    all: 'Die besten Wörter, die möglich waren',
    own: 'Das beste Wort, das du hättest legen können',
    one: (name) => `Das beste Wort aus ${owner(name)} Hand`,
    found: (name) => `${name}: bestes Wort gefunden.`,
    none: 'kein Wort',
  },
  ready: {
    count: (ready, all) => `${ready} von ${all} ${ready === 1 ? 'ist' : 'sind'} bereit`,
    waiting: (names) => `Du bist bereit. Warten auf ${listed(names)}`,
  },
  next: 'Nächste Runde',
  finish: 'Zum Ergebnis',
};
