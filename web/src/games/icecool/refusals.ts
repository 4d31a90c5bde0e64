/** A sentence for each refusal: what happened, and what to do where that helps. */
import type { Refused } from '../../lib/game';

const SENTENCES: Readonly<Record<string, string>> = {
  over: 'The game is over.',
  not_your_turn: 'It’s not your turn yet.',
  placed_already: 'The Catcher stands in the Kitchen already.',
  place_first: 'The Catcher goes into the Kitchen first.',
  flicked_already: 'You have flicked in this turn. Skate for another one, or end it.',
  flick_first: 'Flick first. A turn is one flick.',
  off_the_kitchen:
    'The Catcher begins in the Kitchen, within the orange line. Choose a place there.',
  not_at_a_wall: 'Only from near a wall or out of a doorway one may step onto the line.',
  which_room: 'You are seen from both rooms. Say into which one you step.',
  not_seen_there: 'You are not seen from that room. Choose the other one.',
  line_taken: 'There is no room on that line. Flick from where you are.',
  no_abilities: 'In a tournament cards are points and can do nothing else.',
  announced_already: 'One task a turn. Skate, and you may announce another.',
  too_late_for_a_task:
    'You flicked in this turn already. Announce a task before the first flick of your next turn.',
  no_cards: 'You have no card face down that could show a task.',
  card_twice: 'Skates are two cards. Choose another one.',
  not_your_card: 'That card is not yours.',
  card_used: 'That card is turned up already. A card is used once.',
  no_skates: 'Skates are two 1s with a task on them.',
  only_skates: 'Your flick left the school, so in this turn you may only skate.',
  fish_not_there: 'That fish does not hang there any more.',
  no_such_door: 'There is no such door.',
  fish_there_already: 'A fish of that colour hangs there already. Choose another door.',
  penguin_there: 'The penguin of that colour is in a room of that door. Choose another door.',
  no_twos: 'Moving a fish takes two 2s that are face down.',
};

/** The sentence of a refusal; an unknown code is told as what it is. */
export function sentence(refused: Refused): string {
  return SENTENCES[refused.code] ?? `The table refused that (${refused.code}).`;
}
