/** An evening as one person sees it: where they play, and how far the round is. */
import type { EveningView } from '../../wire.gen';

export type Person = EveningView['people'][number];
export type Round = EveningView['rounds'][number];
export type Board = Round['boards'][number];

/** Where the viewer is in the running round; *typed*: they play at a real table. */
export type Mine =
  | { at: 'board'; number: number; board: Board; others: string[]; typed: boolean }
  | { at: 'bye' }
  | { at: 'late' }
  | { at: 'out' };

/** The state of the evening, by which the page chooses what to show first. */
export type Phase = 'gathering' | 'playing' | 'between' | 'ending' | 'over';

export function phaseOf(evening: EveningView): Phase {
  const round = evening.rounds.at(-1);
  if (evening.over) return 'over';
  if (evening.ended !== null) return 'ending';
  if (!round) return 'gathering';
  return round.over ? 'between' : 'playing';
}

/** The name of everybody who takes part, by id. */
export const namesOf = (evening: EveningView): Map<string, string> =>
  new Map(evening.people.map(({ id, name }) => [id, name]));

/** The viewer, if they take part and haven't left. */
export const meIn = (evening: EveningView): Person | null =>
  evening.people.find(({ you, present }) => you && present) ?? null;

/** Where the viewer is in the last round; *out* if they don't take part. */
export function mineIn(evening: EveningView): Mine {
  const me = evening.people.find(({ you }) => you);
  const round = evening.rounds.at(-1);
  if (!me || !round) return { at: 'out' };
  const number = round.boards.findIndex(({ people }) => people.includes(me.id));
  const board = round.boards[number];
  if (board) {
    const names = namesOf(evening);
    const others = board.people.flatMap((id) => (id === me.id ? [] : [names.get(id) ?? '']));
    const typed = evening.people.some((one) => one.typed && board.people.includes(one.id));
    return { at: 'board', number, board, others, typed };
  }
  if (!me.present) return { at: 'out' };
  return { at: round.byes.includes(me.id) ? 'bye' : 'late' };
}
