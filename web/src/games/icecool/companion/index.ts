/** The companion for the box: rounds, catches and cards. */
import type { Companion, Kept } from '../../../lib/companion/types';
import { companion as text } from '../messages/companion';
import Sheet from './Sheet.svelte';
import { type Act, sheetOf } from './score';

function lines({ names, options, acts }: Kept<Act>): string[] {
  return acts.map((act, at) => {
    const { round } = sheetOf(options, names.length, acts.slice(0, at));
    if (act.kind === 'next') return text.ended(round + 1);
    const points = act.kind === 'points' ? act.points : 0;
    return text.told[act.kind](names[act.by] ?? '', points);
  });
}

function totals({ names, options, acts }: Kept<Act>): string[] {
  const sheet = sheetOf(options, names.length, acts);
  const each = names.map((name, seat) =>
    text.total(name, sheet.cards[seat] ?? 0, sheet.points[seat] ?? null),
  );
  return sheet.over ? [...each, text.won(sheet.winners.map((seat) => names[seat] ?? ''))] : each;
}

export const companion: Companion<Act> = {
  title: text.title,
  line: text.line,
  players: [2, 4],
  questions: [
    { key: 'scoring', label: text.scoring, usual: 'cards', choices: text.scorings },
    { key: 'turn', label: text.turn, usual: '0', choices: text.turns },
  ],
  needs: { words: false, families: false },
  Sheet,
  seconds: ({ turn }) => Number(turn),
  rewinds: ({ kind }) => kind === 'next',
  lines,
  totals,
  table: ({ scoring = 'cards', turn }) => ({ scoring, turn: Number(turn) }),
};
