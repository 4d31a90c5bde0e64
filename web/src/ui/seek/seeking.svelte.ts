/** The guest's search for somebody to play with, which goes on while they play a bot. */
import { announce } from '../../lib/live.svelte';
import { lay } from '../../lib/overlay.svelte';
import { sentenceOf } from '../../lib/refusals';
import { go, place } from '../../lib/route.svelte';
import {
  acceptSeek,
  beginSeek,
  lookAtSeek,
  type NewSeek,
  type SeekLine,
  stopSeek,
} from '../../net/http';
import { seek as text } from '../messages/seek';

const AGAIN_MS = 1_500;

class Seeking {
  line = $state.raw<SeekLine | null>(null);
  title = $state('');
  /** Somebody who was found, and has not come. */
  missed = $state<string | null>(null);
  offline = $state(false);
  /** When the time to accept ends, by the page's steady clock. */
  until = $state(0);
}

const seeking = new Seeking();

/** The search as it is shown; its *line* is null before and after it. */
export const search = (): Seeking => seeking;

/** Begins to look for somebody; returns why that can't be done, or nothing. */
export async function begin(wanted: NewSeek, title: string): Promise<string> {
  const answer = await beginSeek(wanted);
  if (!answer.ok) return sentenceOf(answer.refused);
  seeking.title = title;
  seeking.missed = null;
  seeking.offline = false;
  announce(text.looking(title));
  take(answer.value);
  void follow(answer.value.id);
  return '';
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

/** Takes the slip away. */
export function close(): void {
  seeking.line = null;
  lay(null);
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
  if (line.state === 'waiting' && before?.name) {
    seeking.missed = before.name;
    announce(text.again(before.name));
  }
  if (line.state === 'found' && line.name !== null) {
    seeking.until = performance.now() + (line.left_ms ?? 0);
    announce(text.found(line.name, seeking.title));
    // Nobody who waits at the front door needs to be asked.
    if (place().at !== 'table') void accept();
  }
  if (line.state === 'table' && line.table !== null) {
    close();
    go(`/t/${line.table}`);
  }
  if (line.state === 'over') announce(text.over);
}
