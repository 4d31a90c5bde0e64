/** Was in und unter den Bildern der Spielregeln steht, und was statt ihrer vorgelesen wird. */
import type { Translated } from '../../../../../lib/translated';
import { points } from '../../../messages/de/parts';
import type { text as english } from '..';

const wasPlayed = (word: string) => `${word} wurde gespielt`;

export const text: Translated<typeof english> = {
  people: ['Ada', 'Ben', 'Cleo'],
  twoSides: {
    label: (sizes) =>
      `Ein Plättchen mit K, E, E und S auf der einen Seite und D, R, O und W auf der anderen. Zwei Bretter: ${sizes.join('; ')}.`,
    caption:
      'Vier Buchstaben auf jeder Seite eines Plättchens. Im Spiel liegt nur eine Seite oben.',
    one: 'Eine Seite',
    other: 'Die andere Seite',
    size: (tiles, letters) => `${tiles} Plättchen, ${letters} mal ${letters} Buchstaben`,
  },
  upright: {
    label:
      'Dreimal dasselbe Plättchen. Mit der einen Seite oben ist es richtig, mit der anderen auch. Zur Seite gedreht ist es falsch.',
    caption: 'Der Zufall bestimmt, welche Seite oben liegt. Buchstaben stehen immer aufrecht.',
    one: 'Eine Seite oben',
    other: 'Oder die andere',
    turned: 'Nie gedreht',
  },
  start: {
    label:
      'Die Rückseiten von drei Plättchen. Links oben hat Ada ein H, Ben ein D, Cleo ein R. Ben beginnt.',
    caption: 'Es zählt nur der Buchstabe links oben. D ist dem A am nächsten, also beginnt Ben.',
    starts: (name) => `${name} beginnt`,
  },
  path: {
    label:
      'Zwei Wege auf denselben sechzehn Buchstaben. GARDEN führt nach rechts, unten und schräg über Buchstaben, die sich berühren. GRUB springt von G über A zu R.',
    caption:
      'Geh zur Seite, nach oben, unten oder schräg, im Plättchen und von Plättchen zu Plättchen. Spring nie.',
    touching: (word) => `${word}: Jeder Buchstabe berührt den nächsten`,
    apart: (word) => `${word}: G und R berühren sich nicht`,
  },
  twice: {
    label:
      'LEVEL auf L, E und V: Der Weg führt bis V und auf demselben Weg zurück. BALLS auf B, A, L und S: Der Weg bleibt für beide L stehen.',
    caption: 'Komm zu einem Buchstaben zurück, oder tipp ihn noch einmal an, um zu bleiben.',
    back: 'LEVEL kommt über E und L zurück',
    stays: 'BALLS bleibt auf dem L',
  },
  uses: {
    label: (uses) =>
      `Der Buchstabe S, 2 wert, auf seinem Plättchen. ${uses.join('. ')}. Dann ist er grau und verbraucht.`,
    caption:
      'Das S ist 2 wert. Sein Stecker vervielfacht das, und nach dem roten ist das S verbraucht.',
    names: ['Erstes', 'Zweites', 'Drittes'],
    heard: (name, made) => `${name} Mal: ${points(made)}`,
    use: (name, made) => `${name} Mal: ${made}`,
    last: (name, made) => `${name} Mal: ${made}, dann verbraucht`,
  },
  score: {
    label: (spelled, sum) => `STRESS auf vier Buchstaben: ${spelled}, zusammen ${sum}`,
    caption: 'Ein S dient in STRESS dreimal: grün, gelb, dann rot.',
  },
  same: {
    label:
      'LEVEL wurde auf L, E und V gespielt. Rückwärts auf denselben Buchstaben ist es verboten. Mit einem anderen E und L ist es erlaubt.',
    caption: 'Liegt ein Wort auf denselben Buchstaben, ist es dasselbe, egal in welcher Folge.',
    played: wasPlayed,
    other: () => 'Andere Buchstaben: erlaubt',
    backwards: () => 'Rückwärts: dasselbe Wort',
  },
  longer: {
    label: 'CART wurde gespielt. CARTS auf denselben Buchstaben und einem S ist erlaubt.',
    caption: 'Bau auf jedem Wort auf: Ein Buchstabe mehr macht es neu.',
    played: wasPlayed,
    fine: (word) => `${word} ist erlaubt`,
  },
  elsewhere: {
    label: 'CART wurde mit dem A rechts vom C gespielt. CART mit dem A unter dem C ist erlaubt.',
    caption: 'Ein anderer Buchstabe auf dem Weg macht daraus ein neues Wort.',
    played: wasPlayed,
    fine: () => 'Mit dem anderen A: erlaubt',
  },
  shorter: {
    label:
      'CARTS wurde gespielt. CART auf denselben Buchstaben ist verboten. ART ist üblicherweise erlaubt, ebenso CART mit einem anderen A.',
    caption:
      'Der Anfang eines Worts ist auf dessen Buchstaben verboten. Ein anderer Buchstabe macht ihn neu.',
    played: wasPlayed,
    begins: (word) => `${word} ist der Anfang`,
    within: (word) => `${word} ist nicht der Anfang`,
    other: (word) => `${word} mit einem anderen A`,
  },
  challenge: {
    label:
      'Ein Zeitstrahl. Ada spielt ein Wort. Zehn Sekunden lang können es alle anderen gelten lassen oder anzweifeln. Erst dann beginnt der nächste Zug mit seiner Uhr.',
    caption:
      'Die Frist endet nach zehn Sekunden, oder sobald alle das Wort gelten lassen. Ein Zweifel entscheidet.',
    player: 'Ada',
    plays: 'spielt ein Wort',
    others: 'Alle anderen',
    judge: 'Gelten lassen oder anzweifeln',
    next: 'Ben, als Nächstes',
    turn: 'Zug',
    seconds: (count) => (count === 0 ? '0' : `${count} s`),
  },
  struck: {
    label:
      'CARTO wurde gespielt und gab jedem seiner fünf Buchstaben einen Stecker. Es ist kein Wort: Die fünf Stecker kommen wieder heraus, ältere bleiben.',
    caption:
      'CARTO steht nicht in der Liste. Seine Stecker kommen heraus, ältere bleiben, und der Weg ist wieder frei.',
    challenged: 'CARTO, angezweifelt',
    before: 'Wie es vorher war',
  },
  lastRound: {
    label: (goal) =>
      `Der Stand dreier Mitspielender, das Ziel ist ${goal}. Ben erreicht in der letzten Runde 103. Cleo ist noch dran und gewinnt mit 109.`,
    caption: (goal) =>
      `Ben hat zuerst ${goal} Punkte, aber die Runde geht weiter. Auch Cleo ist noch dran und gewinnt.`,
    round: (round) => `Runde ${round}`,
  },
  teams: {
    label:
      'Sechs Personen um einen Tisch. Im Uhrzeigersinn gehören sie zu den Teams A, B, C, A, B, C. Wer zusammengehört, sitzt sich gegenüber.',
    caption:
      'Zwischen deinem Zug und dem deines Teams spielen beide anderen Teams. Ein Team hat einen Stand.',
    names: ['A', 'B', 'C'],
    team: (name) => `Team ${name}`,
  },
  fourScore: {
    label:
      'Vier Plättchen. Mit vier gelben Steckern wird ein Plättchen genommen, mit vier roten auch. Mit drei gelben und einem roten bleibt es liegen. Wo ein Plättchen genommen wurde, hat das Brett eine Lücke.',
    caption:
      'Vier Stecker einer Farbe gewinnen das Plättchen. Seine Lücke bleibt, kein Wort führt darüber.',
    yellow: 'Alle gelb: genommen',
    red: 'Alle rot: genommen',
    mixed: 'Gemischt: bleibt liegen',
    gap: 'Die Lücke bleibt',
  },
  flipFlop: {
    label:
      'TART nutzt dasselbe T zweimal. Die Spalte dieses Plättchens dreht sich: Das unterste Plättchen, mit Ring, kommt nach oben, die beiden anderen rutschen mit ihren Steckern nach unten.',
    caption:
      'Das Plättchen mit Ring kommt nach oben, die anderen rutschen nach. Stecker bleiben auf ihren Plättchen.',
    before: 'TART nutzt ein T zweimal',
    after: 'Seine Spalte hat sich gedreht',
  },
};
