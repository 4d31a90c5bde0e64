/** Das Ende eines Spiels, und seine Runden im Rückblick. */
import { owner, verbs } from '../../../../lib/messages/de/forms';
import { nameOf, namesOf, shout, verb } from '../../../../lib/names';
import { capital, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { end as english } from '../end';
import { afterRounds, cards } from './cards';

export const end: Translated<typeof english> = {
  headline: {
    over: 'Das Spiel ist zu Ende.',
    spells: (cast, seat, keyword) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'hast', 'hat')} ${shout(keyword)} zusammen.`,
    spellsAndWins: (cast, seat, keyword) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'hast', 'hat')} ${shout(keyword)} zusammen und ${verb(cast, seat, 'gewinnst', 'gewinnt')}.`,
    shared: (cast, seats) =>
      `${namesOf(cast, seats)} ${seats.some((seat) => seat === cast.you) ? 'teilt euch' : 'teilen sich'} den Sieg.`,
    wins: (cast, seat) => `${nameOf(cast, seat)} ${verb(cast, seat, 'gewinnst', 'gewinnt')}.`,
    winsBy: (cast, seat, lead) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'gewinnst', 'gewinnt')}: ${lead} mehr.`,
  },
  why: {
    keyword: (rounds) => `Der Code war nach ${afterRounds(rounds)} geknackt.`,
    orangeDeck: (rounds) => `Der orange Stapel war nach ${afterRounds(rounds)} leer.`,
    blueDeck: (rounds) => `Der blaue Stapel war nach ${afterRounds(rounds)} leer.`,
    stuck: 'Drei Runden lang hat niemand gepunktet und niemand eine Karte abgelegt.',
    tooLong: 'Länger kann ein Spiel nicht dauern, darum zählt der Stand.',
  },
  heard: {
    orangeDeck: 'Der orange Stapel ist leer.',
    blueDeck: 'Der blaue Stapel ist leer.',
  },
  decided: {
    words: (words) => `Je ${cards.words(words)}.`,
    letters: (words, letters) => `Je ${cards.words(words)} mit ${letters} Buchstaben.`,
    shared: (words, letters) =>
      words === 0
        ? 'Niemand hat ein Wort.'
        : `Je ${cards.words(words)} mit ${letters} Buchstaben, und gleich viel Blau.`,
    moreWords: (cast, seats) =>
      `${namesOf(cast, seats)} ${verbs(cast, seats, ['hattest', 'hatte', 'hattet', 'hatten'])} mehr Wörter.`,
  },
  results: {
    unit: (number) => (number === 1 ? 'Wort' : 'Wörter'),
    none: 'Kein Wort behalten.',
    fact: (letters, blue, longest) =>
      `${cards.measure(letters, blue)}. Längstes: ${shout(longest)}.`,
  },
  chart: {
    title: 'So lief es',
    choice: 'Was das Diagramm zählt',
    words: 'Wörter',
    wordsByRound: 'Wörter nach jeder Runde',
    lettersByRound: (keyword) => `Buchstaben von ${shout(keyword)} nach jeder Runde`,
    round: 'Runde',
    start: 'vor der ersten Runde',
    at: (round) => `Runde ${round}`,
    spelled: (keyword) => `${shout(keyword)} komplett`,
  },
  cracked: {
    own: (keyword) => `${shout(keyword)}, aus deinen Karten`,
    other: (keyword, name) => `${shout(keyword)}, aus ${owner(name)} Karten`,
    from: (words) => `Aus ${listed(words)}`,
  },
  review: {
    before: 'Vor der ersten Runde',
    round: (round) => `Runde ${round}`,
    nothing: 'Noch hat niemand ein Wort.',
    nobody: 'Niemand hat gepunktet.',
    nobodyWhy: (why) => `Niemand hat gepunktet. ${why}`,
    kept: (cast, seat, word, letters, blue) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'behältst', 'behält')} ${shout(word)}. ${capital(cards.letters(letters))}, ${cards.blue(blue)}.`,
  },
  share: {
    title: (rounds) => `KEYWORD auf Rumpus, ${rounds} ${rounds === 1 ? 'Runde' : 'Runden'}`,
    seat: (mark, name, words, letters) =>
      `${mark} ${name}: ${cards.words(words)}, ${cards.letters(letters)}`,
    cracked: (letters) => `Ein Schlüsselwort mit ${letters} Buchstaben, geknackt`,
    uncracked: (letters) => `Ein Schlüsselwort mit ${letters} Buchstaben, nicht geknackt`,
  },
};
