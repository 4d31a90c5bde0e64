/** The companion for the box: rounds, words and the keyword. */
import type { Answers, Companion, Kept } from '../../../lib/companion/types';
import { companion as text } from '../messages/companion';
import Sheet from './Sheet.svelte';
import { type Act, sheetOf } from './score';

const KEYWORD = /^[a-z]{3,12}$/i;

const sheetFor = ({ names, options, acts }: Kept<Act>) =>
  sheetOf(options.keyword ?? '', names.length, acts);

function lines(kept: Kept<Act>): string[] {
  return sheetFor(kept).rounds.map(({ laid, winner }, at) => {
    const won = laid.find(({ seat }) => seat === winner);
    return text.round(at + 1, winner === null ? null : (kept.names[winner] ?? ''), won?.word ?? '');
  });
}

function totals(kept: Kept<Act>): string[] {
  const sheet = sheetFor(kept);
  const each = kept.names.map((name, seat) =>
    text.total(
      name,
      (sheet.kept[seat] ?? []).map(({ word }) => word.toUpperCase()),
    ),
  );
  return sheet.over
    ? [...each, text.won(sheet.winners.map((seat) => kept.names[seat] ?? ''))]
    : each;
}

export const companion: Companion<Act> = {
  title: text.title,
  line: text.line,
  players: [2, 6],
  questions: [
    {
      key: 'keyword',
      label: text.keyword,
      usual: 'keyword',
      problem: (answer) => (KEYWORD.test(answer) ? null : text.badKeyword),
    },
    { key: 'timer', label: text.timer, usual: '90', choices: text.timers },
  ],
  needs: { words: true, families: false },
  Sheet,
  seconds: ({ timer }) => Number(timer),
  rewinds: () => true,
  lines,
  totals,
  table: ({ keyword = 'keyword', timer }: Answers) => ({
    keyword: keyword.toLowerCase(),
    timer: Number(timer),
  }),
};
