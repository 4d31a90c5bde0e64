/** Das Pult der Spielleitung: was geschah, was sich entscheiden lässt, und fertige Gründe. */
import { whose } from '../../../../lib/messages/de/forms';
import { type Cast, nameIn, nameOf, shout } from '../../../../lib/names';
import type { Translated } from '../../../../lib/translated';
import type { Pair } from '../../types';
import type { desk as english } from '../desk';
import { flagOf, pairOf, seconds, toFlag } from './forms';

type Desk = Translated<typeof english>;

const wins = (standard: boolean): string => (standard ? ' und gewinnt' : '');
const barred = (name: string): string =>
  `Rechtzeitig gestoppt. Die Fahne bleibt, und ${name} ist gesperrt.`;
const ofPair = (cast: Cast, pair: Pair): string =>
  pair.floor
    ? `das abgelegte Paar ${pairOf(pair.symbol)}`
    : `${whose(cast, pair.seat, 'dein')} Paar ${pairOf(pair.symbol)}`;

/** Was geschah, in einem Satz und auf einem Streifen von drei Sekunden. */
const dispute: Desk['dispute'] = {
  label: 'Strittig',
  lag: (most) =>
    most > 0
      ? `Verzögerung ist herausgerechnet, höchstens ${most} ms.`
      : 'Verzögerung ist herausgerechnet.',
  say: 'Du hast das letzte Wort.',
  due: { before: 'Entscheide in', after: ', sonst bleibt die Fahne ab.' },
  reached: (cast, grabber, owner, side) =>
    `${nameOf(cast, grabber)} hat nach ${toFlag(cast, owner, side)} gegriffen`,
  withdrawn: (reach) => `${reach} und zurückgezogen.`,
  unstopped: (reach) => `${reach}, und niemand hat Stopp gesagt.`,
  stopped: (reach, cast, owner) => `${reach}, und ${nameIn(cast, owner)} hat Stopp gesagt.`,
  plain: (reach) => `${reach}.`,
  word: (cast, seat, doubt) => `${nameOf(cast, seat)} hat ein Wort gesagt. ${doubt}`,
  third: (cast, seat) => `${nameOf(cast, seat)} hat ein drittes Plättchen aufgedeckt.`,
};

/** Beide auf einem Streifen Zeit. */
const strip: Desk['strip'] = {
  label: (cast, grabber, stopper, stop) =>
    `${nameOf(cast, grabber)} hat zugegriffen. ${stop === null ? 'Kein Stopp' : `${nameOf(cast, stopper)}: ${stop}`}`,
  begins: 'Griff beginnt',
  off: 'ab',
  wouldBeOff: 'wäre ab',
  noStop: 'kein Stopp',
  seen: 'Hand zu sehen',
  second: (count) => `${count} s`,
  inTime: (margin) => `Stopp, ${seconds(margin)} Reserve`,
  late: (margin) => `Stopp, ${seconds(margin)} zu spät`,
  early: 'Stopp, bevor die Hand zu sehen war',
};

/** Entscheidungen zur Wahl: jede sagt, was sie bewirkt, und hat ihren Grund. */
const ruling: Desk['ruling'] = {
  inTime: { text: barred, reason: 'Der Stopp kam rechtzeitig.' },
  inTimeStands: (name) => `${barred(name)} Dabei belassen.`,
  offStands: 'Die Fahne ist ab. Dabei belassen.',
  tooLate: {
    text: (name, standard) => `Zu spät. ${name} hat die Fahne${wins(standard)}.`,
    confirmed: 'Die Fahne war ab.',
    reason: 'Der Stopp kam zu spät.',
  },
  neither: { text: 'Keins von beiden. Die Fahne geht zurück.', reason: 'Der Griff zählt nicht.' },
  early: {
    text: (name) => `Der Stopp war ungültig. ${name} darf wieder zugreifen.`,
    reason: 'Der Stopp kam, bevor die Hand zu sehen war.',
  },
  withdrawnStands: 'Rechtzeitig zurückgezogen. Dabei belassen.',
  wordStands: 'Das Wort wurde abgelehnt. Dabei belassen.',
  foulStands: 'Ein Foul. Dabei belassen.',
  noFoul: {
    text: (name) => `Kein Foul. ${name} deckt auf wie zuvor.`,
    reason: 'Das dritte Plättchen war ein Versehen.',
  },
  accept: {
    text: (word) => `${shout(word)} anerkennen.`,
    reason: (word) => `${shout(word)} ist ein Wort.`,
  },
  strike: { text: 'Streichen', reason: (word) => `${shout(word)} zählt nicht.` },
  free: {
    text: (word) => `Familie von ${shout(word)} freigeben.`,
    reason: (word) => `Die Familie von ${shout(word)} darf wieder benutzt werden.`,
  },
  swap: {
    text: 'Rollen tauschen',
    reason: (cast, flipper) => `Jetzt deckt ${nameIn(cast, flipper)} auf.`,
  },
  down: { text: 'Alle Plättchen verdecken', reason: 'Alle Plättchen werden verdeckt.' },
  undo: { text: 'Entscheidung zurücknehmen', reason: 'Die Entscheidung war ein Irrtum.' },
  pairBack: {
    text: (cast, pair) => `Zurück auf den Tisch: ${ofPair(cast, pair)}`,
    reason: 'Das Paar kommt zurück.',
  },
  pairOut: {
    text: (cast, pair) => `Aus dem Spiel: ${ofPair(cast, pair)}`,
    reason: 'Das Paar ist aus dem Spiel.',
  },
  flagBack: {
    text: (cast, owner, side) => `Zurückgeben: ${flagOf(cast, owner, side)}`,
    reason: 'Die Fahne geht zurück.',
  },
  flagAway: {
    text: (cast, owner, side) => `Abnehmen: ${flagOf(cast, owner, side)}`,
    reason: 'Die Fahne ist ab.',
  },
  unlock: {
    text: (name) => `${name} darf wieder zugreifen`,
    reason: (name) => `${name} darf wieder zugreifen.`,
  },
  lock: {
    text: (name) => `Kein Zugreifen für ${name}`,
    reason: 'Kein Zugreifen bis zum nächsten Paar.',
  },
  winner: { text: (name) => `${name} gewinnt`, reason: (name) => `${name} gewinnt.` },
  draw: { text: 'Unentschieden', reason: 'Das Spiel endet unentschieden.' },
};

export const desk: Desk = {
  title: 'Spielleitung',
  idle: 'Du hast die Spielleitung.',
  open: 'Entscheiden',
  welcome: {
    title: 'Du hast die Spielleitung',
    how: 'Du siehst, was die beiden am Tisch sehen. Hier erscheinen die Entscheidungen des Tisches, und du hast das letzte Wort.',
  },
  dispute,
  strip,
  ruling,
  reason: {
    label: 'Dein Grund, für alle zu lesen',
    send: 'So entscheiden',
    cancel: 'Doch nicht',
  },
  past: 'Gerade eben',
  rulings: 'Entscheidungen',
  word: {
    title: (word) => `Stichwort: ${word}`,
    none: 'Noch kein Stichwort',
    fine: 'steht in der Wortliste, hat die Buchstaben, und seine Familie ist frei.',
    accepted: 'Du hast es anerkannt.',
    field: 'Welches Wort?',
    send: 'Nachschlagen',
  },
  tools: {
    label: 'Werkzeuge',
    pause: 'Pause',
    resume: 'Weiter',
    swap: 'Rollen tauschen',
    down: 'Alle Plättchen verdecken',
    third: 'Kein drittes Plättchen',
    pair: 'Ein Paar',
    flag: 'Eine Fahne',
    lock: 'Eine Sperre',
    undo: 'Entscheidung zurücknehmen',
    result: 'Das Ergebnis',
  },
};
