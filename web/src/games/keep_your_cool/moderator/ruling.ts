/** Rulings that a moderator may choose now, each with a reason that is ready to be given. */
import { type Cast, flagOf, nameIn, nameOf, shout } from '../names';
import { other } from '../sides';
import type { Action, Attempt, Call, Pair, Side, View } from '../types';

/** A ruling to choose; without *act* it only lets stand what the table has found. */
export interface Offer {
  id: string;
  text: string;
  reason: string;
  act: ((reason: string) => Action) | null;
}

const SIDES: readonly Side[] = ['left', 'right'];
const PLAYERS = [0, 1] as const;

const offer = (
  id: string,
  text: string,
  reason: string,
  act: (reason: string) => Action,
): Offer => ({ id, text, reason, act });

const stands = (text: string): Offer => ({ id: 'stands', text, reason: '', act: null });

/** On a reach (KYC-27): what the table found in front, then what else may be ruled. */
export function onReach(view: View, attempt: Attempt, cast: Cast): Offer[] {
  const { number: reach, seat, side } = attempt;
  const owner = other(seat);
  const grabber = nameOf(cast, seat);
  const off = view.flags.find((flag) => flag.owner === owner && flag.side === side);
  const wins = view.rules.game === 'standard' ? ' and wins' : '';
  const inTime = offer(
    'in_time',
    `Stopped in time. The flag stays, and ${grabber} is barred.`,
    'The stop came in time.',
    (reason) => ({ type: 'rule_stop', reach, verdict: 'in_time', reason }),
  );
  switch (attempt.outcome) {
    case 'taken': {
      const gone = `${grabber} has the flag${wins}.`;
      return [
        off?.due === null || !off?.taken
          ? stands('The flag is off. Let that stand.')
          : offer('confirm', `Too late. ${gone}`, 'The flag was off.', (reason) => ({
              type: 'confirm_flag',
              reach,
              reason,
            })),
        inTime,
        offer(
          'flag_back',
          'Neither. The flag goes back.',
          'The reach does not count.',
          (reason) => ({
            type: 'flag_back',
            owner,
            side,
            reason,
          }),
        ),
      ];
    }
    case 'stopped':
      return [
        stands(`${inTime.text} Let that stand.`),
        offer(
          'too_late',
          `Too late. ${grabber} has the flag${wins}.`,
          'The stop came too late.',
          (reason) => ({
            type: 'rule_stop',
            reach,
            verdict: 'too_late',
            reason,
          }),
        ),
        offer(
          'pre_emptive',
          `The stop was void. ${grabber} may reach again.`,
          'The stop came before the hand.',
          (reason) => ({ type: 'rule_stop', reach, verdict: 'pre_emptive', reason }),
        ),
      ];
    case 'withdrawn':
      return [stands('Taken back in time. Let that stand.'), inTime];
    default:
      return [];
  }
}

/** On a refused word (KYC-30), or a third tile (KYC-29); nothing once another word has come. */
export function onCall(view: View, call: Call, cast: Cast): Offer[] {
  const open = !call.closed && call.key === (view.keys.at(-1)?.number ?? null);
  if (call.kind === 'word') {
    const turn = view.phase === 'first_word' ? view.flipper : view.speaker;
    const still = open && call.seat === turn;
    return [stands('Refused. Let that stand.'), ...(still ? [accepting(call)] : [])];
  }
  if (call.kind !== 'foul') return [];
  return [
    stands('A foul. Let that stand.'),
    ...(open
      ? [
          offer(
            'rule_third',
            `No foul. ${nameOf(cast, call.seat)} flips as before.`,
            'The third tile was an accident.',
            (reason) => ({ type: 'rule_third', call: call.number, reason }),
          ),
        ]
      : []),
  ];
}

export function accepting(call: Call): Offer {
  return offer(
    `accept ${call.number}`,
    `Accept ${shout(call.word)}.`,
    `${shout(call.word)} is a word.`,
    (reason) => ({ type: 'accept_word', call: call.number, reason }),
  );
}

/** The key word in force, to be struck (KYC-28). */
export function striking(view: View): Offer | null {
  const key = view.keys.at(-1);
  if (!key || view.phase !== 'play') return null;
  return offer('strike', 'Strike it down', `${shout(key.word)} does not count.`, (reason) => ({
    type: 'strike_word',
    key: key.number,
    reason,
  }));
}

export function freeing(word: string): Offer {
  return offer(
    `free ${word}`,
    `Free the family of ${shout(word)}.`,
    `The family of ${shout(word)} may be used again.`,
    (reason) => ({ type: 'free_family', word, reason }),
  );
}

export function swapping(view: View, cast: Cast): Offer {
  return offer('swap', 'Swap roles', `Now ${nameIn(cast, view.speaker)} flips.`, (reason) => ({
    type: 'swap_roles',
    reason,
  }));
}

export function turningDown(view: View): Offer | null {
  if (view.up.length === 0) return null;
  return offer('down', 'Turn all down', 'All tiles go down.', (reason) => ({
    type: 'turn_all_down',
    reason,
  }));
}

/** The last ruling that stands, to be taken back (KYC-30). */
export function undoing(view: View): Offer | null {
  const last = view.rulings.filter((note) => !note.undone && note.kind !== 'undo').at(-1);
  if (!last) return null;
  return offer('undo', 'Undo ruling', 'That ruling was a mistake.', (reason) => ({
    type: 'undo',
    ruling: last.number,
    reason,
  }));
}

export function onPairs(view: View, cast: Cast): Offer[] {
  return view.pairs.flatMap((pair) => [
    ...(pair.floor ? [] : [pairOut(pair, cast)]),
    offer(
      `back ${pair.number}`,
      `${pairName(pair, cast)} back on the table`,
      'The pair goes back.',
      (reason) => ({ type: 'pair_back', pair: pair.number, reason }),
    ),
  ]);
}

function pairOut(pair: Pair, cast: Cast): Offer {
  return offer(
    `out ${pair.number}`,
    `${pairName(pair, cast)} to the floor`,
    'The pair is out of the game.',
    (reason) => ({ type: 'pair_out', pair: pair.number, reason }),
  );
}

const pairName = (pair: Pair, cast: Cast): string =>
  pair.floor
    ? `The ${pair.symbol} pair from the floor`
    : `${nameOf(cast, pair.seat)}’s ${pair.symbol} pair`;

export function onFlags(view: View, cast: Cast): Offer[] {
  return PLAYERS.flatMap((owner) =>
    SIDES.map((side) => {
      const flag = flagOf(cast, owner, side);
      const taken = view.flags.some((one) => one.owner === owner && one.side === side && one.taken);
      return taken
        ? offer(`flag ${owner} ${side}`, `${flag} back`, 'The flag goes back.', (reason) => ({
            type: 'flag_back',
            owner,
            side,
            reason,
          }))
        : offer(`flag ${owner} ${side}`, `${flag} away`, 'The flag is off.', (reason) => ({
            type: 'flag_away',
            owner,
            side,
            reason,
          }));
    }),
  );
}

export function onLocks(view: View, cast: Cast): Offer[] {
  return PLAYERS.map((player) => {
    const name = nameOf(cast, player);
    return view.players[player]?.lock
      ? offer(
          `lock ${player}`,
          `${name} may reach again`,
          `${name} may reach again.`,
          (reason) => ({
            type: 'unlock_grabs',
            player,
            reason,
          }),
        )
      : offer(
          `lock ${player}`,
          `Bar ${name} from reaching`,
          'No reaching before the next pair.',
          (reason) => ({ type: 'lock_grabs', player, reason }),
        );
  });
}

export function onResult(cast: Cast): Offer[] {
  return [
    ...PLAYERS.map((winner) =>
      offer(
        `declare ${winner}`,
        `${nameOf(cast, winner)} wins`,
        `${nameOf(cast, winner)} wins.`,
        (reason) => ({ type: 'declare', winner, reason }),
      ),
    ),
    offer('declare', 'A draw', 'The game is a draw.', (reason) => ({
      type: 'declare',
      winner: null,
      reason,
    })),
  ];
}
