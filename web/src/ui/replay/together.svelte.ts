/** The link between a watch party and the replay that a page shows. */
import { untrack } from 'svelte';
import type { Showing, WatchParty } from './party.svelte';
import { type Player, SPEEDS } from './player.svelte';
import { markText, type Sketch } from './sketch/sketch';
import { ALL, type Watching } from './watching.svelte';

interface Linked {
  party: WatchParty;
  player: Player;
  watching: Watching;
  /** Whether this guest hides the end. */
  hides: () => boolean;
  /** What this guest has drawn at this moment. */
  sketch: () => Sketch;
}

/**
 * Shows the leader's moments on this page, or this page's to all others.
 *
 * A follower who touches the controls roams, until they come back. Runs with the component that calls it.
 */
export function linkParty({ party, player, watching, hides, sketch }: Linked): void {
  let following = false;
  /** This page has shown what the room knew when it came. */
  let met = false;

  const here = (): Showing => ({
    step: player.at,
    seat: watching.seat,
    hands: watching.whose === ALL,
    running: player.running,
    speed: player.speed,
    hide: hides(),
    marks: sketch().marks.map(markText),
    note: sketch().note,
  });

  async function follow(shown: Showing): Promise<void> {
    following = true;
    const whose = shown.hands ? ALL : shown.seat;
    if (whose !== watching.whose) await watching.pick(whose);
    if (party.shown === shown) {
      player.mirror(shown.step, shown.running, speedOf(shown.speed));
      following = false;
    }
  }

  $effect(() => {
    const { shown } = party;
    if (shown === null || !party.follows || watching.frames === null) return;
    met = true;
    untrack(() => void follow(shown));
  });

  $effect(() => {
    const now = here();
    if (!party.leads || watching.frames === null || following) return;
    untrack(() => {
      // A leader who comes back goes on where all others are.
      const before = met ? null : party.shown;
      met = true;
      if (before === null) party.show(now);
      else void follow(before);
    });
  });

  // While it follows, the replay runs only as the leader's does.
  $effect(() => {
    if (!party.follows) untrack(() => player.running && player.play());
  });

  // Whatever differs from the leader's moment was changed here, by hand.
  $effect(() => {
    const now = here();
    untrack(() => {
      const { shown } = party;
      if (shown === null || !party.follows || following) return;
      const same =
        now.step === Math.min(shown.step, player.last) &&
        now.seat === shown.seat &&
        now.hands === shown.hands &&
        now.running === shown.running &&
        now.speed === speedOf(shown.speed);
      if (!same) party.roams = true;
    });
  });
}

/** The speed of this page that is nearest to a leader's. */
function speedOf(wanted: number): number {
  return SPEEDS.reduce((best, one) =>
    Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best,
  );
}
