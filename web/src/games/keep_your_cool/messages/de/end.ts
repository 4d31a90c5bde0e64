/** Das Ende: wer wie gewonnen hat, und das Spiel im Verlauf. */
import { count } from '../../../../lib/messages/de/forms';
import { nameIn, nameOf, shout, verb } from '../../../../lib/names';
import { capital } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { end as english } from '../end';
import { seconds, toFlag, whose } from './forms';

type End = Translated<typeof english>;

/** Wie es dazu kam, in ein oder zwei Zeilen unter der Überschrift. */
const how: End['how'] = {
  flags: 'Beide Fahnen einer Person sind ab. Punkte entscheiden.',
  tiles: 'Es sind keine Plättchen mehr da.',
  words: 'Nach 300 Wörtern endet das Spiel.',
  tooLong: 'Das Spiel wurde vorzeitig beendet.',
  resigned: 'Wer aufgibt oder zu lange wegbleibt, verliert.',
  reach: (cast, grabber, owner, side) =>
    `${nameOf(cast, grabber)} ${verb(cast, grabber, 'hast', 'hat')} nach ${toFlag(cast, owner, side)} gegriffen`,
  late: (reach, cast, owner, margin) =>
    `${reach}. ${capital(whose(cast, owner))} Antwort kam ${seconds(margin)} zu spät.`,
  noStop: (reach, cast, owner) =>
    `${reach}, und ${nameIn(cast, owner)} ${verb(cast, owner, 'hast', 'hat')} nicht rechtzeitig Stopp gesagt.`,
  score: (cast, points, unit) =>
    `${capital(points.map((each, seat) => `${nameIn(cast, seat)} ${each}`).join(', '))} ${unit}.`,
};

export const end: End = {
  how,
  unit: {
    tiles: 'Plättchen',
    points: 'Punkte',
    flags: (number) => (number === 1 ? 'Fahne' : 'Fahnen'),
  },
  fact: (pairs, flags, words) =>
    [
      count(pairs, 'ein Paar', 'Paare'),
      count(flags, 'eine Fahne', 'Fahnen'),
      count(words, 'ein Stichwort', 'Stichwörter'),
    ].join(', '),
  floor: (pairs) =>
    `${capital(count(pairs, 'ein Paar', 'Paare'))} aus dem Spiel ${pairs === 1 ? 'zählt' : 'zählen'} für niemanden.`,
  chart: {
    title: 'Der Verlauf',
    caption: (unit) => `${unit} nach jedem Stichwort`,
    round: 'Stichwort',
    flag: (cast, seat) => `${nameOf(cast, seat)} ${verb(cast, seat, 'holst', 'holt')} eine Fahne`,
    stopped: (cast, by) => `${nameIn(cast, by)} ${verb(cast, by, 'stoppst', 'stoppt')}`,
  },
  stops: 'Jeder Stopp, wie er beurteilt wurde',
  rulings: { title: 'Entscheidungen', undone: (ruling) => `${ruling} (zurückgenommen)` },
  keys: {
    title: 'Stichwörter',
    answers: (word) => `auf ${word}`,
    more: 'was noch?',
    none: 'Kein Wort hätte mehr gepasst.',
    some: (number, words) =>
      `${capital(count(number, 'ein Wort', 'Wörter'))} ${number === 1 ? 'hätte' : 'hätten'} gepasst, etwa ${words.map(shout).join(', ')}.`,
  },
  replay: {
    flag: (cast, owner) => `So kam ${whose(cast, owner)} Fahne ab`,
    closest: 'So knapp war es',
    stopped: (cast, owner, at) =>
      `${nameOf(cast, owner)} ${verb(cast, owner, 'hast', 'hat')} bei ${seconds(at)} Stopp gesagt.`,
    arrived: (cast, grabber, at) =>
      `${capital(whose(cast, grabber))} Hand war bei ${seconds(at)} da.`,
    moving: (at, whole) => `${seconds(at)} von ${seconds(whole)}`,
    play: 'In Zeitlupe',
    slider: 'Zeit, seit die Hand sich bewegt, in ms',
  },
  share: {
    title: (game) =>
      `Keep Your Cool auf Rumpus, ${game === 'advanced' ? 'erweitertes Spiel' : 'Standardspiel'}`,
    player: (mark, name, fact, won) => `${mark} ${name}: ${fact}${won ? ', gewinnt' : ''}`,
    stops: (number, closest) =>
      `${number} rechtzeitig gestoppt, am knappsten mit ${seconds(closest)} Reserve`,
  },
};
