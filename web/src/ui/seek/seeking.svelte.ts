/** The guest's search for somebody to play with, which goes on while they play a bot. */
import { announce } from '../../lib/live.svelte';
import { lay } from '../../lib/overlay.svelte';
import { sentenceOf } from '../../lib/refusals';
import { recall, remember } from '../../lib/remember';
import { go, place } from '../../lib/route.svelte';
import {
  acceptSeek,
  beginSeek,
  type GameCard,
  lookAtSeek,
  type NewSeek,
  type SeekLine,
  stopSeek,
} from '../../net/http';
import { refusal, seek as text } from '../messages/seek';

const AGAIN_MS = 1_500;
/** Where the browser keeps what the guest looked for last: an alert may open a new page. */
const LAST = 'seek';
const GONE: Omit<SeekLine, 'game'> = {
  id: '',
  step: 0,
  state: 'over',
  others: [],
  options: null,
  rated: null,
  left_ms: null,
  table: null,
  usual_ms: null,
};

class Seeking {
  /** The game for which the guest is asked what they want to play. */
  asking = $state.raw<GameCard | null>(null);
  line = $state.raw<SeekLine | null>(null);
  title = $state('');
  /** Those who were found, and have not come. */
  missed = $state.raw<readonly string[]>([]);
  offline = $state(false);
  /** Whether an alert has led here after the time to accept. */
  late = $state(false);
  /** When the time to accept ends, by the page's steady clock. */
  until = $state(0);
}

const seeking = new Seeking();

/** The search as it is shown; its *line* is null before and after it. */
export const search = (): Seeking => seeking;

/** Begins to look for somebody; returns why that can't be done, or nothing. */
export async function begin(wanted: NewSeek, title: string): Promise<string> {
  const answer = await beginSeek(wanted);
  if (!answer.ok) return sentenceOf(answer.refused, refusal);
  seeking.title = title;
  seeking.missed = [];
  seeking.offline = false;
  seeking.late = false;
  remember(LAST, JSON.stringify(wanted));
  announce(text.looking(title));
  take(answer.value);
  void follow(answer.value.id);
  return '';
}

/** What the guest looked for last in this browser, or null. */
export function last(): NewSeek | null {
  try {
    const kept: unknown = JSON.parse(recall(LAST) ?? 'null');
    return isWish(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether this names a game; the room judges the rest. */
const isWish = (kept: unknown): kept is NewSeek =>
  typeof kept === 'object' && kept !== null && 'game' in kept && typeof kept.game === 'string';

/** Takes up a search that goes on while no page shows it, as an alert leads to it. */
export async function resume(titleOf: (game: string) => string): Promise<void> {
  const answer = await lookAtSeek('mine', -1);
  if (seeking.line !== null) return;
  if (!answer.ok) {
    if (answer.refused.code !== 'no_such_seek') return;
    seeking.late = true;
    seeking.line = { ...GONE, game: last()?.game ?? '' };
    announce(text.late);
    return;
  }
  seeking.title = titleOf(answer.value.game);
  take(answer.value);
  void follow(answer.value.id);
}

/** Agrees to play with the guest who was found. */
export async function accept(): Promise<void> {
  const line = seeking.line;
  if (line?.state !== 'found') return;
  const answer = await acceptSeek(line.id);
  if (answer.ok) take(answer.value);
}

/** Ends the search, and turns down the guest who was found, if there is one. */
export async function stop(): Promise<void> {
  const line = seeking.line;
  close();
  if (line) await stopSeek(line.id);
}

/** Takes the question away. */
export function asked(): void {
  seeking.asking = null;
  if (seeking.line === null) lay(null);
}

/** Takes the slip away. */
export function close(): void {
  seeking.line = null;
  if (seeking.asking === null) lay(null);
}

/** The names of those who were found, and of those who have yet to accept. */
export function found({ others }: SeekLine): { names: string[]; late: string[] } {
  const late = others.filter(({ accepted }) => !accepted).map(({ name }) => name);
  return { names: others.map(({ name }) => name), late };
}

/** Waits for news until the search ends; a lost connection doesn't end it. */
async function follow(id: string): Promise<void> {
  while (seeking.line?.id === id && seeking.line.state !== 'over') {
    const answer = await lookAtSeek(id, seeking.line.step);
    // It may have been stopped, or replaced by another one, meanwhile.
    if (seeking.line?.id !== id) return;
    seeking.offline = !answer.ok && answer.refused.code !== 'no_such_seek';
    if (answer.ok) take(answer.value);
    else if (seeking.offline) await new Promise((done) => setTimeout(done, AGAIN_MS));
    else take({ ...seeking.line, state: 'over' });
  }
}

/** Follows the room: asks, goes to the table, or says that the search is over. */
function take(line: SeekLine): void {
  const before = seeking.line;
  if (before?.id === line.id && before.step > line.step) return;
  seeking.line = line;
  if (before?.id === line.id && before.step === line.step && before.state === line.state) return;
  if (line.state === 'waiting' && before && before.others.length > 0) {
    const { names, late } = found(before);
    seeking.missed = late.length > 0 ? late : names;
    announce(text.again(seeking.missed));
  }
  if (line.state === 'found') {
    seeking.until = performance.now() + (line.left_ms ?? 0);
    announce(text.found(found(line).names, seeking.title));
    // Nobody who waits at the front door needs to be asked.
    if (place().at !== 'table') void accept();
  }
  if (line.state === 'table' && line.table !== null) {
    close();
    go(`/t/${line.table}`);
  }
  if (line.state === 'over') announce(text.over);
}
