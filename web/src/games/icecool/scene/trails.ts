/** Where penguins went: dotted trails, the latest strongest, and ghosts of a penguin on its way. */
import { Color, Group, InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry } from 'three';
import { ghostsOf } from './ghosts';
import type { Palette } from './palette';
import { type Step, stepsOf, type Trail } from './steps';

const TRAILS = 5;
/** Dots lie so far apart. */
const APART = 11;
/** Dots of all earlier tries, and of the move that is shown. */
const OLD = 400;
const FRESH = 240;

export interface Trails {
  group: Group;
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
  group.add(ghosts.group);
  const matrix = new Matrix4();
  const dots = (opacity: number, most: number): InstancedMesh => {
    const mesh = new InstancedMesh(
      new SphereGeometry(1.6, 5, 4),
      new MeshBasicMaterial({ transparent: opacity < 1, opacity }),
      most,
    );
    mesh.count = 0;
    mesh.frustumCulled = false;
    group.add(mesh);
    return mesh;
  };
  const [old, fresh] = [dots(0.55, OLD), dots(1, FRESH)];
  let way: Step[] = [];
  const fill = (
    mesh: InstancedMesh,
    most: number,
    ways: readonly { steps: Step[]; seat: number }[],
  ): void => {
    let count = 0;
    for (const { steps, seat } of ways) {
      const colour = new Color(palette.seats[seat % palette.seats.length] ?? '');
      for (const { pose } of steps.slice(0, most - count)) {
        mesh.setMatrixAt(count, matrix.makeTranslation(pose.x, pose.y, Math.max(2, pose.z - 12)));
        mesh.setColorAt(count, colour);
        count += 1;
      }
    }
    mesh.count = count;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  };
  return {
    group,
    lay(laid) {
      const latest = laid.slice(-TRAILS).reverse();
      fill(
        old,
        OLD,
        latest.map(({ track, penguin, seat }) => ({ steps: stepsOf(track, penguin, APART), seat })),
      );
    },
    follow(trail) {
      way = trail ? stepsOf(trail.track, trail.penguin, APART) : [];
      fill(fresh, FRESH, trail ? [{ steps: way, seat: trail.seat }] : []);
      ghosts.follow(trail);
    },
    until(at) {
      fresh.count = Math.min(FRESH, way.filter((step) => step.at <= at).length);
      ghosts.until(at);
    },
  };
}
