/** What the guest has learnt of each game: kept by the room, so that other devices know it, too. */
import { addLearning, getLearning, type LearningLine, type NewLearning } from '../net/learning';

const known = $state<{ lines: Record<string, LearningLine> }>({ lines: {} });
let loading: Promise<boolean> | null = null;

/** Fetches it once; resolves to false if it isn't known, and tries again the next time. */
export function loadLearning(): Promise<boolean> {
  loading ??= getLearning().then((answer) => {
    if (!answer.ok) {
      loading = null;
      return false;
    }
    // What has been noted meanwhile is newer.
    const told = Object.fromEntries(answer.value.map((line) => [line.game, line]));
    known.lines = { ...told, ...known.lines };
    return true;
  });
  return loading;
}

/** What the guest has learnt of a game; undefined if nothing, or if that isn't known. */
export const learnt = (game: string): LearningLine | undefined => known.lines[game];

/** Notes something new, here at once and in the room; if that fails, it holds for this page. */
export function noteLearning(game: string, change: Omit<NewLearning, 'game'>): void {
  const before = known.lines[game] ?? NOTHING;
  const { dismissed, done, silent, step, table, tips } = change;
  known.lines = {
    ...known.lines,
    [game]: {
      game,
      step: step ?? before.step,
      done: before.done || done === true,
      dismissed: before.dismissed || dismissed === true,
      silent: silent ?? before.silent,
      table: before.table || (table ?? ''),
      tips: [...new Set([...before.tips, ...(tips ?? [])])],
    },
  };
  void addLearning({ game, ...change });
}

const NOTHING: Omit<LearningLine, 'game'> = {
  step: 0,
  done: false,
  dismissed: false,
  silent: false,
  table: '',
  tips: [],
};
