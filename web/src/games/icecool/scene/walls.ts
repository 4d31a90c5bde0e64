/**
 * The walls: all of them in two meshes, one of card, one of those turned to tracing paper.
 *
 * The two meshes share their vertices. Turning a wall to paper moves its triangles from one to the
 * other, and its vertices, which hold its opacity, fade bit by bit. A lintel goes with its wall, or
 * alone.
 */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
  Uint16BufferAttribute,
} from 'three';
import { panelsOf, type Sheet } from './panels';
import type { Plan } from './plan';

/** Opacity of a wall that is seen through: of its faces, and of its upper edge. */
const FACE = 0.13;
const RIM = 0.5;
const FADE = 260;

export interface Walls {
  group: Group;
  /**
   * Set which walls to see through, and whether to see through all lintels; return whether anything
   * changed.
   */
  see(through: readonly number[], open: boolean): boolean;
  /** Continue fading for some ms; return whether there is more to come. */
  step(ms: number): boolean;
}

/** Build the walls; *map* is the sheet of wallpaper. */
export function walls(plan: Plan, map: Texture, low: boolean): Walls {
  const sheet = panelsOf(plan);
  const of = (clear: boolean): Material => {
    const look = {
      map,
      vertexColors: true,
      transparent: clear,
      depthWrite: !clear,
    };
    return low
      ? new MeshLambertMaterial(look)
      : new MeshStandardMaterial({ ...look, roughness: 0.9 });
  };
  const card = new Mesh(geometryOf(sheet), of(false));
  const shared = new BufferGeometry();
  for (const name of ['position', 'normal', 'uv', 'color']) {
    shared.setAttribute(name, card.geometry.getAttribute(name));
  }
  const paper = new Mesh(room(shared, card.geometry.index?.count ?? 0), of(true));
  for (const mesh of [card, paper]) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  }
  paper.renderOrder = 2;
  const group = new Group();
  group.add(card, paper);
  return fading(sheet, card.geometry, paper.geometry, group);
}

function geometryOf(sheet: Sheet): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(sheet.positions, 3));
  made.setAttribute('normal', new Float32BufferAttribute(sheet.normals, 3));
  made.setAttribute('uv', new Float32BufferAttribute(sheet.uvs, 2));
  const white = new Float32Array((sheet.positions.length / 3) * 4).fill(1);
  made.setAttribute('color', new Float32BufferAttribute(white, 4));
  return room(
    made,
    sheet.parts.reduce((sum, part) => sum + part.indices.length, 0),
  );
}

/** Room for all triangles, of which some are drawn, so that fading walls need no new buffer. */
function room(geometry: BufferGeometry, indices: number): BufferGeometry {
  return geometry.setIndex(new Uint16BufferAttribute(new Uint16Array(indices), 1));
}

function fill(geometry: BufferGeometry, indices: readonly number[]): void {
  const { index } = geometry;
  if (!index) return;
  for (const [place, corner] of indices.entries()) index.setX(place, corner);
  index.needsUpdate = true;
  geometry.setDrawRange(0, indices.length);
}

function fading(sheet: Sheet, card: BufferGeometry, paper: BufferGeometry, group: Group): Walls {
  const wanted = new Set<number>();
  /** How far each part has turned to paper, 0 to 1. */
  const now = sheet.parts.map(() => 0);
  const split = (): void => {
    const clear = (number: number): boolean => (now[number] ?? 0) > 0;
    const those = (is: boolean) =>
      sheet.parts.flatMap((part, number) => (clear(number) === is ? part.indices : []));
    fill(card, those(false));
    fill(paper, those(true));
  };
  const shade = (): void => {
    const colour = card.getAttribute('color');
    for (const [number, part] of sheet.parts.entries()) {
      const gone = now[number] ?? 0;
      for (let corner = part.from; corner < part.to; corner += 1) {
        const left = sheet.rim[corner] ? RIM : FACE;
        colour.setW(corner, 1 - gone * (1 - left));
      }
    }
    colour.needsUpdate = true;
  };
  split();
  return {
    group,
    see(through, open) {
      const clear = sheet.parts.flatMap(({ lintel, wall }, number) =>
        (lintel && open) || through.includes(wall) ? [number] : [],
      );
      const same = clear.length === wanted.size && clear.every((number) => wanted.has(number));
      if (same) return false;
      wanted.clear();
      for (const number of clear) wanted.add(number);
      return true;
    },
    step(ms) {
      let [moved, more] = [false, false];
      for (const number of now.keys()) {
        const goal = wanted.has(number) ? 1 : 0;
        const is = now[number] ?? 0;
        if (is === goal) continue;
        const next = is + Math.sign(goal - is) * Math.min(ms / FADE, Math.abs(goal - is));
        now[number] = next;
        moved = true;
        more ||= next !== goal;
      }
      if (moved) {
        split();
        shade();
      }
      return more;
    },
  };
}
