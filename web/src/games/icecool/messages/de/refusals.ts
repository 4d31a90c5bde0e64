/** Ein Satz für jede Ablehnung: was geschah, und was zu tun ist, wo das hilft. */
import type { Translated } from '../../../../lib/translated';
import type { refusals as english } from '../refusals';

const known: Readonly<Record<string, string>> = {
  over: 'Das Spiel ist zu Ende.',
  not_your_turn: 'Du bist noch nicht am Zug.',
  placed_already: 'Der Fänger steht schon in der Küche.',
  place_first: 'Stell zuerst den Fänger in der Küche auf.',
  flicked_already:
    'Du hast schon geschnipst. Nimm Schlittschuhe für einen weiteren Schnipser, oder beende deinen Zug.',
  flick_first: 'Schnips zuerst. Ein Zug ist ein Schnipser.',
  off_the_kitchen: 'Wähl einen Platz in der Küche, innerhalb der orangen Linie.',
  not_at_a_wall: 'Auf die Linie darfst du nur von einer Wand oder aus einer Tür.',
  which_room: 'Du bist von beiden Räumen aus zu sehen. Wähl einen.',
  not_seen_there: 'Von diesem Raum aus bist du nicht zu sehen. Wähl den anderen.',
  line_taken: 'Auf dieser Linie ist kein Platz. Schnips von da, wo du stehst.',
  no_abilities: 'Im Turnier zählen Karten nur als Punkte.',
  announced_already: 'Eine Aufgabe pro Zug. Mit Schlittschuhen kannst du noch eine ansagen.',
  too_late_for_a_task:
    'Du hast schon geschnipst. Sag eine Aufgabe vor dem ersten Schnipser deines nächsten Zugs an.',
  no_cards: 'Um eine Aufgabe anzusagen, brauchst du eine verdeckte Karte.',
  card_twice: 'Schlittschuhe kosten zwei Karten. Wähl noch eine andere.',
  not_your_card: 'Das ist nicht deine Karte.',
  card_used: 'Diese Karte ist schon aufgedeckt. Wähl eine andere.',
  no_skates: 'Schlittschuhe kosten zwei Einsen mit einer Aufgabe darauf.',
  only_skates:
    'Dein Pinguin ist aus der Schule geflogen. Nimm Schlittschuhe, oder beende deinen Zug.',
  fish_not_there: 'Dieser Fisch hängt nicht mehr da.',
  no_such_door: 'Diese Tür gibt es nicht.',
  fish_there_already: 'An dieser Tür hängt schon ein Fisch dieser Farbe. Wähl eine andere.',
  penguin_there: 'Sein Pinguin steht in einem Raum dieser Tür. Wähl eine andere.',
  no_twos: 'Einen Fisch umzuhängen kostet zwei verdeckte Zweien.',
};

export const refusals: Translated<typeof english> = {
  known,
  unknown: (code) => `Das hat der Tisch abgelehnt (${code}).`,
};
