/** A finished game as frames: every update with the view after it. */
import type { Frame } from '../lib/game';
import type { UpdateMessage, ViewMessage } from '../wire.gen';
import { patched } from './patch';

/** Folds the messages of a replay; a seat that a bot played is shown as if a person had it. */
export function framesOf(first: ViewMessage, updates: readonly UpdateMessage[]): Frame[] {
  let { view, table } = first;
  const frames: Frame[] = [{ at: first.at, view, table: open(table, first.you), events: [] }];
  for (const update of updates) {
    view = patched(view, update.patch);
    table = update.table ?? table;
    frames.push({
      at: update.at,
      view,
      table: open(table, first.you),
      events: update.events as unknown[],
    });
  }
  return frames;
}

/**
 * The table of a replay. Bots keep their hands to themselves, but here the viewer looks at one; and
 * nothing that a game remembers of the replay may be taken for the game.
 */
function open(table: ViewMessage['table'], seat: number | null): ViewMessage['table'] {
  const seats = table.seats.map((one, at) => (at === seat ? { ...one, bot: null } : one));
  return { ...table, name: `${table.name}/replay`, seats };
}

/** The index of the last frame at a table time or before it, so that seats can be compared. */
export function frameAt(frames: readonly Frame[], at: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.at <= at),
  );
}
