/** What happened in each frame as text: in the game's own words, or plainly if it has none. */
import type { AnyReplay, Frame, KeyMoment } from '../../lib/game';
import { type Cast, nameOf } from '../../lib/names';
import type { Session } from '../../state/session.svelte';
import { replay as text } from '../messages/replay';

/** Any event: most have a tag, and a seat. */
interface AnyEvent {
  type?: string;
  seat?: number | null;
}

/** The sentences of each frame; none where nothing happened that is worth a line. */
export function linesOf(
  frames: readonly Frame[],
  cast: Cast,
  game: AnyReplay | null,
): readonly (readonly string[])[] {
  return frames.map((frame, at) => {
    if (at === 0) return [text.moves.start];
    return game ? game.told(frame as never, cast) : plain(frame.events as AnyEvent[], cast);
  });
}

/** The key moments, if the game knows any. */
export async function momentsOf(
  frames: readonly Frame[],
  cast: Cast,
  game: AnyReplay | null,
  ask: Session['ask'] | null,
): Promise<readonly KeyMoment[]> {
  return (await game?.moments?.(frames as never, cast, ask as never)) ?? [];
}

/** The events by their tags: "Ida: took." */
function plain(events: readonly AnyEvent[], cast: Cast): string[] {
  return events.flatMap(({ type, seat }) => {
    if (type === undefined) return [];
    const what = type.replaceAll('_', ' ');
    return typeof seat === 'number'
      ? [text.moves.said(nameOf(cast, seat), what)]
      : [text.moves.happened(what.charAt(0).toUpperCase() + what.slice(1))];
  });
}
