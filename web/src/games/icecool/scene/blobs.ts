/** A soft dark spot on the floor below each penguin: where it would land, and how high it is. */
import {
  CircleGeometry,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
} from 'three';
import { FOOT } from './plan';
import type { Pose } from './types';

const MOST = 4;
const DARK = [0.03, 0.06, 0.1] as const;

export interface Blobs {
  mesh: InstancedMesh;
  put(poses: readonly (Pose | null)[]): void;
}

/** A disc that is dark in the middle and fades out at the edge. */
function disc(): CircleGeometry {
  const made = new CircleGeometry(FOOT * 1.6, 28);
  const corners = made.getAttribute('position').count;
  const colours = Array.from({ length: corners }, (_, corner) => [...DARK, corner === 0 ? 1 : 0]);
  made.setAttribute('color', new Float32BufferAttribute(colours.flat(), 4));
  return made;
}

/** Spots; none at first. */
export function blobs(): Blobs {
  const mesh = new InstancedMesh(
    disc(),
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      opacity: 0.72,
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
