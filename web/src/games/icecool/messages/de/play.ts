/** Spielen: Kopfzeile, Plätze, die Tafel eines Zugs, und was über der Schule gezeigt wird. */
import { count, whom, whomAll, whose } from '../../../../lib/messages/de/forms';
import { words } from '../../../../lib/messages/words';
import { type Cast, nameIn, nameOf, verb } from '../../../../lib/names';
import { capital, inWords } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { play as english } from '../play';
import { card, cards, inside, points, task } from './forms';

type Play = Translated<typeof english>;

/** „dein“, „Idas“: vor Fisch und Pinguin. */
const his = (cast: Cast, seat: number): string => whose(cast, seat, 'dein');

/** Die Kopfzeile: wie weit das Spiel ist. */
const caption: Play['caption'] = {
  over: 'zu Ende',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  catch: (round) => `${round}, du fängst`,
  run: (round) => `${round}, du läufst`,
  catcher: (round, cast, seat) =>
    `${round}, ${nameIn(cast, seat)} ${verb(cast, seat, 'bist', 'ist')} Fänger`,
};

/** Worauf das Spiel wartet. */
const pending: Play['pending'] = {
  place: 'Stell deinen Pinguin auf',
  before: 'Schnips deinen Pinguin',
  after: 'Beende deinen Zug',
  other: (cast, seat) => `Warten auf ${whom(cast, seat)}`,
};

/** Worum es einem Platz in dieser Runde geht. */
const goal: Play['goal'] = {
  touch: (cast, seats) => `Berühre ${whomAll(cast, seats)}.`,
  touchTwice: (cast, seat) => `Berühre ${whom(cast, seat)} zweimal.`,
  touchAgain: (cast, seat) => `Berühre ${whom(cast, seat)} noch einmal.`,
  doors: (left) =>
    left === 1
      ? 'Geh durch die Tür unter deinem letzten Fisch.'
      : `Geh durch die Türen unter deinen Fischen: noch ${inWords(left)}.`,
  lastCatch: 'Der nächste Fang beendet die Runde.',
  circle: 'Noch auf dem roten Kreis: Schnips noch einmal.',
  announced: (which) => `Angesagt: ${task[which]}.`,
};

const seats: Play['seats'] = {
  label: 'Alle in der Reihenfolge der Züge',
  bot: words.bot,
  catcher: 'Fänger',
  runner: 'Läufer',
  role: (role, doing) => `${role}, ${doing}`,
  theCatcher: (cast, seat) => `${nameOf(cast, seat)}, Fänger`,
  aRunner: (cast, seat) => `${nameOf(cast, seat)}, Läufer`,
  flying: 'unterwegs',
  placing: 'bei der Platzwahl',
  before: 'am Zug',
  after: 'fertig geschnipst',
  caught: 'gefangen',
  caughtOnce: 'einmal gefangen',
  caughtTwice: 'zweimal gefangen',
  ids: (number) => count(number, 'ein Ausweis', 'Ausweise'),
  fish: (taken) => `${taken} von 3 Fischen`,
  idLost: 'Ausweis verloren',
  short: (taken, caught) => `${taken} von 3${caught ? ', gefangen' : ''}`,
  ofThree: '\u00a0von 3',
  cards: (number, up) => (up > 0 ? `${cards(number)}, davon ${up} offen` : cards(number)),
  cardsShort: (number, up, lost) =>
    `${cards(number)}${up > 0 ? `, ${up} offen` : ''}${lost ? ', kein Ausweis' : ''}`,
  whole: (parts) => parts.join(', '),
};

const stage: Play['stage'] = {
  views: 'Ansicht',
  school: 'Die ganze Schule',
  near: 'Dem Pinguin folgen',
  above: 'Von oben',
  turn: 'Ansicht drehen',
  lost: 'Die 3D-Ansicht ist stehen geblieben. Warte einen Moment.',
  never: 'Dieser Browser kann die Schule nicht in 3D zeichnen.',
  chosen: 'Auf diesem Gerät wird die Schule nicht gezeichnet, wie du es gewählt hast.',
  without: 'Mit den Reglern und der Liste der Plätze kannst du trotzdem spielen.',
  mark: (what) => `${what}: die ganze Schule zeigen`,
  fish: (door) => `Dein Fisch über ${door}`,
  penguin: (name, where) => `${name}, ${where}`,
};

const hand: Play['hand'] = {
  label: 'Deine Karten',
  card,
  used: (name) => `${name}, aufgedeckt`,
  sum: points,
  secret: 'nur für dich zu sehen',
};

const log: Play['log'] = { title: 'Was geschah', all: 'Alles zeigen' };

/** Vor dem Schnipser. */
const more: Play['more'] = {
  line: 'Auf die Linie',
  task: 'Aufgabe ansagen',
  fish: 'Fisch umhängen',
};

const line: Play['line'] = {
  title: 'In welchen Raum?',
  how: 'Du stehst in einer Tür. Tipp einen Raum an, oder wähl ihn hier.',
  into: (room) => `Zur Linie ${inside(room)}`,
  stay: 'Hier bleiben',
};

const tasks: Play['tasks'] = {
  title: 'Eine Aufgabe ansagen',
  how: 'Wenn du sie schaffst, wird ihre Karte aufgedeckt, und du ziehst eine neue. Wenn nicht, passiert nichts.',
  name: (which) => capital(task[which]),
  card: 'Du hast eine Karte dafür',
  noCard: 'Du hast keine Karte dafür',
  none: 'Keine Aufgabe',
};

const fish: Play['fish'] = {
  which: 'Welcher Fisch?',
  cost: 'Das deckt zwei Zweien auf. Ihre Punkte zählen weiter.',
  door: 'An welche Tür?',
  how: 'Wähl hier eine, oder tipp sie in der Schule an.',
  noDoor: 'Gerade gibt es keine Tür dafür.',
  taken: (cast, colour) => `${capital(his(cast, colour))} Fisch hängt schon da`,
  penguin: (cast, colour, room) => `${capital(his(cast, colour))} Pinguin ist ${inside(room)}`,
  outside: (cast, colour, room) => `${capital(his(cast, colour))} Pinguin gilt als ${inside(room)}`,
  whose: his,
  at: (door) => `Fisch, ${door}`,
  none: 'Kein Fisch mehr da.',
  another: 'Ein anderer Fisch',
  cancel: 'Keinen umhängen',
};

const placing: Play['placing'] = {
  title: 'Du bist Fänger',
  how: (aim) => `${aim} Wähl, wo du startest, innerhalb der Linie der Küche.`,
  across: {
    sign: 'Links, rechts',
    label: 'Von links nach rechts',
    value: (mm) => `${mm} mm von der linken Linie`,
  },
  along: {
    sign: 'Vorn, hinten',
    label: 'Von vorn nach hinten',
    value: (mm) => `${mm} mm von der vorderen Linie`,
  },
  done: 'Hier aufstellen',
};

const after: Play['after'] = {
  title: 'Du hast geschnipst',
  outside: 'Du bist aus der Schule geflogen und kannst nur noch Schlittschuhe nehmen.',
  skates: (first, second) =>
    first === second
      ? `Schlittschuhe decken zwei Einsen auf. Die Aufgabe auf beiden: ${task[first]}.`
      : `Schlittschuhe decken zwei Einsen auf. Ihre Aufgaben: ${task[first]}; ${task[second]}.`,
  end: 'Zug beenden',
  skate: 'Schlittschuhe nehmen',
  fish: 'Fisch umhängen',
};

const waiting: Play['waiting'] = {
  name: nameIn,
  place: (who) => `${capital(who)} stellt den Fänger auf`,
  before: (who) => `${capital(who)} schnipst gleich`,
  after: (who) => `${capital(who)} hat geschnipst`,
  over: 'Das Spiel ist zu Ende',
};

/** Ein Zug, der gezeigt wird. */
const replay: Play['replay'] = {
  label: 'Was gerade geschieht',
  now: (cast, seat) => `${nameOf(cast, seat)} schnipst`,
  past: (cast, seat) => `${nameOf(cast, seat)} ${verb(cast, seat, 'hast', 'hat')} geschnipst`,
  announced: (which) => `Angesagt: ${task[which]}`,
  beginning: 'Von Anfang an',
  slower: 'Langsamer',
  skip: 'Weiter',
  again: 'Noch mal ansehen',
  practise: 'Diesen Schnipser üben',
  progress: 'Verlauf des Schnipsers',
  percent: (share) => `${share} Prozent`,
  strip: {
    flick: 'Schnipser',
    door: 'durch eine Tür',
    jump: 'über eine Wand',
    touch: 'Berührung',
    bounce: 'Abpraller',
    fish: 'Fisch',
    rest: 'Stillstand',
    out: 'aus der Schule',
  },
  several: (what, number) => `${what} × ${number}`,
};

const roundOver: Play['roundOver'] = {
  close: 'Weiter',
  how: 'Die Runde ist vorbei. Jeder Ausweis bringt noch eine Fischkarte.',
  draws: (cast, seat, ids) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'ziehst', 'zieht')} ${cards(ids)}`,
  card,
};

export const play: Play = {
  caption,
  pending,
  goal,
  seats,
  stage,
  hand,
  log,
  more,
  line,
  tasks,
  fish,
  placing,
  after,
  waiting,
  replay,
  roundOver,
};
