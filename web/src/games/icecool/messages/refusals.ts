/** A sentence for each refusal: what happened, and what to do where that helps. */
const known: Readonly<Record<string, string>> = {
  over: 'The game is over.',
  not_your_turn: 'It’s not your turn yet.',
  placed_already: 'The Catcher is already in the Kitchen.',
  place_first: 'Place the Catcher in the Kitchen first.',
  flicked_already: 'You’ve already flicked. Skate for another flick, or end your turn.',
  flick_first: 'Flick first. A turn is one flick.',
  off_the_kitchen: 'Choose a place in the Kitchen, within the orange line.',
  not_at_a_wall: 'You can only step onto the line from a wall or a doorway.',
  which_room: 'You’re seen from both rooms. Choose one of them.',
  not_seen_there: 'You’re not seen from that room. Choose the other one.',
  line_taken: 'There’s no space on that line. Flick from where you are.',
  no_abilities: 'In a tournament, cards only count for points.',
  announced_already: 'One task per turn. Skate to announce another.',
  too_late_for_a_task:
    'You’ve already flicked. Announce a task before your next turn’s first flick.',
  no_cards: 'You need a face-down card to announce a task.',
  card_twice: 'Skating takes two cards. Choose another one.',
  not_your_card: 'That’s not your card.',
  card_used: 'That card is already turned up. Choose another one.',
  no_skates: 'Skating takes two 1s with a task on them.',
  only_skates: 'Your penguin left the school. Skate, or end your turn.',
  fish_not_there: 'That fish isn’t there any more.',
  no_such_door: 'There’s no such door.',
  fish_there_already: 'That door has a fish of that colour. Choose another door.',
  penguin_there: 'Its penguin is in one of that door’s rooms. Choose another door.',
  no_twos: 'Moving a fish takes two face-down 2s.',
};

export const refusals = {
  known,
  unknown: (code: string) => `The table refused that (${code}).`,
};
