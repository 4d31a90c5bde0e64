/** Was der Tisch ablehnt: Jeder Satz nennt die Regel, und was zu tun ist, wo das hilft. */
import type { Refused } from '../../../../lib/game';
import { shout } from '../../../../lib/names';
import { inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { refusals as english } from '../refusals';

type Params = Refused['params'];

const sentences: Translated<typeof english.sentences> = {
  not_now: ({ phase }) => wait[String(phase)] ?? 'Das geht gerade nicht.',
  not_your_card: () => 'Diese Karte hast du nicht auf der Hand.',
  card_twice: () => 'Jede Karte dient in einem Wort nur einmal.',
  blue_gone: () => 'Diese blaue Karte liegt nicht mehr in der Mitte. Nimm eine andere.',
  blank_needs_letter: () => 'Wähl einen Buchstaben für den Joker.',
  not_a_letter: () => 'Dieser Buchstabe kommt an diesem Tisch nicht vor.',
  not_a_blank: () => 'Nur ein Joker kann ein anderer Buchstabe sein.',
  only_blue: () => 'Nimm mindestens eine orange Karte. Tausch eine blaue gegen eine von dir.',
  too_short: ({ least }) =>
    least === undefined
      ? 'Hier brauchen Wörter mehr Buchstaben.'
      : `Hier brauchen Wörter mindestens ${inWords(Number(least))} Buchstaben.`,
  already_laid: () => 'Dein Wort liegt schon verdeckt. Nimm es zurück, um ein anderes auszulegen.',
  not_laid: () => 'Du hast kein Wort ausgelegt, das du zurücknehmen könntest.',
  taken_back_enough: ({ most }) =>
    `Du hast in dieser Runde ${most} Wörter ausgelegt. Dieses bleibt liegen.`,
  passed: () => 'Du hast gepasst und setzt diese Runde aus.',
  too_late_to_pass: () => 'Dafür ist es zu spät. Passen geht nur am Anfang einer Runde.',
  pass_after_laying: () =>
    'Du hast in dieser Runde schon ein Wort ausgelegt und kannst nicht mehr passen.',
  wrong_round: () => 'Diese Runde ist vorbei.',
  already_ready: () => 'Du bist bereit. Warte auf die anderen.',
  announced_already: () => 'Du hattest in dieser Runde einen Fehlalarm. Warte auf die nächste.',
  automatic: () =>
    'Du musst nichts ausrufen. Der Tisch merkt, wenn ein Schlüsselwort komplett ist.',
  no_timer: () => 'Hier läuft keine Uhr, darum zählen nur ausgelegte Wörter.',
  arranged_enough: () =>
    'Du hast zu oft Karten verschoben. Leg dein Wort aus, bevor die Zeit um ist.',
  dictionary_closed: () => 'Wörter werden erst beim Aufdecken geprüft.',
  nothing_shown: () => 'Noch wurde kein Wort aufgedeckt.',
  review_closed: ({ review }) =>
    review === 'no'
      ? 'Dieser Tisch zeigt die besten Wörter erst nach dem Spiel.'
      : 'Aus dieser Runde hast du keine Hand, die sich ansehen ließe.',
  bad_timer: ({ least }) => `Gebt einer Runde mindestens ${least} Sekunden, oder spielt ohne Uhr.`,
  keyword_unknown: ({ word }) =>
    `${played(word)} steht nicht in der Wortliste. Wähl ein anderes Schlüsselwort.`,
  keyword_impossible: ({ word }) =>
    `${played(word)} lässt sich aus beiden Stapeln nicht bilden. Wähl ein anderes Schlüsselwort.`,
};

const wait: Readonly<Record<string, string>> = {
  lay: 'Warte, bis die Wörter dieser Runde aufgedeckt sind.',
  shown: 'Die Wörter liegen offen. Warte auf die nächste Runde.',
  last_call: 'Auslegen geht nicht mehr. Hast du das Schlüsselwort zusammen, dann ruf es aus.',
  over: 'Das Spiel ist zu Ende.',
};

const played = (word: Params[string] | undefined) =>
  word === undefined ? 'Dieses Wort' : shout(String(word));

export const refusals: Translated<typeof english> = {
  sentences,
  unknown: (code) => `Der Tisch hat das abgelehnt (${code}).`,
};
