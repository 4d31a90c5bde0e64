/** The search for somebody to play with; loaded when it begins. */
import { lay } from '../../lib/overlay.svelte';
import type { NewSeek } from '../../wire.gen';
import SeekSlip from './SeekSlip.svelte';
import { begin } from './seeking.svelte';

/** Begins to look for somebody, under a slip over every page; returns why not, or nothing. */
export async function seek(wanted: NewSeek, title: string): Promise<string> {
  const problem = await begin(wanted, title);
  if (!problem) lay(SeekSlip);
  return problem;
}
