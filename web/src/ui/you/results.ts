/** Results of a person by game, counted by days and periods in their own time zone. */
import type { HistorySummary } from '../../net/history';

export interface Result {
  game: string;
  ended: Date;
  won: boolean;
  score: number | null;
  place: number;
  /** The place of the opponent who was asked for; null in the same team, or without one. */
  theirs: number | null;
}

/** Games that ended in a period, and how many of them were won. */
export interface Bucket {
  start: Date;
  played: number;
  won: number;
}

export type Unit = 'week' | 'month' | 'year';

const DAY_MS = 86_400_000;
/** The longest spans, in days, that are shown by week and by month. */
const WEEKS = 7 * 16;
const MONTHS = 30 * 30;

/** The results of a summary, oldest first. */
export function resultsOf({ games, results: columns }: HistorySummary): Result[] {
  return columns.game.map((game, at) => {
    const place = columns.place[at] ?? 1;
    return {
      game: games[game] ?? '',
      ended: new Date(1000 * (columns.ended[at] ?? 0)),
      won: place === 1 && (columns.last[at] ?? 1) > 1,
      score: columns.score[at] ?? null,
      place,
      theirs: columns.theirs[at] ?? null,
    };
  });
}

/** Midnight of a day, the first of its week (a Monday), its month or its year. */
function startOf(day: Date, unit: Unit | 'day'): Date {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  if (unit === 'year') return new Date(year, 0, 1);
  if (unit === 'month') return new Date(year, month, 1);
  return new Date(year, month, unit === 'day' ? date : date - ((day.getDay() + 6) % 7));
}

function after(start: Date, unit: Unit): Date {
  const [year, month, date] = [start.getFullYear(), start.getMonth(), start.getDate()];
  if (unit === 'year') return new Date(year + 1, 0, 1);
  return unit === 'month' ? new Date(year, month + 1, 1) : new Date(year, month, date + 7);
}

/** The periods from the first game to the last, each with its games; a long span has longer ones. */
export function periodsOf(results: readonly Result[]): { unit: Unit; buckets: Bucket[] } {
  const [first, last] = [results[0]?.ended, results.at(-1)?.ended];
  if (!first || !last) return { unit: 'week', buckets: [] };
  const days = (last.getTime() - first.getTime()) / DAY_MS;
  const unit = days <= WEEKS ? 'week' : days <= MONTHS ? 'month' : 'year';
  const buckets: Bucket[] = [];
  for (let start = startOf(first, unit); start <= last; start = after(start, unit))
    buckets.push({ start, played: 0, won: 0 });
  for (const { ended, won } of results) {
    const bucket = buckets.findLast(({ start }) => start <= ended);
    if (!bucket) continue;
    bucket.played += 1;
    bucket.won += Number(won);
  }
  return { unit, buckets };
}

/** The number of games of each day of a year, from 1 January on. */
export function daysOf(results: readonly Result[], year: number): number[] {
  const length = Math.round((Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / DAY_MS);
  const days = Array.from({ length }, () => 0);
  for (const { ended } of results) {
    const at = Date.UTC(ended.getFullYear(), ended.getMonth(), ended.getDate()) - Date.UTC(year, 0);
    const day = at / DAY_MS;
    if (days[day] !== undefined) days[day] += 1;
  }
  return days;
}

/** The most days in a row with a game. */
export function longestRun(days: readonly number[]): number {
  let [run, longest] = [0, 0];
  for (const games of days) {
    run = games > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Games against an opponent: who was ahead, and how often both were on one team. */
export interface Score {
  games: number;
  ahead: number;
  level: number;
  behind: number;
  together: number;
  /** Games in a row in which you were ahead, up to the last; a level one doesn't end it. */
  row: number;
}

export function scoreOf(results: readonly Result[]): Score {
  const score: Score = { games: 0, ahead: 0, level: 0, behind: 0, together: 0, row: 0 };
  for (const { place, theirs } of results) {
    score.games += 1;
    if (theirs === null) score.together += 1;
    else if (place < theirs) {
      score.ahead += 1;
      score.row += 1;
    } else if (place > theirs) {
      score.behind += 1;
      score.row = 0;
    } else score.level += 1;
  }
  return score;
}

/** Scores that make one point of the average. */
const WINDOW = 10;

/** The average of each score and the nine before it. */
export function averages(scores: readonly number[]): number[] {
  return scores.map((_, at) => {
    const last = scores.slice(Math.max(0, at + 1 - WINDOW), at + 1);
    return last.reduce((sum, score) => sum + score, 0) / last.length;
  });
}

/** The scores of each game that has any, by game. */
export function scoresOf(results: readonly Result[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { game, score } of results) {
    if (score === null) continue;
    const scores = found.get(game) ?? [];
    scores.push(score);
    found.set(game, scores);
  }
  return found;
}
