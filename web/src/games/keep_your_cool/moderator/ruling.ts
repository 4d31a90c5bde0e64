/** Rulings that a moderator may choose now, each with a default reason. */
import { type Cast, nameOf } from '../../../lib/names';
import { desk as messages } from '../messages/desk';
import { other } from '../sides';
import type { Action, Attempt, Call, Side, View } from '../types';

/** A ruling to choose; without *act*, it confirms what the table found. */
export interface Offer {
  id: string;
  text: string;
  reason: string;
  act: ((reason: string) => Action) | null;
}

const say = messages.ruling;
const SIDES: readonly Side[] = ['left', 'right'];
const PLAYERS = [0, 1] as const;

const offer = (
  id: string,
  text: string,
  reason: string,
  act: (reason: string) => Action,
): Offer => ({ id, text, reason, act });

const stands = (text: string): Offer => ({ id: 'stands', text, reason: '', act: null });

/** Rulings on a reach (KYC-27): first what the table found, then the alternatives. */
export function onReach(view: View, attempt: Attempt, cast: Cast): Offer[] {
  const { number: reach, seat, side } = attempt;
  const owner = other(seat);
  const grabber = nameOf(cast, seat);
  const off = view.flags.find((flag) => flag.owner === owner && flag.side === side);
  const tooLate = say.tooLate.text(grabber, view.rules.game === 'standard');
  const inTime = offer('in_time', say.inTime.text(grabber), say.inTime.reason, (reason) => ({
    type: 'rule_stop',
    reach,
    verdict: 'in_time',
    reason,
  }));
  switch (attempt.outcome) {
    case 'taken': {
      return [
        off?.due === null || !off?.taken
          ? stands(say.offStands)
          : offer('confirm', tooLate, say.tooLate.confirmed, (reason) => ({
              type: 'confirm_flag',
              reach,
              reason,
            })),
        inTime,
        offer('flag_back', say.neither.text, say.neither.reason, (reason) => ({
          type: 'flag_back',
          owner,
          side,
          reason,
        })),
      ];
    }
    case 'stopped':
      return [
        stands(say.inTimeStands(grabber)),
        offer('too_late', tooLate, say.tooLate.reason, (reason) => ({
          type: 'rule_stop',
          reach,
          verdict: 'too_late',
          reason,
        })),
        offer('pre_emptive', say.early.text(grabber), say.early.reason, (reason) => ({
          type: 'rule_stop',
          reach,
          verdict: 'pre_emptive',
          reason,
        })),
      ];
    case 'withdrawn':
      return [stands(say.withdrawnStands), inTime];
    default:
      return [];
  }
}

/** Rulings on a refused word (KYC-30) or a third tile (KYC-29); none once another word was said. */
export function onCall(view: View, call: Call, cast: Cast): Offer[] {
  const open = !call.closed && call.key === (view.keys.at(-1)?.number ?? null);
  if (call.kind === 'word') {
    const turn = view.phase === 'first_word' ? view.flipper : view.speaker;
    const still = open && call.seat === turn;
    return [stands(say.wordStands), ...(still ? [accepting(call)] : [])];
  }
  if (call.kind !== 'foul') return [];
  return [
    stands(say.foulStands),
    ...(open
      ? [
          offer(
            'rule_third',
            say.noFoul.text(nameOf(cast, call.seat)),
            say.noFoul.reason,
            (reason) => ({ type: 'rule_third', call: call.number, reason }),
          ),
        ]
      : []),
  ];
}

export function accepting(call: Call): Offer {
  return offer(
    `accept ${call.number}`,
    say.accept.text(call.word),
    say.accept.reason(call.word),
    (reason) => ({ type: 'accept_word', call: call.number, reason }),
  );
}

/** The ruling that strikes the key word in force (KYC-28). */
export function striking(view: View): Offer | null {
  const key = view.keys.at(-1);
  if (!key || view.phase !== 'play') return null;
  return offer('strike', say.strike.text, say.strike.reason(key.word), (reason) => ({
    type: 'strike_word',
    key: key.number,
    reason,
  }));
}

export function freeing(word: string): Offer {
  return offer(`free ${word}`, say.free.text(word), say.free.reason(word), (reason) => ({
    type: 'free_family',
    word,
    reason,
  }));
}

export function swapping(view: View, cast: Cast): Offer {
  return offer('swap', say.swap.text, say.swap.reason(cast, view.speaker), (reason) => ({
    type: 'swap_roles',
    reason,
  }));
}

export function turningDown(view: View): Offer | null {
  if (view.up.length === 0) return null;
  return offer('down', say.down.text, say.down.reason, (reason) => ({
    type: 'turn_all_down',
    reason,
  }));
}

/** The ruling that undoes the last one standing (KYC-30). */
export function undoing(view: View): Offer | null {
  const last = view.rulings.filter((note) => !note.undone && note.kind !== 'undo').at(-1);
  if (!last) return null;
  return offer('undo', say.undo.text, say.undo.reason, (reason) => ({
    type: 'undo',
    ruling: last.number,
    reason,
  }));
}

export function onPairs(view: View, cast: Cast): Offer[] {
  return view.pairs.flatMap((pair) => [
    ...(pair.floor
      ? []
      : [
          offer(
            `out ${pair.number}`,
            say.pairOut.text(cast, pair),
            say.pairOut.reason,
            (reason) => ({ type: 'pair_out', pair: pair.number, reason }),
          ),
        ]),
    offer(`back ${pair.number}`, say.pairBack.text(cast, pair), say.pairBack.reason, (reason) => ({
      type: 'pair_back',
      pair: pair.number,
      reason,
    })),
  ]);
}

export function onFlags(view: View, cast: Cast): Offer[] {
  return PLAYERS.flatMap((owner) =>
    SIDES.map((side) => {
      const taken = view.flags.some((one) => one.owner === owner && one.side === side && one.taken);
      return taken
        ? offer(
            `flag ${owner} ${side}`,
            say.flagBack.text(cast, owner, side),
            say.flagBack.reason,
            (reason) => ({
              type: 'flag_back',
              owner,
              side,
              reason,
            }),
          )
        : offer(
            `flag ${owner} ${side}`,
            say.flagAway.text(cast, owner, side),
            say.flagAway.reason,
            (reason) => ({
              type: 'flag_away',
              owner,
              side,
              reason,
            }),
          );
    }),
  );
}

export function onLocks(view: View, cast: Cast): Offer[] {
  return PLAYERS.map((player) => {
    const name = nameOf(cast, player);
    return view.players[player]?.lock
      ? offer(`lock ${player}`, say.unlock.text(name), say.unlock.reason(name), (reason) => ({
          type: 'unlock_grabs',
          player,
          reason,
        }))
      : offer(`lock ${player}`, say.lock.text(name), say.lock.reason, (reason) => ({
          type: 'lock_grabs',
          player,
          reason,
        }));
  });
}

export function onResult(cast: Cast): Offer[] {
  return [
    ...PLAYERS.map((winner) =>
      offer(
        `declare ${winner}`,
        say.winner.text(nameOf(cast, winner)),
        say.winner.reason(nameOf(cast, winner)),
        (reason) => ({ type: 'declare', winner, reason }),
      ),
    ),
    offer('declare', say.draw.text, say.draw.reason, (reason) => ({
      type: 'declare',
      winner: null,
      reason,
    })),
  ];
}
