/** Text des Begleiters: das Pult der Spielleitung neben der Schachtel. */
import type { Link } from '../../../../lib/companion/families';
import { listed } from '../../../../lib/phrase';
import type { Translated } from '../../../../lib/translated';
import type { companion as english } from '../companion';

const tiles = (count: number): string => (count === 1 ? '1 Plättchen' : `${count} Plättchen`);
const flags = (count: number): string => (count === 1 ? '1 Fahne' : `${count} Fahnen`);
const step = ({ word, base, how }: Link): string =>
  how.startsWith('-')
    ? `${word.toUpperCase()} ist ${base.toUpperCase()} mit ${how}`
    : `${word.toUpperCase()} ist eine Form von ${base.toUpperCase()}`;

export const companion: Translated<typeof english> = {
  title: 'Keep Your Cool',
  line: 'Wörter und Wortfamilien, Rollen, Sperren, Fahnen und Plättchen',
  game: 'Spiel',
  games: [
    { value: 'standard', label: 'Standard: 12 Plättchen, eine Fahne gewinnt' },
    { value: 'advanced', label: 'Für Geübte: 22 Plättchen, eine Fahne zählt 5' },
  ],
  timer: 'Zeit für ein Wort',
  timers: [
    { value: '0', label: 'unbegrenzt' },
    { value: '30', label: '30 Sekunden' },
    { value: '60', label: '1 Minute' },
  ],
  thrown: 'Wer hat Schere, Stein, Papier gewonnen?',
  roles: (flipper, speaker) => `${flipper} deckt auf, ${speaker} spricht`,
  first: (flipper) => `${flipper} sagt das erste Schlüsselwort.`,
  key: (word) => `Schlüsselwort: ${word}`,
  word: 'Wort',
  fine: 'Es gilt.',
  unchecked: 'Die Wortliste ist noch nicht geladen. Prüft das Wort selbst.',
  unlisted: (word) => `${word} steht nicht in der Wortliste.`,
  missing: (letter) => `Es hat kein ${letter}.`,
  related: (word, said, chain) =>
    word === said
      ? `${said.toUpperCase()} wurde schon gesagt.`
      : `${said.toUpperCase()} wurde gesagt und gehört zur selben Familie: ${listed(chain.map(step))}.`,
  say: 'Es wurde gesagt',
  accept: 'Trotzdem gelten lassen',
  left: (count) => `${tiles(count)} auf dem Tisch`,
  pair: (name) => `${name} nimmt ein Paar`,
  third: 'Drittes Plättchen aufgedeckt',
  strike: (word) => `${word} streichen`,
  players: 'Mitspielende',
  has: (count, taken) => `${tiles(count)}, ${flags(taken)} genommen`,
  locked: (name) => `${name} darf vor dem nächsten Paar nicht zugreifen.`,
  stop: (name) => `${name} rief rechtzeitig Stopp`,
  flag: (name) => `${name} nahm eine Fahne`,
  over: 'Spiel vorbei',
  won: (name) => `${name} gewinnt.`,
  draw: 'Unentschieden.',
  total: (name, count, taken, points) =>
    `${name}: ${points} (${tiles(count)}, ${flags(taken)} genommen)`,
  /** Eine Zeile für jede Handlung: wer sie tat, und gegen wen. */
  told: {
    flipper: (who) => `${who} hat den Wurf gewonnen und deckt auf.`,
    say: (who, _, word) => `${who} hat ${word} gesagt.`,
    pair: (who) => `${who} hat ein Paar genommen.`,
    foul: (who) => `${who} hat ein drittes Plättchen aufgedeckt.`,
    stop: (who, other) => `${who} hat ${other} rechtzeitig gestoppt.`,
    flag: (who, other) => `${who} hat eine Fahne von ${other} genommen.`,
    strike: () => 'Das letzte Wort wurde gestrichen.',
  },
};
