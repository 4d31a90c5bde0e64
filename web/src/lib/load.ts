/** The games that this client has screens for, each in a chunk of its own. */
import type { Figures } from './figure';
import type { GameModule, PracticeModule } from './game';

const MODULES = import.meta.glob<GameModule>('../games/*/index.ts');

/** Fetches the screens of a game; rejects where there are none or the line is gone. */
export function loadGame(name: string): Promise<GameModule> {
  const load = MODULES[`../games/${name}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no screens for ${name}`));
}

const FIGURES = import.meta.glob<{ figures: Figures }>('../games/*/figures/index.ts');

/** Fetches the pictures of a rulebook; none where a game has none or the line is gone. */
export async function loadFigures(name: string): Promise<Figures> {
  try {
    return (await FIGURES[`../games/${name}/figures/index.ts`]?.())?.figures ?? {};
  } catch {
    // The rules can be read without.
    return {};
  }
}

const PRACTICES = import.meta.glob<PracticeModule>('../games/*/practice/index.ts');

/** Whether one can practise a game alone, without a table. */
export const practised = (name: string): boolean =>
  `../games/${name}/practice/index.ts` in PRACTICES;

/** Fetches the screen of practice; rejects where the line is gone. */
export function loadPractice(): Promise<PracticeModule> {
  const [load] = Object.values(PRACTICES);
  return load ? load() : Promise.reject(new Error('nothing to practise'));
}
