/** Text der Bilder in den Spielregeln: was jedes zeigt, für alle, die es nicht sehen, und was darin steht. */

import { LANGUAGE } from '../../../../../lib/messages/words';
import { amount } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import type { text as english } from '..';

const FIGURES = new Intl.NumberFormat(LANGUAGE);
/** Wörter, die in mehr als einem Bild stehen. */
const who = { ada: 'Ada', ben: 'Ben', adaReaches: 'Ada greift zu' };
const hand = { out: 'Hand unterwegs', flag: 'hat die Fahne', void: 'zählt nicht' };
const short = (seconds: number): string => `${FIGURES.format(seconds)} s`;
const plus = (seconds: number): string => `+ ${short(seconds)}`;
const time = (seconds: number): string => amount(seconds, 'Sekunde', 'Sekunden');
const capitals = (words: readonly string[]): string => words.join(', ').toUpperCase();

export const text: Translated<typeof english> = {
  places: {
    label:
      'Der Tisch von oben. Zwei Personen sitzen sich gegenüber, und jede hat an beiden Hüften eine Fahne. Was für die eine links ist, liegt für die andere rechts. An der Seite sitzt die Spielleitung.',
    caption:
      'Links und rechts gelten aus der Sicht der Person, die die Fahne trägt. Die Spielleitung sitzt an der Seite.',
    left: 'links',
    right: 'rechts',
    tiles: 'die Plättchen',
  },
  twoSizes: {
    label:
      'Zwei Tische von oben. Zwölf Plättchen liegen in einem Ring, 22 in einem Ring mit zwei Bögen darin. Auf beiden liegen zwei Sterne offen.',
    caption: 'Jedes Symbol gibt es zweimal, wie hier den Stern. Alle liegen anfangs verdeckt.',
    standard: 'Standard: sechs Symbole, zwölf Plättchen',
    advanced: 'Erweitert: elf Symbole, 22 Plättchen',
  },
  gaps: {
    label:
      'Zwölf Plätze in einem Ring. Zwei Paare sind genommen, deshalb sind vier Plätze gestrichelte Lücken. Ein Stern liegt offen, alle anderen verdeckt, wo sie vorher lagen.',
    caption: 'Lücken bleiben leer, nichts rückt nach: Merk dir, wo du ein Symbol gesehen hast.',
  },
  throws: {
    rock: 'Stein schlägt Schere',
    scissors: 'Schere schlägt Papier',
    paper: 'Papier schlägt Stein',
    label: (wins) => `${wins.join('. ')}.`,
    caption:
      'Wer gewinnt, deckt zuerst auf; wer verliert, spricht. Bei gleichen Händen noch einmal.',
  },
  turning: {
    label: (seconds) =>
      `Eine Zeitleiste mit drei Drehungen von Plättchen, je ${time(seconds)}, ohne Pause nacheinander.`,
    caption: (seconds) =>
      `Umdrehen dauert ${time(seconds)}. Das nächste Plättchen wartet, bis es fertig ist.`,
    who: 'Wer aufdeckt',
    up: 'aufdecken',
    down: 'verdecken',
  },
  faceUp: {
    label:
      'Vier Plättchen, Mond und Glocke offen: So ist es gut. Vier Plättchen, Mond, Glocke und Stern offen: Das ist eins zu viel.',
    caption: 'Dreh eins der beiden zurück, bevor du ein weiteres aufdeckst.',
    two: 'Zwei offen',
    three: 'Drei offen',
  },
  pair: {
    label:
      'Ada hat einen Mond aufgedeckt. Jetzt deckt Ben auf und findet den anderen Mond. Beide Plätze werden zu Lücken: Das Paar gehört Ben.',
    caption:
      'Von wem das erste Plättchen kam, ist egal. Das zweite holt das Paar, und zwar sofort.',
    first: 'Ada deckt einen Mond auf',
    second: 'Ben den anderen',
    taken: 'Das Paar gehört Ben',
  },
  third: {
    label:
      'Mond und Glocke liegen offen. Ada deckt als drittes Plättchen den anderen Mond auf: Alle drei sind als Foul rot umrandet. Danach liegen alle verdeckt, und Ada spricht.',
    caption:
      'Ein drittes Plättchen ist ein Foul, auch wenn es passt. Alle werden verdeckt, die Rollen wechseln.',
    two: 'Zwei offen',
    foul: 'Ada deckt ein drittes auf',
    down: 'Alle verdeckt, Ada spricht',
  },
  answer: {
    label:
      'Das Stichwort ist LUDICROUS: Gesucht sind L und S. CASSEROLE hat ein L und ein S. Auch SLICE hat beide. CRADLE hat ein L und kein S.',
    caption:
      'Erster und letzter Buchstabe des Stichworts dürfen irgendwo in deinem Wort stehen, auch umgekehrt.',
    missing: 'kein S',
  },
  alike: {
    label:
      'Das Stichwort ist TREAT, das mit T beginnt und endet. MATE hat ein T, und das genügt. SOUND hat keins.',
    caption: 'TREAT verlangt ein T, und eins genügt.',
    missing: 'kein T',
  },
  swap: {
    label: (seconds) =>
      `Eine Zeitleiste. Ada dreht Plättchen um, bis Bens Wort zählt. Von da an dreht Ben Plättchen um. Ada muss ${time(seconds)} warten, bevor sie spricht.`,
    caption: 'Mit dem Wort gehen die Plättchen an Ben. Ada kann nach einer Sekunde antworten.',
    ...who,
    turns: 'deckt auf',
    waits: 'muss warten',
    speaks: 'darf sprechen',
    says: 'sagt ein Wort',
    word: 'das Wort',
    plus,
  },
  stays: {
    label:
      'Während Ada aufdeckt, liegen Mond und Glocke offen. Ben sagt ein Wort und deckt jetzt auf: Dieselben beiden liegen offen.',
    caption: 'Die Plättchen liegen wie zuvor. Ben kann sie nutzen oder zurückdrehen.',
    before: 'Ada deckt auf',
    after: 'Nach Bens Wort deckt Ben auf',
  },
  family: {
    label: (barred, free) =>
      `Nach PLAY sind gesperrt: ${capitals(barred)}. Frei sind: ${capitals(free)}.`,
    caption:
      'Endungen bleiben in der Familie. Eine neue Vorsilbe oder ein weiteres Wort macht eine neue.',
    word: 'play',
  },
  chain: {
    label: (words) =>
      `Sechs Wörter, jedes mit dem ersten und letzten Buchstaben des vorigen: ${capitals(words)}.`,
    caption: 'Umrandete Buchstaben fragen, die gefüllten im nächsten Wort antworten.',
  },
  reach: {
    label:
      'Der Tisch von oben, mit Plättchen. Der Arm der vorderen Person geht um den Tisch herum und ist fast an der Fahne der hinteren.',
    caption: 'Solange dort Plättchen liegen, können beide jederzeit nach einer Fahne greifen.',
  },
  stop: {
    label: (seconds) =>
      `Eine Zeitleiste. Adas Hand ist unterwegs. Ben sagt Stopp, bevor ${time(seconds)} um sind: Die Fahne bleibt, und Ada darf erst nach einem weiteren Paar wieder zugreifen.`,
    caption: (seconds) =>
      `Ein Stopp innerhalb von ${time(seconds)} rettet die Fahne. Ada darf bis zum nächsten Paar nicht zugreifen.`,
    ...who,
    out: hand.out,
    barred: 'gesperrt bis zum nächsten Paar',
    said: 'Stopp! Die Fahne bleibt',
  },
  taken: {
    label: (seconds) =>
      `Eine Zeitleiste. Adas Hand ist ${time(seconds)} lang ohne Stopp unterwegs, also hat sie die Fahne. Bens Stopp danach kommt zu spät.`,
    caption: (seconds) =>
      `Nach ${time(seconds)} ist die Fahne ab. Im Standardspiel ist das der Sieg.`,
    ...who,
    ...hand,
    said: 'Stopp! Zu spät',
  },
  void: {
    label: (seconds) =>
      `Eine Zeitleiste. Ben sagt Stopp, obwohl keine Hand unterwegs ist, und kann es ${time(seconds)} lang nicht mehr sagen. In dieser Zeit greift Ada zu, und Ben bleibt wenig Zeit für einen Stopp.`,
    caption: (seconds) =>
      `Nach einem Stopp für nichts kannst du ${time(seconds)} lang niemanden stoppen.`,
    ...who,
    early: 'Ben sagt Stopp, ohne dass eine Hand kommt',
    locked: 'kein Stopp möglich',
    out: hand.out,
    stop: 'Stopp',
    plus,
  },
  feint: {
    label: (committed, reach, reaction, barred) =>
      `Eine Zeitleiste mit zwei Griffen. In den ersten ${time(committed)} kann eine Hand nicht zurück. Nach ${time(reach)} ist die Fahne ab. Eine Hand, die zurückgeht, lässt sich noch ${time(reaction)} lang stoppen, und danach ist ${time(barred)} lang kein neuer Griff erlaubt.`,
    caption: (seconds) =>
      `Im roten Stück nach einer Finte zählt ein Stopp noch, und zwar ${time(seconds)} lang.`,
    whole: 'Ein Griff bis zum Ende',
    committed: 'kein Zurück',
    free: 'darf zurück',
    off: 'die Fahne ist ab',
    feint: 'Eine Finte: Die Hand geht zurück',
    out: 'unterwegs',
    barred: (seconds) => `${short(seconds)} kein Griff`,
  },
  first: {
    label: (reach, tooSoon) =>
      `Eine Zeitleiste mit zwei Händen. Adas ging zuerst los und ist nach ${time(reach)} zuerst da. Bens zählt nicht. Ein Stopp in den ersten ${time(tooSoon)}, nachdem die Hand zu sehen ist, ist ungültig; ein späterer zählt, bis die Fahne ab ist.`,
    caption: (tooSoon) =>
      `Der Griff, der zuerst fertig ist, zählt. Ein Stopp in den ersten ${time(tooSoon)} ist keine Antwort.`,
    ...who,
    ...hand,
    stop: 'Ein Stopp gegen Adas Hand',
    counts: 'zählt',
  },
  lastPair: {
    label: (seconds) =>
      `Eine Zeitleiste. Adas Hand ist unterwegs, als Ben das letzte Paar nimmt, bevor ${time(seconds)} um sind. Der Griff zählt nicht.`,
    caption: 'Keine Plättchen, kein Griff: Das Paar kam, bevor die Hand da war.',
    ...who,
    ...hand,
    pair: 'nimmt das letzte Paar',
  },
  ruling: {
    label: (seconds) =>
      `Eine Zeitleiste. Eine Fahne, die ab ist, wartet ${time(seconds)} auf die Spielleitung: rechtzeitig, zu spät oder zu früh. Ohne Entscheidung bleibt sie ab.`,
    caption: (seconds) =>
      `Die Spielleitung hat ${time(seconds)}. Ohne Entscheidung bleibt die Fahne ab.`,
    flag: 'Die Fahne ist ab',
    waits: 'wartet auf Entscheidung',
    taken: 'bleibt ab',
    moderator: 'Die Spielleitung',
    asks: 'rechtzeitig, zu spät, zu früh?',
  },
  struck: {
    label:
      'Das Stichwort ist BRACE, und Ada deckt auf. Ben sagt EMBALM, deckt auf und nimmt ein Paar. Die Spielleitung streicht EMBALM. Das Stichwort ist wieder BRACE, Ada deckt auf, und Bens Paar verlässt das Spiel.',
    caption:
      'Stichwort und Rollen sind wie zuvor. Das Paar, das seitdem genommen wurde, verlässt das Spiel.',
    steps: [
      { text: 'BRACE', note: 'Ada deckt auf' },
      { text: 'EMBALM', note: 'Ben deckt auf, nimmt ein Paar' },
      { text: 'Gestrichen', note: 'von der Spielleitung' },
      { text: 'BRACE', note: 'Ada deckt wieder auf' },
    ],
  },
  dispute: {
    label: (seconds) =>
      `Eine Zeitleiste. Das Spiel ruht ${time(seconds)}. In dieser Zeit kann Ben, dessen Fahne ab ist, Ada bitten, sie zurückzugeben, oder es dabei belassen. Danach ist das Spiel zu Ende.`,
    caption: (seconds) =>
      `Ben hat ${time(seconds)}, um die Fahne zurückzufordern. Dann endet das Spiel.`,
    loser: 'Bens Fahne ist ab',
    asks: 'Einspruch, oder dabei belassen',
    game: 'Das Spiel',
    stopped: 'ruht',
    over: 'zu Ende',
  },
  lost: {
    label: (seconds) =>
      `Eine Zeitleiste. Adas Hand ist unterwegs, als Bens Verbindung abreißt. Alle Uhren stehen. Wenn Ben wieder da ist, beginnt der Griff von vorn, mit vollen ${time(seconds)}.`,
    caption: (seconds) =>
      `Wenn Ben wieder da ist, laufen die ${time(seconds)} von vorn. Das geschieht einmal je Griff.`,
    reaches: 'Ada greift nach Bens Fahne',
    out: 'unterwegs',
    stop: 'Uhren stehen',
    again: (seconds) => `${short(seconds)} von vorn`,
    line: 'Bens Leitung',
    lost: 'weg',
  },
};
