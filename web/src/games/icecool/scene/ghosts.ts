/**
 * Ghosts of a penguin where it has been in the move being shown.
 *
 * Each is drawn twice, first into the depth buffer only, so that one sees its outside and never
 * through it.
 */
import {
  BufferGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
} from 'three';
import type { Palette } from './palette';
import { ghostOf } from './penguin';
import { SEATS } from './shapes';
import { type Step, stationsOf, stepsOf, type Trail } from './steps';

const GHOSTS = 4;
const APART = 48;
const FINE = 6;
const ONE = new Vector3(1, 1, 1);

export interface Ghosts {
  group: Group;
  /** Show the ghosts of this trail's penguin; null for none. */
  follow(trail: Trail | null): void;
  until(at: number): void;
}

/** No ghosts at first. */
export function ghostsOf(palette: Palette): Ghosts {
  const shapes = new Map<number, BufferGeometry>();
  const shape = (seat: number): BufferGeometry => {
    const known = shapes.get(seat % SEATS) ?? ghostOf(seat, palette);
    shapes.set(seat % SEATS, known);
    return known;
  };
  const veil = new MeshBasicMaterial({ colorWrite: false });
  const look = new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.36 });
  const meshes = [veil, look].map((material, order) => {
    const mesh = new InstancedMesh(new BufferGeometry(), material, GHOSTS);
    mesh.frustumCulled = false;
    mesh.renderOrder = 1 + order;
    mesh.visible = false;
    return mesh;
  });
  const group = new Group();
  group.add(...meshes);
  let way: Step[] = [];
  const matrix = new Matrix4();
  const put = (stations: readonly Step[]): void => {
    for (const mesh of meshes) {
      for (const [number, { pose }] of stations.entries()) {
        const turn = new Quaternion(pose.qx, pose.qy, pose.qz, pose.qw);
        matrix.compose(new Vector3(pose.x, pose.y, pose.z), turn, ONE);
        mesh.setMatrixAt(number, matrix);
      }
      mesh.count = stations.length;
      mesh.visible = stations.length > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  };
  return {
    group,
    follow(trail) {
      way = trail ? stepsOf(trail.track, trail.penguin, FINE) : [];
      if (trail) for (const mesh of meshes) mesh.geometry = shape(trail.seat);
      put([]);
    },
    until: (at) => put(stationsOf(way, at, APART).slice(0, GHOSTS)),
  };
}
