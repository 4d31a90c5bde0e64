/** The companion for the box: a score sheet. */
import type { Answers, Companion, Kept } from '../../../lib/companion/types';
import { companion as text } from '../messages/companion';
import Sheet from './Sheet.svelte';
import { type Act, sheetOf } from './score';
import { namedSides, wonBy } from './sides';

const GOALS = ['100', '150', '200', '250', '300', '400', '500'];
const TURNS = ['5', '7', '10', '15', '20'];
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Each turn with what became of its word. */
function lines({ names, options, acts }: Kept<Act>): string[] {
  const { turns } = sheetOf(options, names.length, acts);
  return turns.map((turn) => text.told(names[turn.seat] ?? '', turn, names));
}

function totals({ names, options, acts }: Kept<Act>): string[] {
  const sheet = sheetOf(options, names.length, acts);
  const sides = namedSides(options, names);
  const each = sides.map((side, at) => text.total(side, sheet.totals[at] ?? 0));
  return sheet.over ? [...each, wonBy(sheet, names)] : each;
}

export const companion: Companion<Act> = {
  title: text.title,
  line: text.line,
  players: [1, 8],
  questions: [
    { key: 'teams', label: text.teams, usual: 'no', choices: text.teamChoices },
    { key: 'end', label: text.end, usual: 'turns', choices: text.endChoices },
    { key: 'turns', label: text.turns, usual: '10', choices: plain(TURNS) },
    { key: 'goal', label: text.goal, usual: '150', choices: plain(GOALS) },
    { key: 'timer', label: text.timer, usual: '120', choices: text.timerChoices },
    { key: 'min_length', label: text.least, usual: '3', choices: plain(['2', '3', '4', '5', '6']) },
  ],
  problem: (options: Answers, players: number) =>
    options.teams === 'yes' && (players < 4 || players % 2 > 0) ? text.uneven : null,
  needs: { words: true, families: false },
  Sheet,
  seconds: ({ timer }) => Number(timer),
  rewinds: ({ kind }) => kind !== 'challenge',
  lines,
  totals,
  table: ({ teams = 'no', end = 'turns', turns, goal, timer, min_length }) => ({
    teams,
    end,
    turns: Number(turns),
    goal: Number(goal),
    // The rule of the last end needs long words and a timer.
    timer: end === 'exhausted' ? Number(timer) || 120 : Number(timer),
    min_length: end === 'exhausted' ? Math.max(5, Number(min_length)) : Number(min_length),
  }),
};
