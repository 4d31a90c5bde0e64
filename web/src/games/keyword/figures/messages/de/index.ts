/** Was die Bilder der Spielregeln sagen: Unterschriften, und was sie zeigen, für alle, die sie nicht sehen. */
import { listed } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import type { text as english } from '..';

const ada = 'Ada';
const ben = 'Ben';
const cleo = 'Cleo';

export const text: Translated<typeof english> = {
  deal: {
    label:
      'Oben die sechs orangen Karten einer anderen Person, verdeckt. In der Mitte sechs blaue Karten, offen. Unten deine sechs orangen Karten, die nur du siehst.',
    caption: 'Sechs blaue Karten sind für alle da. Deine sechs orangen siehst nur du.',
    other: 'Bens Hand',
    middle: 'Die Mitte, für alle',
    own: 'Deine Hand',
  },
  once: {
    label:
      'In der Mitte liegt ein blaues E. Adas SEE nutzt das blaue E und ein orange E: erlaubt. Bens TEN nutzt ebenfalls das blaue E: erlaubt. Cleos SEE bräuchte das blaue E zweimal.',
    caption: 'In der Mitte liegt ein blaues E. Alle dürfen es nutzen, aber nur einmal je Wort.',
    ada: { who: ada, note: 'ein blaues E und ein orange E sind zwei E' },
    ben: { who: ben, note: 'dasselbe blaue E, in derselben Runde' },
    cleo: { who: cleo, note: 'das eine blaue E dient nicht zweimal' },
  },
  blanks: {
    label: 'Derselbe blaue Joker ist in Adas PLANE ein N und in Bens CHAIR ein H.',
    caption: 'Sag, welcher Buchstabe ein Joker ist. In jedem Wort darf er ein anderer sein.',
    ada: { who: ada, note: 'der blaue Joker ist ein N' },
    ben: { who: ben, note: 'hier ist er ein H' },
  },
  own: {
    label:
      'SPLIT nur aus orangen Karten ist erlaubt. TRAIL aus beiden Farben ist erlaubt. LAID nur aus blauen Karten ist verboten.',
    caption:
      'Ein Wort braucht mindestens eine orange Karte (Punkte in den Ecken); blaue haben Ringe.',
    orange: 'Nur orange',
    both: 'Beide Farben',
    blue: 'Nur blau',
  },
  faceDown: {
    label:
      'Du legst PLANET mit vier orangen und zwei blauen Karten aus. Die anderen sehen vier verdeckte orange Karten, ohne Lücken.',
    caption:
      'Niemand sieht Buchstaben, oder wo blaue Karten hingehören, bis alle Wörter offen liegen.',
    own: { who: 'Du legst aus', note: 'vier orange Karten und zwei blaue' },
    others: { who: 'Die anderen sehen', note: 'vier verdeckte Karten' },
  },
  round: {
    label: (timer, start) =>
      `Ein Zeitstrahl einer Runde von ${timer} Sekunden. In den ersten ${start} Sekunden kannst du passen, jederzeit Wörter auslegen, und danach sagen, dass du kein Wort hast.`,
    caption: 'Passen geht nur am Anfang. Danach sagst du, dass du kein Wort hast.',
    pass: { who: 'Passen und Karten tauschen', bar: 'Passen' },
    lay: { who: 'Ein Wort auslegen, zurücknehmen, ein anderes auslegen', bar: 'Auslegen' },
    none: { who: 'Sagen, dass du kein Wort hast', bar: '„Ich habe kein Wort“' },
  },
  reveal: {
    label:
      'Vier orange Karten, aufgedeckt, mit zwei Lücken: P, L, Lücke, N, Lücke, T. Das blaue A und das blaue E aus der Mitte gehören hinein: PLANET.',
    caption:
      'Blaue Karten bleiben für alle in der Mitte. Eine Lücke zeigt, wo dein Wort eine nutzt.',
    gaps: 'Lücken, in die blaue Karten gehören',
    word: (word, letters, blue) => `${word}: ${letters} Buchstaben, davon ${blue} blau`,
  },
  timeUp: {
    label:
      'Ein Zeitstrahl von drei Mitspielenden bis zum Ende der 90 Sekunden. Ada hat PLANET ausgelegt. Ben hat GARDEN nur zurechtgelegt, und es zählt. Cleos Karten ergeben kein Wort und kommen auf die Hand zurück.',
    caption:
      'Ist die Zeit um, gilt ein Wort, das bereitliegt, als ausgelegt. Alles andere bringt nichts.',
    ada: { who: 'Ada legt PLANET rechtzeitig aus', looks: 'Sucht', laid: 'gelegt' },
    ben: { who: 'Bei Ben liegt GARDEN bereit: Es zählt', bar: 'Ordnet Karten' },
    cleo: { who: 'Bei Cleo liegt GRDNE bereit: kein Wort', bar: 'Ordnet Karten' },
  },
  longest: {
    label: (words) => `${words.join('. ')}.`,
    caption: 'PLANET und GARDEN sind gleich lang. Bens Wort hat eine blaue Karte mehr.',
    has: (who, word, note) => `${who} hat ${word}, ${note}`,
    measure: (letters, blue) => `${letters} Buchstaben, ${blue} blau`,
    wins: (letters, blue) => `${letters} Buchstaben, ${blue} blau: gewinnt`,
    players: { ada, ben, cleo },
  },
  kept: {
    label:
      'Ben hat mit GARDEN gewonnen und behält alle sechs Karten. Ada legt P, L, N und T in Orange ab. In der Mitte bleiben drei der sechs blauen Karten.',
    caption:
      'Wer gewinnt, behält auch die blauen Karten des Worts. Geschlagene Wörter verlieren ihre orangen.',
    ben: { who: 'Ben behält', note: 'das ganze Wort, auch die blauen Karten' },
    ada: { who: 'Ada legt ab', note: 'die orangen Karten ihres Worts' },
    middle: { who: 'In der Mitte', note: 'A, D und E sind weg, drei blaue Karten bleiben' },
  },
  refill: {
    label:
      'In der Mitte bleiben drei blaue Karten, und drei neue kommen dazu. Auf deiner Hand bleiben zwei orange Karten, und vier neue kommen dazu. Beide haben wieder sechs.',
    caption: 'Hände und Mitte werden wieder auf sechs gefüllt. Neue Karten haben hier einen Ring.',
    middle: 'Die Mitte nach der Runde',
    hand: 'Deine Hand nach der Runde',
    filled: 'Auf sechs gefüllt',
  },
  crack: {
    label: (words, keyword) =>
      `Dora hat NICE und RAT behalten. ${words.join('. ')}. Zusammen ergibt das ${keyword}.`,
    caption: (keyword) =>
      `Karten mit Ring ergeben ${keyword}. Misch Wörter, wie du willst, aber nutze jede Karte einmal.`,
    gives: (letters) => `gibt ${listed(letters)}`,
    word: (word, note) => `${word} ${note}`,
    complete: (keyword) => `${keyword} ist komplett`,
  },
  blank: {
    label:
      'NICE wurde mit einem Joker als E behalten. Für das Schlüsselwort ist dieser Joker ein E. Er kann kein K werden.',
    caption: 'Ein behaltener Joker bleibt der Buchstabe, als der er ausgelegt wurde.',
    stays: 'Der Joker ist ein E, auch für das Schlüsselwort',
    never: 'Ein K wird er nicht mehr',
  },
  order: {
    label:
      'Vier Schritte beenden eine Runde: das längste Wort werten, nach dem Schlüsselwort sehen, auf sechs ziehen, nach den Stapeln sehen.',
    caption:
      'Das Schlüsselwort kommt vor den Stapeln: Wer es knackt, gewinnt auch in der letzten Runde.',
    steps: [
      { text: 'Werten', note: 'Das längste Wort' },
      { text: 'Schlüssel', note: 'Geknackt? Gewonnen' },
      { text: 'Ziehen', note: 'Bis auf sechs' },
      { text: 'Stapel', note: 'Einer leer? Schluss' },
    ],
  },
};
