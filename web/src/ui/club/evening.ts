/** An evening as one person sees it: where they play, and how far the round is. */
import type { EveningView, GameCard } from '../../wire.gen';

export type Person = EveningView['people'][number];
export type Round = EveningView['rounds'][number];
export type Board = Round['boards'][number];

/** Where the viewer is in the running round; *typed*: they play at a real table. */
export type Mine =
  | {
      at: 'board';
      number: number;
      board: Board;
      /** Those who play against the viewer, or beside them if there are no teams. */
      others: string[];
      partners: string[];
      typed: boolean;
    }
  | { at: 'bye' }
  | { at: 'late' }
  | { at: 'out' };

/** The state of the evening, by which the page chooses what to show first. */
export type Phase = 'gathering' | 'playing' | 'between' | 'ending' | 'over';

/** Whether a game by these house rules is slow: a move may take longer than any clock at a table. */
export const isSlow = (game: GameCard, rules: EveningView['plan']['options']): boolean =>
  game.options.some(({ key, kind, most }) => kind === 'number' && Number(rules[key] ?? 0) > most);

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

/** The people of a table by sides: a team, or everybody alone. */
export function sidesOf({ teams }: EveningView['plan'], { people }: Board): string[][] {
  const sides = new Map<number, string[]>();
  people.forEach((id, seat) => {
    const side = teams[seat] ?? -1 - seat;
    sides.set(side, [...(sides.get(side) ?? []), id]);
  });
  return [...sides.values()];
}

/** The partners of everybody in a team, by id, while a round is played. */
export function partnersIn(evening: EveningView): Map<string, string[]> {
  const round = evening.rounds.at(-1);
  const sides =
    round?.over === false ? round.boards.flatMap((one) => sidesOf(evening.plan, one)) : [];
  return new Map(sides.flatMap((side) => side.map((id) => [id, side.filter((one) => one !== id)])));
}

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
    const mine = sidesOf(evening.plan, board).find((side) => side.includes(me.id)) ?? [me.id];
    const called = (ids: string[]) => ids.map((id) => names.get(id) ?? '');
    const others = called(board.people.filter((id) => !mine.includes(id)));
    const partners = called(mine.filter((id) => id !== me.id));
    const typed = evening.people.some((one) => one.typed && board.people.includes(one.id));
    return { at: 'board', number, board, others, partners, typed };
  }
  if (!me.present) return { at: 'out' };
  return { at: round.byes.includes(me.id) ? 'bye' : 'late' };
}
