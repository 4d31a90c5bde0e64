/** Sounds of a move and their times: card, hollow plastic, water; each is visible, too. */
import type { Cue } from '../../../lib/sound.svelte';
import type { Fact, Taken } from './types';

/** Ms within which the same sound isn't repeated. */
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

/** The sounds of a move, in order. */
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
