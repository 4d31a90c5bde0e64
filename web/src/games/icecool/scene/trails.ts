/** Where penguins went: dotted trails, the latest strongest, and ghosts of a penguin on its way. */
import {
  type BufferGeometry,
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import type { Palette } from './palette';
import { lasts, poseAt, type Track } from './track';
import type { Pose } from './types';

const TRAILS = 5;
/** Dots lie so far apart. */
const APART = 9;
const DOTS = 900;
const GHOSTS = 4;
/** Ghosts stand at least so far from each other. */
const GHOSTS_APART = 52;

export interface Trail {
  track: Track;
  penguin: number;
  seat: number;
}

/** A place on a way, and when it was reached. */
export interface Step {
  at: number;
  pose: Pose;
}

/** Places along the whole way of a penguin, at least so far apart; none if it did not move. */
export function stepsOf(track: Track, penguin: number, apart: number): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at <= lasts(track); at += 1000 / track.rate) {
    const pose = poseAt(track, penguin, at);
    const last = steps.at(-1)?.pose;
    if (!pose) break;
    if (!last || Math.hypot(pose.x - last.x, pose.y - last.y, pose.z - last.z) >= apart) {
      steps.push({ at, pose });
    }
  }
  return steps;
}

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
export function trails(palette: Palette, body: BufferGeometry): Trails {
  const group = new Group();
  const matrix = new Matrix4();
  const dots = (opacity: number): InstancedMesh => {
    const mesh = new InstancedMesh(
      new SphereGeometry(1.5, 6, 5),
      new MeshBasicMaterial({ transparent: opacity < 1, opacity }),
      DOTS,
    );
    mesh.count = 0;
    mesh.frustumCulled = false;
    group.add(mesh);
    return mesh;
  };
  const [old, fresh] = [dots(0.55), dots(1)];
  const ghosts = new InstancedMesh(
    body,
    new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.24 }),
    GHOSTS,
  );
  ghosts.count = 0;
  ghosts.frustumCulled = false;
  group.add(ghosts);
  let way: { steps: Step[]; stations: Step[] } = { steps: [], stations: [] };
  const fill = (mesh: InstancedMesh, ways: readonly { steps: Step[]; seat: number }[]): void => {
    let count = 0;
    for (const { steps, seat } of ways) {
      const colour = new Color(palette.seats[seat % palette.seats.length] ?? '');
      for (const { pose } of steps.slice(0, DOTS - count)) {
        mesh.setMatrixAt(count, matrix.makeTranslation(pose.x, pose.y, Math.max(2, pose.z - 12)));
        mesh.setColorAt(count, colour);
        count += 1;
      }
    }
    mesh.count = count;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  };
  const haunt = (steps: readonly Step[]): void => {
    for (const [number, { pose }] of steps.entries()) {
      const place = new Vector3(pose.x, pose.y, pose.z);
      const turn = new Quaternion(pose.qx, pose.qy, pose.qz, pose.qw);
      ghosts.setMatrixAt(number, matrix.compose(place, turn, new Vector3(1, 1, 1)));
    }
    ghosts.count = steps.length;
    ghosts.instanceMatrix.needsUpdate = true;
  };
  return {
    group,
    lay(laid) {
      const latest = laid.slice(-TRAILS).reverse();
      fill(
        old,
        latest.map(({ track, penguin, seat }) => ({ steps: stepsOf(track, penguin, APART), seat })),
      );
    },
    follow(trail) {
      way = {
        steps: trail ? stepsOf(trail.track, trail.penguin, APART) : [],
        stations: trail ? stepsOf(trail.track, trail.penguin, GHOSTS_APART) : [],
      };
      fill(fresh, trail ? [{ steps: way.steps, seat: trail.seat }] : []);
      haunt([]);
    },
    until(at) {
      const gone = way.steps.filter((step) => step.at <= at);
      const here = gone.at(-1)?.pose;
      fresh.count = Math.min(DOTS, gone.length);
      const behind = way.stations.filter(
        ({ at: then, pose }) =>
          then < at && here && Math.hypot(pose.x - here.x, pose.y - here.y) > GHOSTS_APART * 0.7,
      );
      haunt(behind.slice(0, GHOSTS));
    },
  };
}
