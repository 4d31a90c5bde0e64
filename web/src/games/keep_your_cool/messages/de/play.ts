/** Spielen: was jetzt zu tun ist, was zu drücken ist, und was der Tisch gerade entschieden hat. */
import { count, to, whom, whose } from '../../../../lib/messages/de/forms';
import { aLetter, type Cast, nameIn, nameOf, shout, verb } from '../../../../lib/names';
import { capital, listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { Hand } from '../../types';
import type { play as english } from '../play';
import { aTile, countdown, flagOf, millis, pairOf, seconds, toFlag } from './forms';

type Play = Translated<typeof english>;

const flips = (cast: Cast, seat: number): string => verb(cast, seat, 'deckst', 'deckt');
const has = (cast: Cast, seat: number): string => verb(cast, seat, 'hast', 'hat');
const may = (cast: Cast, seat: number): string => verb(cast, seat, 'kannst', 'kann');
const letters = (all: readonly string[]): string =>
  listed(all.map((letter) => letter.toUpperCase()));
const pairs = (number: number): string => count(number, 'ein Paar', 'Paare');

/** Wer was tut, für die Kopfzeile. */
const caption: Play['caption'] = {
  reached: (cast, grabber) => `${nameOf(cast, grabber)} greift nach dir`,
  throw: 'Wer deckt zuerst auf?',
  first: (cast, seat) =>
    `${nameIn(cast, seat)} ${verb(cast, seat, 'sagst', 'sagt')} das erste Wort`,
  roles: (cast, flipper, speaker) =>
    `${nameIn(cast, flipper)} ${flips(cast, flipper)} auf, ${nameIn(cast, speaker)} ${verb(cast, speaker, 'sprichst', 'spricht')}`,
  over: 'zu Ende',
  others: 'Spiel läuft',
};

/** Was zu tun ist, und eine Zeile dazu, wie. */
const task: Play['task'] = {
  throw: { what: 'Schere, Stein oder Papier?', how: 'Beide Hände werden zugleich gezeigt.' },
  first: { what: 'Sag irgendein Wort', how: 'Jedes Wort eröffnet das Spiel' },
  wait: {
    what: (cast, seat) =>
      `${nameOf(cast, seat)} ${verb(cast, seat, 'sagst', 'sagt')} das erste Wort`,
    how: 'Danach antwortest du.',
  },
  flip: {
    what: 'Finde ein Paar',
    twoUp: 'Zwei sind offen. Dreh eins zurück.',
    foul: 'Ein drittes offenes ist ein Foul.',
    most: 'Höchstens zwei offen.',
  },
  speak: {
    what: (wanted) => `Ein Wort mit ${wanted}`,
    how: (cast, flipper) => `${nameOf(cast, flipper)} ${flips(cast, flipper)} auf.`,
  },
  letters,
  twice: (letter) => `zwei ${letter.toUpperCase()}`,
};

/** Was unter einem Namen steht; die zweite Form gilt für andere. */
const doing: Play['doing'] = {
  throw: ['wählst', 'wählt'],
  thrown: ['hast gewählt', 'hat gewählt'],
  first: ['beginnst', 'beginnt'],
  wait: ['wartest', 'wartet'],
  flip: ['deckst auf', 'deckt auf'],
  speak: ['sprichst', 'spricht'],
  barred: 'Hände in den Taschen',
};

const HANDS: Play['throws']['hand'] = { rock: 'Stein', paper: 'Papier', scissors: 'Schere' };

const BEATEN: Readonly<Record<Hand, string>> = {
  rock: 'Stein schlägt Schere.',
  paper: 'Papier schlägt Stein.',
  scissors: 'Schere schlägt Papier.',
};

/** Schere, Stein, Papier. */
const throws: Play['throws'] = {
  label: 'Schere, Stein, Papier',
  hand: HANDS,
  title: 'Wer deckt zuerst auf?',
  chosen: { title: 'Du hast gewählt', how: 'Beide werden zugleich gezeigt.' },
  secret: 'Deine Wahl bleibt geheim.',
  paused: 'Warte, bis das Spiel weitergeht.',
  tied: (hand) => `Zweimal ${HANDS[hand]}. Wählt noch einmal.`,
  wins: (hand) => BEATEN[hand],
  late: 'Es kam kein Wort.',
  first: (cast, flipper) =>
    `${nameOf(cast, flipper)} ${verb(cast, flipper, 'beginnst', 'beginnt')}.`,
};

/** Das Wort, das gesagt wird. */
const word: Play['word'] = {
  field: 'Dein Wort',
  there: (letter) => `${letter}, vorhanden`,
  missing: (letter) => `${letter}, fehlt noch`,
  say: 'Sagen',
  keyboard: {
    label: 'Tastatur',
    delete: 'Löschen',
    system: 'Tastatur dieses Geräts nehmen',
    own: 'Tastatur des Tisches nehmen',
  },
  chain: 'Wörter bisher',
  by: (cast, seat) => `von ${to(cast, seat)}`,
  key: (said, by) => `Stichwort ${said}, ${by}`,
};

/** Warum ein Wort nicht zählt oder nicht zählen würde. */
const doubt: Play['doubt'] = {
  unlisted: (said) => `${shout(said)} steht nicht in der Wortliste.`,
  name: (said) => `${shout(said)} ist ein Name, und Namen zählen nicht.`,
  letters: (said, missing) =>
    `In ${shout(said)} ${missing.length === 1 ? 'fehlt' : 'fehlen'} ${listed(missing.map(aLetter))}.`,
  answers: (said, number) =>
    number === 1
      ? `Auf ${shout(said)} könnte nur noch ein gängiges Wort antworten.`
      : `Auf ${shout(said)} ${number === 0 ? 'könnte' : 'könnten nur noch'} ${count(number, '', 'gängige Wörter', 'kein gängiges Wort mehr')} antworten.`,
  said: (said) => `${shout(said)} wurde schon gesagt.`,
  saidBy: (said, cast, seat) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${shout(said)} schon gesagt.`,
  family: (said, used) =>
    `${shout(said)} gehört zur Familie von ${shout(used)}, und das wurde schon gesagt.`,
  familyBy: (said, used, cast, seat) =>
    `${shout(said)} gehört zur Familie von ${shout(used)}, und das ${has(cast, seat)} ${nameIn(cast, seat)} schon gesagt.`,
  step: (said, base, how) => `${said} ← ${base}, ${how}`,
};

/** Sprechen statt tippen. */
const microphone: Play['microphone'] = {
  label: 'Wörter und Stopp mit der Stimme sagen',
  on: 'Hört zu',
  off: 'Sprechen (dein Browser sendet deine Stimme womöglich an seinen Hersteller)',
  holdBack: (said) => `${shout(said)} doch nicht sagen`,
  begins:
    'Hört zu. Dein Browser sendet deine Stimme womöglich an seinen Hersteller. Dieser Tisch erhält nur Wörter und Stopps.',
  givesUp: 'Der Browser hört nicht mehr zu. Schalte das Mikrofon wieder ein, oder tipp.',
  forbidden:
    'Das Mikrofon ist gesperrt. Erlaube es in den Einstellungen des Browsers für diese Seite, oder tipp.',
  unsupported: 'Dieser Browser versteht hier keine Sprache. Tipp deine Wörter.',
  missing: 'Es gibt kein Mikrofon. Tipp deine Wörter.',
  network: 'Die Spracherkennung des Browsers ist nicht erreichbar. Tipp deine Wörter.',
  language: 'Dieser Browser versteht kein gesprochenes Englisch. Tipp deine Wörter.',
};

/** Nach Fahnen greifen. */
const reach: Play['reach'] = {
  left: 'Links greifen',
  right: 'Rechts greifen',
  out: 'Loslassen zieht zurück',
  locked: 'Gesperrt',
  gone: 'Fahne ist weg',
  lockedLabel: (name) => `${name}: gesperrt bis zu deinem nächsten Paar`,
  laterLabel: (ms, name) => `${countdown(ms)}, ${name.toLowerCase()}`,
  stopped: 'Du wurdest gestoppt',
  barred: 'Die Spielleitung hat dich gesperrt',
  noReaching: (why) => `${why}: kein Zugreifen bis zu deinem nächsten Paar.`,
  noReachingBy: (why, rule) => `${why}: kein Zugreifen bis zu deinem nächsten Paar (${rule}).`,
  wants: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'greifst', 'greift')} nach ${toFlag(cast, owner, side)}`,
  goesBack: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} lässt von ${toFlag(cast, owner, side)} ab`,
};

const stop: Play['stop'] = {
  key: 'STOPP',
  label: 'Stopp',
  shutLabel: (ms) => `Stopp, gesperrt für ${countdown(ms)}`,
  shut: (ms) => `Niemand hat zugegriffen. Stopp ist für ${countdown(ms)} gesperrt.`,
  theirsShut: (cast, seat, ms) =>
    `${nameOf(cast, seat)} ${may(cast, seat)} für ${countdown(ms)} nicht Stopp sagen.`,
};

/** Wie ein Stopp beurteilt wurde. */
const verdict: Play['verdict'] = {
  inTime: (cast, seat, margin) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} gestoppt, mit ${seconds(margin)} Reserve.`,
  late: (cast, seat, margin) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${seconds(margin)} zu spät Stopp gesagt.`,
  early: (cast, seat) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} Stopp gesagt, bevor die Hand zu sehen war. Das zählt nicht.`,
  noReach: (cast, seat) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} Stopp gesagt, aber niemand hat zugegriffen.`,
  elapsed: 'Von der gezeigten Hand bis zum gehörten „Stopp“',
  reaction: (cast, seat) => `Auf ${whose(cast, seat, 'deinem')} Bildschirm`,
  roundTrip: 'Hin und zurück, hier gemessen',
  forgiven: (most) => `Verzögerung abgezogen, höchstens ${millis(most)}`,
  counted: 'Gezählt',
  countedOf: (counted, window) => `${millis(counted)} von ${millis(window)}`,
};

/** Was der Tisch gerade entschieden hat; man kann es sich ansehen und nachfragen. */
const news: Play['news'] = {
  label: 'Entscheidung des Tisches',
  close: 'Schließen',
  judged: 'Wie das beurteilt wurde',
  ask: 'Einspruch erheben',
  why: 'Warum das nicht stimmt',
  stops: 'Das Spiel ruht, bis gegenüber geantwortet wird.',
  third: (cast, seat, flipper) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ein drittes Plättchen aufgedeckt. Jetzt ${flips(cast, flipper)} ${nameIn(cast, flipper)} auf.`,
  tied: 'Beide Hände kamen zugleich an. Keine zählt.',
  stands: 'Es bleibt bei der Entscheidung.',
  flag: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}: fünf Punkte.`,
  open: (flag) => `${flag} Die Spielleitung kann noch anders entscheiden.`,
  reasons: {
    word: ['Das ist ein Wort', 'Das ist eine andere Familie', 'Ich habe mich vertippt'],
    foul: ['Ich bin abgerutscht', 'Ich hatte vorher eins zurückgedreht'],
    stop: ['Ich hatte schon zurückgezogen', 'Der Stopp kam, bevor ich zugriff'],
    void: ['Ich hatte die Hand gesehen', 'Meine Verbindung war langsam'],
    flag: ['Ich habe rechtzeitig Stopp gesagt', 'Meine Verbindung war langsam'],
  },
};

/** Das Spiel ruht; wo es zwei Teile gibt, steht eine Uhr dazwischen. */
const halt: Play['halt'] = {
  overturn: (cast, seat, what) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'möchtest', 'möchte')}, dass ${what}`,
  wanted: {
    word: (said) => `${shout(said)} zählt`,
    foul: 'das Foul zurückgenommen wird',
    reach: 'der Stopp zurückgenommen wird',
    stop: 'der Stopp zählt',
    unknown: 'anders entschieden wird',
  },
  quoted: (reason) => `„${reason}“`,
  answer: {
    before: (cast, seat) =>
      `Das Spiel ruht. Ohne ${whose(cast, seat, 'deine')} Antwort gilt die Entscheidung. Noch`,
    after: '.',
  },
  agree: 'Zustimmen',
  stand: 'Dabei belassen',
  withdraw: 'Doch nicht',
  taken: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}`,
  someTaken: (cast, seat) => `${nameOf(cast, seat)} ${has(cast, seat)} die Fahne`,
  yours: {
    before: (cast, seat) =>
      `Hast du rechtzeitig gestoppt? Bitte ${whom(cast, seat)}, sie zurückzugeben. Das Spiel endet in`,
    after: '.',
  },
  theirs: {
    before: (cast, seat) =>
      `Das Spiel ruht. ${nameOf(cast, seat)} ${may(cast, seat)} Einspruch erheben. Das Spiel endet in`,
    after: '.',
  },
  dispute: 'Einspruch',
  inTime: 'Ich habe rechtzeitig Stopp gesagt',
  waits: 'Über die Fahne wird noch entschieden',
  waitsFor: (cast, moderator) =>
    `${nameOf(cast, moderator)} ${verb(cast, moderator, 'entscheidest', 'entscheidet')} über die Fahne`,
  ruling: { before: 'Das Spiel ruht. Ohne Entscheidung bleibt die Fahne ab. Noch', after: '.' },
};

/** Der Tisch, wie er gezeichnet ist. */
const table: Play['table'] = {
  label: 'Der Tisch von oben',
  taken: (tile) => `Plättchen ${tile}, genommen`,
  up: (tile, symbol) => `Plättchen ${tile}, ${aTile(symbol)}`,
  down: (tile) => `Plättchen ${tile}, verdeckt`,
  pairs: (symbols) => `Paare: ${symbols.map(pairOf).join(', ')}`,
  noPairs: 'Noch keine Paare',
  none: 'noch keine Paare',
  more: (ms) => `+${seconds(ms)}`,
  left: { title: 'Noch auf dem Tisch', pairs },
  floor: (number) => `${pairs(number)} aus dem Spiel`,
};

/** Was die Tasten einer Tastatur tun. */
const keys: Play['keys'] = {
  left: ['1', 'links greifen'],
  stop: ['Leertaste', 'Stopp'],
  right: ['2', 'rechts greifen'],
  flip: ['Pfeile', 'Enter', 'umdrehen'],
};

/** Was ein Bildschirmleser zu jedem Ereignis sagt, zusätzlich zu den Sätzen oben. */
const heard: Play['heard'] = {
  reached: (cast, seat, owner, side) => `${reach.wants(cast, seat, owner, side)}.`,
  dealt: (tiles) =>
    `${tiles} Plättchen liegen verdeckt. Schere, Stein, Papier entscheidet, wer zuerst aufdeckt.`,
  thrown: (cast, seat) => `${nameOf(cast, seat)} ${has(cast, seat)} gewählt.`,
  hand: (cast, seat, hand) => `${nameOf(cast, seat)}: ${HANDS[hand]}.`,
  tied: 'Unentschieden, wählt noch einmal.',
  anyWord: 'Sag irgendein Wort.',
  late: (cast, flipper) =>
    `Es kam kein Wort. Jetzt ${verb(cast, flipper, 'beginnst', 'beginnt')} ${nameIn(cast, flipper)}.`,
  said: (cast, seat, said) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${shout(said)} gesagt und ${flips(cast, seat)} jetzt auf.`,
  refused: (cast, seat, said, why) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${shout(said)} gesagt. ${why}`,
  down: (tile) => `Plättchen ${tile} ist verdeckt.`,
  up: (tile, symbol) => `Plättchen ${tile}: ${aTile(symbol)}.`,
  pair: (cast, seat, symbol) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'nimmst', 'nimmt')} ein Paar ${pairOf(symbol)}.`,
  left: (number) =>
    number === 0
      ? 'Es sind keine Plättchen mehr da.'
      : `Noch ${pairs(number)} ${number === 1 ? 'ist' : 'sind'} übrig.`,
  third: (cast, seat) =>
    `Ein drittes Plättchen. Alle werden verdeckt, und ${nameIn(cast, seat)} ${verb(cast, seat, 'sprichst', 'spricht')}.`,
  lost: (cast, seat) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} die Verbindung verloren, und die Hand geht zurück. Sie kann noch gestoppt werden.`,
  back: (cast, seat) => `${nameOf(cast, seat)} ${has(cast, seat)} zurückgezogen.`,
  again: (cast, seat) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} die Verbindung verloren. Der Griff beginnt von vorn, sobald das Spiel weitergeht.`,
  noReaching: (cast, seat) =>
    `Kein Zugreifen für ${whom(cast, seat)} bis ${seat === cast.you ? 'zu deinem' : 'zum'} nächsten Paar.`,
  noStop: (cast, seat, ms) =>
    `${nameOf(cast, seat)} ${may(cast, seat)} für ${seconds(ms)} nicht Stopp sagen.`,
  flag: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${has(cast, seat)} ${flagOf(cast, owner, side)}.`,
  dispute: (cast, owner) =>
    `${nameOf(cast, owner)} ${may(cast, owner)} zehn Sekunden lang Einspruch erheben.`,
  flagWaits: 'Das Spiel ruht, bis die Spielleitung über die Fahne entscheidet.',
  beaten: 'Die andere Hand war zuerst da.',
  bothThere: 'Beide Hände kamen zugleich an, deshalb zählt keine.',
  cancelled: 'Es gibt nichts mehr zu greifen.',
  interrupted: 'Der Griff wurde unterbrochen und zählt nicht.',
  flipLate: 'Du hast erst nach dem Wort umgedreht.',
  asked: (cast, seat, reason) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'erhebst', 'erhebt')} Einspruch: ${reason}. Das Spiel ruht.`,
  stands: 'Es bleibt bei der Entscheidung. Das Spiel geht weiter.',
  stays: (cast, owner, side) => `${capital(flagOf(cast, owner, side))} bleibt ab.`,
  resumes: 'Das Spiel geht weiter.',
};

/** Eine Entscheidung, wie alle sie lesen: von wem, welche, und warum. */
const ruled: Play['ruled'] = {
  line: (cast, seat, what, reason) => `${nameOf(cast, seat)}: ${what}. ${reason}`,
  overturn: 'Zugestimmt',
  confirm: 'Die Fahne bleibt ab',
  swap: 'Rollen getauscht',
  down: 'Alle Plättchen verdeckt',
  noFoul: 'Es war kein Foul',
  undo: 'Letzte Entscheidung zurückgenommen',
  inTime: 'Der Stopp kam rechtzeitig',
  tooLate: 'Der Stopp kam zu spät',
  early: 'Der Stopp kam, bevor die Hand zu sehen war',
  strike: (said) => `${shout(said)} gestrichen`,
  accept: (said) => `${shout(said)} anerkannt`,
  free: (said) => `Familie von ${shout(said)} freigegeben`,
  pairBack: (symbol) => `Paar ${pairOf(symbol)} zurück auf den Tisch gelegt`,
  pairOut: (symbol) => `Paar ${pairOf(symbol)} aus dem Spiel genommen`,
  flagBack: (cast, owner, side) => `${capital(flagOf(cast, owner, side))} zurückgegeben`,
  flagAway: (cast, owner, side) => `${capital(flagOf(cast, owner, side))} abgenommen`,
  lock: (cast, seat) => `Kein Zugreifen für ${whom(cast, seat)}`,
  unlock: (cast, seat) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'darfst', 'darf')} wieder zugreifen`,
  draw: 'Unentschieden',
  winner: (cast, seat) => `${nameOf(cast, seat)} ${verb(cast, seat, 'gewinnst', 'gewinnt')}`,
  other: 'Entschieden',
};

export const play: Play = {
  caption,
  task,
  doing,
  throws,
  word,
  doubt,
  microphone,
  reach,
  stop,
  verdict,
  news,
  halt,
  table,
  keys,
  heard,
  ruled,
};
