/** Where penguins went: dotted trails, the latest strongest, and ghosts of a penguin on its way. */
import { Group } from 'three';
import { dots } from './dots';
import { ghostsOf } from './ghosts';
import type { Palette } from './palette';
import { type Step, stepsOf, type Trail } from './steps';

const TRAILS = 5;
/** Dots lie so far apart. */
const APART = 11;
/** Dots of all earlier tries, and of the move that is shown. */
const OLD = 400;
const FRESH = 240;
/** How solid the dots of earlier tries are, and how much white is in all of them. */
const LIGHTS = { day: { old: 0.75, white: 0 }, lamp: { old: 1, white: 0.08 } } as const;

export interface Trails {
  group: Group;
  /** By lamp light dots are as solid as can be, as floors are light there and corners dark. */
  use(light: 'day' | 'lamp'): void;
  /** Trails of earlier tries, the latest last. */
  lay(trails: readonly Trail[]): void;
  /** The way of the move that is being shown, with ghosts; null takes it away. */
  follow(trail: Trail | null): void;
  /** Shows what of that way has been gone by this time. */
  until(at: number): void;
}

/** Makes room for trails; there are none at first. */
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
