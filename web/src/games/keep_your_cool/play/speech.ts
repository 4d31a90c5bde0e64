/**
 * Interpretation of recognised speech: words for the field, and stops.
 *
 * A recogniser reports an utterance repeatedly while it grows, so each *stop* in it counts once,
 * and only for a hand that was visible by then. A word is shown for a moment before it is said, so
 * that a misheard one can be cancelled.
 */
import { text } from '../messages';
import { plain } from './letters';

/** How long a word is shown before it is said, in ms. */
export const HOLD_MS = 500;

export interface Pending {
  word: string;
  /** When it is said unless something changes, by a steady clock. */
  due: number;
}

export interface Hearing {
  utterance: number;
  /** How often *stop* was heard in this utterance. */
  stops: number;
  /** Words of this utterance that were said or cancelled. */
  done: readonly string[];
  pending: Pending | null;
}

export const SILENCE: Hearing = { utterance: -1, stops: 0, done: [], pending: null };

/** The state of the table for the player who speaks. */
export interface Moment {
  /** A hand that one may stop is on the screen. */
  reached: boolean;
  /** It's one's turn to say a word. */
  says: boolean;
  /** Ms until one may speak. */
  shut: number;
  /** Letters that the word needs; none for the first word. */
  letters: readonly string[];
}

export type Heard =
  | { type: 'told'; utterance: number; text: string; final: boolean; at: number }
  | { type: 'passed'; at: number }
  | { type: 'held_back' };

export interface Made {
  hearing: Hearing;
  stop: boolean;
  /** The word to be said now. */
  say: string | null;
}

export function heard(before: Hearing, event: Heard, moment: Moment): Made {
  switch (event.type) {
    case 'told':
      return told(before, event, moment);
    case 'passed': {
      const { pending } = before;
      if (pending === null) return quiet(before);
      if (!moment.says) return quiet({ ...before, pending: null });
      if (pending.due > event.at) return quiet(before);
      return { hearing: over(before, pending.word), stop: false, say: pending.word };
    }
    case 'held_back':
      return quiet(before.pending === null ? before : over(before, before.pending.word));
  }
}

function told(
  before: Hearing,
  { at, final, text, utterance }: Extract<Heard, { type: 'told' }>,
  moment: Moment,
): Made {
  const same = utterance === before.utterance;
  const words = text.split(/\s+/).map(plain).filter(Boolean);
  const stops = words.filter((word) => word === STOP).length;
  const heardStops = same ? before.stops : 0;
  const stop = moment.reached && stops > heardStops;
  const done = same ? before.done : [];
  const hearing = { utterance, stops: Math.max(stops, heardStops), done, pending: before.pending };
  // A stop isn't an answer to the key word.
  if (moment.reached || !moment.says) return { hearing, stop, say: null };
  const fresh = words.filter((word) => !done.includes(word));
  const word = pick(fresh, moment.letters, final);
  if (word === null || word === before.pending?.word) return { hearing, stop, say: null };
  return {
    hearing: { ...hearing, pending: { word, due: at + Math.max(HOLD_MS, moment.shut) } },
    stop,
    say: null,
  };
}

/** The last word that fits; once the utterance is final, otherwise the last word of all. */
function pick(words: readonly string[], letters: readonly string[], final: boolean): string | null {
  const said = words.filter((word) => word !== STOP && word.length > 1);
  const does = said.filter((word) => letters.every((letter) => word.includes(letter)));
  return does.at(-1) ?? (final ? (said.at(-1) ?? null) : null);
}

const STOP = 'stop';

const over = (hearing: Hearing, word: string): Hearing => ({
  ...hearing,
  done: [...hearing.done, word],
  pending: null,
});

const quiet = (hearing: Hearing): Made => ({ hearing, stop: false, say: null });

/** Why a browser isn't listening, as a sentence; null for what passes by itself. */
export function deaf(error: string): string | null {
  const say = text.play.microphone;
  switch (error) {
    case 'not-allowed':
      return say.forbidden;
    case 'service-not-allowed':
      return say.unsupported;
    case 'audio-capture':
      return say.missing;
    case 'network':
      return say.network;
    case 'language-not-supported':
      return say.language;
    default:
      return null;
  }
}
