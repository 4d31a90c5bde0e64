/** A soft dark spot on the floor under each penguin: where it would land, and how high it is. */
import { CircleGeometry, DynamicDrawUsage, InstancedMesh, Matrix4, MeshBasicMaterial } from 'three';
import { FOOT } from './plan';
import type { Pose } from './types';

const MOST = 4;

export interface Blobs {
  mesh: InstancedMesh;
  put(poses: readonly (Pose | null)[]): void;
}

/** Spots; none at first. */
export function blobs(): Blobs {
  const mesh = new InstancedMesh(
    new CircleGeometry(FOOT * 0.94, 28),
    new MeshBasicMaterial({
      color: '#0b1420',
      transparent: true,
      opacity: 0.26,
      depthWrite: false,
    }),
    MOST,
  );
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  mesh.count = 0;
  const matrix = new Matrix4();
  return {
    mesh,
    put(poses) {
      const there = poses.flatMap((pose) => (pose ? [pose] : [])).slice(0, MOST);
      for (const [number, { x, y, z }] of there.entries()) {
        const size = 1 + Math.max(0, z - FOOT) / 160;
        matrix.makeScale(size, size, 1).setPosition(x, y, 0.35);
        mesh.setMatrixAt(number, matrix);
      }
      mesh.count = there.length;
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
