/** A ruling as everybody reads it: who ruled what, and the reason (KYC-30). */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import type { RulingNote, Side } from '../types';

const say = text.play.ruled;

/** "Kim struck CLEARS down: Two of these in one pot." */
export function ruledBy(note: RulingNote, cast: Cast): string {
  return say.line(cast, note.seat, did(note, cast), sentenceOf(note.reason));
}

/** Reasons are typed by people, with or without a full stop. */
const sentenceOf = (reason: string): string => (/[.!?…]$/.test(reason) ? reason : `${reason}.`);

const PLAIN: Readonly<Record<string, string>> = {
  overturn: say.overturn,
  confirm_flag: say.confirm,
  swap_roles: say.swap,
  turn_all_down: say.down,
  rule_third: say.noFoul,
  undo: say.undo,
};

const STOPS: Readonly<Record<string, string>> = {
  in_time: say.inTime,
  too_late: say.tooLate,
  pre_emptive: say.early,
};

function did({ about, kind }: RulingNote, cast: Cast): string {
  const [first = '', second = ''] = about.split(' ');
  switch (kind) {
    case 'strike_word':
      return say.strike(about);
    case 'accept_word':
      return say.accept(about);
    case 'free_family':
      return say.free(about);
    case 'rule_stop':
      return STOPS[second] ?? say.other;
    case 'pair_back':
      return say.pairBack(about);
    case 'pair_out':
      return say.pairOut(about);
    case 'flag_back':
      return say.flagBack(cast, Number(first), second as Side);
    case 'flag_away':
      return say.flagAway(cast, Number(first), second as Side);
    case 'lock_grabs':
      return say.lock(cast, Number(about));
    case 'unlock_grabs':
      return say.unlock(cast, Number(about));
    case 'declare':
      return about === 'draw' ? say.draw : say.winner(cast, Number(about));
    default:
      return PLAIN[kind] ?? say.other;
  }
}
