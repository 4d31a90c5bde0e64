/** A ruling as everybody reads it: who ruled what, and the reason given (KYC-30). */
import { type Cast, flagOf, nameIn, nameOf, shout } from '../names';
import type { RulingNote, Side } from '../types';

/** "Kim struck CLEARS down: Two of these in one pot." */
export function ruledBy(note: RulingNote, cast: Cast): string {
  return `${nameOf(cast, note.seat)} ${did(note, cast)}: ${sentenceOf(note.reason)}`;
}

/** Reasons are typed by people, with a full stop or without. */
const sentenceOf = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);

const PLAIN: Readonly<Record<string, string>> = {
  overturn: 'agreed',
  confirm_flag: 'let the flag stay off',
  swap_roles: 'swapped the roles',
  turn_all_down: 'turned all tiles down',
  rule_third: 'ruled that there was no foul',
  undo: 'took the last ruling back',
};

const STOPS: Readonly<Record<string, string>> = {
  in_time: 'ruled that the stop came in time',
  too_late: 'ruled that the stop came too late',
  pre_emptive: 'ruled that the stop came before the hand',
};

function did({ about, kind }: RulingNote, cast: Cast): string {
  const [first = '', second = ''] = about.split(' ');
  switch (kind) {
    case 'strike_word':
      return `struck ${shout(about)} down`;
    case 'accept_word':
      return `accepted ${shout(about)}`;
    case 'free_family':
      return `freed the family of ${shout(about)}`;
    case 'rule_stop':
      return STOPS[second] ?? 'ruled';
    case 'pair_back':
      return `put the ${about} pair back on the table`;
    case 'pair_out':
      return `took the ${about} pair out of the game`;
    case 'flag_back':
      return `gave ${flagOf(cast, Number(first), second as Side)} back`;
    case 'flag_away':
      return `took ${flagOf(cast, Number(first), second as Side)} off`;
    case 'lock_grabs':
      return `barred ${nameIn(cast, Number(about))} from reaching`;
    case 'unlock_grabs':
      return `let ${nameIn(cast, Number(about))} reach again`;
    case 'declare':
      return about === 'draw'
        ? 'declared a draw'
        : `declared ${nameIn(cast, Number(about))} the winner`;
    default:
      return PLAIN[kind] ?? 'ruled';
  }
}
