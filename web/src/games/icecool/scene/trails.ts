/** Where penguins went: dotted trails, the latest one strongest, and ghosts of a moving penguin. */
import { Group } from 'three';
import { dots } from './dots';
import { ghostsOf } from './ghosts';
import type { Palette } from './palette';
import { type Step, stepsOf, type Trail } from './steps';

const TRAILS = 5;
/** Distance between dots, in mm. */
const APART = 11;
/** Most dots of all earlier tries, and of the move being shown. */
const OLD = 400;
const FRESH = 240;
/** Opacity of earlier tries' dots, and the share of white in all dots. */
const LIGHTS = { day: { old: 0.75, white: 0 }, lamp: { old: 1, white: 0.08 } } as const;

export interface Trails {
  group: Group;
  /** By lamplight dots are fully opaque, as floors are light there and corners dark. */
  use(light: 'day' | 'lamp'): void;
  /** Lay trails of earlier tries, the latest last. */
  lay(trails: readonly Trail[]): void;
  /** Lay the trail of the move being shown, with ghosts; null removes it. */
  follow(trail: Trail | null): void;
  /** Show the part of that trail passed by this time. */
  until(at: number): void;
}

/** Room for trails; there are none at first. */
export function trails(palette: Palette): Trails {
  const group = new Group();
  const ghosts = ghostsOf(palette);
  const [old, fresh] = [dots(palette, OLD), dots(palette, FRESH)];
  group.add(ghosts.group, old.mesh, fresh.mesh);
  let way: Step[] = [];
  return {
    group,
    use(light) {
      old.paint(LIGHTS[light].old, LIGHTS[light].white);
      fresh.paint(1, LIGHTS[light].white);
    },
    lay(laid) {
      const latest = laid.slice(-TRAILS).reverse();
      old.lay(
        latest.map(({ track, penguin, seat }) => ({ steps: stepsOf(track, penguin, APART), seat })),
      );
    },
    follow(trail) {
      way = trail ? stepsOf(trail.track, trail.penguin, APART) : [];
      fresh.lay(trail ? [{ steps: way, seat: trail.seat }] : []);
      ghosts.follow(trail);
    },
    until(at) {
      fresh.show(way.filter((step) => step.at <= at).length);
      ghosts.until(at);
    },
  };
}
