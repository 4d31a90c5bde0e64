/** What is heard of a move, and when: card, hollow plastic, water (and seen, each of them). */
import type { Cue } from '../../../lib/sound.svelte';
import type { Fact, Taken } from './types';

/** The same noise is not heard twice within so many ms. */
const APART = 70;

const NOISES: Record<string, Cue> = {
  bounced: 'thud',
  touched: 'hollow',
  landed: 'hollow',
};

export interface Noise {
  at: number;
  cue: Cue;
}

/** The noises of a move, in order of time. */
export function noisesOf(facts: readonly Fact[], taken: readonly Taken[]): Noise[] {
  const all: Noise[] = [
    { at: 0, cue: 'hollow' as const },
    { at: 60, cue: 'roll' as const },
    ...facts.flatMap(({ type, at }) => {
      const cue = NOISES[type];
      return cue ? [{ at, cue }] : [];
    }),
    ...taken.map(({ at }) => ({ at, cue: 'drop' as const })),
  ].sort((a, b) => a.at - b.at);
  const heard: Noise[] = [];
  for (const noise of all) {
    const before = heard.findLast(({ cue }) => cue === noise.cue);
    if (!before || noise.at - before.at >= APART) heard.push(noise);
  }
  return heard;
}
