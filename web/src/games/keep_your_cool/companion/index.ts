/** The companion for the box: a moderator's desk. */
import type { Companion, Kept } from '../../../lib/companion/types';
import { companion as text } from '../messages/companion';
import Sheet from './Sheet.svelte';
import { type Act, pointsOf, sheetOf } from './score';

const RESTARTS = new Set<Act['kind']>(['flipper', 'say', 'foul', 'strike']);

/** Each act, with the player who did it. */
function lines({ names, options, acts }: Kept<Act>): string[] {
  return acts.map((act, at) => {
    const { flipper, key } = sheetOf(options, acts.slice(0, at));
    // The Flipper turns tiles and says the first word, the Speaker all others.
    const flips = act.kind !== 'say' || key === null;
    const by = 'by' in act ? act.by : flips ? (flipper ?? 0) : 1 - (flipper ?? 0);
    const word = act.kind === 'say' ? act.word.toUpperCase() : '';
    return text.told[act.kind](names[by] ?? '', names[1 - by] ?? '', word);
  });
}

function totals({ names, options, acts }: Kept<Act>): string[] {
  const sheet = sheetOf(options, acts);
  const points = pointsOf(sheet, options.game === 'advanced');
  const each = names.map((name, seat) =>
    text.total(name, sheet.tiles[seat] ?? 0, sheet.flags[seat] ?? 0, points[seat] ?? 0),
  );
  if (sheet.over === null) return each;
  return [...each, sheet.winner === null ? text.draw : text.won(names[sheet.winner] ?? '')];
}

export const companion: Companion<Act> = {
  title: text.title,
  line: text.line,
  players: [2, 2],
  questions: [
    { key: 'game', label: text.game, usual: 'standard', choices: text.games },
    { key: 'timer', label: text.timer, usual: '0', choices: text.timers },
  ],
  needs: { words: true, families: true },
  Sheet,
  seconds: ({ timer }) => Number(timer),
  rewinds: ({ kind }) => RESTARTS.has(kind),
  lines,
  totals,
  table: ({ game = 'standard' }) => ({ game }),
};
