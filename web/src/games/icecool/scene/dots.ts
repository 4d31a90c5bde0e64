/** Dots on the paths of penguins, in their colours: all of a kind in a single draw call. */
import { Color, InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry } from 'three';
import type { Palette } from './palette';
import type { Step } from './steps';

/** A path to be dotted, and whose it is. */
export interface Way {
  steps: readonly Step[];
  seat: number;
}

export interface Dots {
  mesh: InstancedMesh;
  /** Lay dots on paths; if there isn't room for all, the first ones win. */
  lay(ways: readonly Way[]): void;
  /** Draw only this many of the first dots. */
  show(count: number): void;
  /** Set how opaque they are, and how much white is in their colours. */
  paint(opacity: number, white: number): void;
}

const WHITE = new Color('#fff6e4');

/** Room for this many dots; none at first. */
export function dots(palette: Palette, most: number): Dots {
  const material = new MeshBasicMaterial();
  const mesh = new InstancedMesh(new SphereGeometry(2.3, 5, 4), material, most);
  mesh.count = 0;
  mesh.frustumCulled = false;
  const matrix = new Matrix4();
  let laid: number[] = [];
  let whiter = 0;
  const dye = (): void => {
    for (const [number, seat] of laid.entries()) {
      const colour = new Color(palette.seats[seat % palette.seats.length] ?? '');
      mesh.setColorAt(number, colour.lerp(WHITE, whiter));
    }
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
  };
  return {
    mesh,
    lay(ways) {
      const all = ways.flatMap(({ seat, steps }) => steps.map(({ pose }) => ({ pose, seat })));
      const kept = all.slice(0, most);
      for (const [number, { pose }] of kept.entries()) {
        const at = matrix.makeTranslation(pose.x, pose.y, Math.max(2, pose.z - 12));
        mesh.setMatrixAt(number, at);
      }
      mesh.count = kept.length;
      mesh.instanceMatrix.needsUpdate = true;
      laid = kept.map(({ seat }) => seat);
      dye();
    },
    show(count) {
      mesh.count = Math.min(laid.length, count);
    },
    paint(opacity, white) {
      material.opacity = opacity;
      material.transparent = opacity < 1;
      material.needsUpdate = true;
      whiter = white;
      dye();
    },
  };
}
