/** Ground under the school: a snow cloth without an edge, and a floor of card. */
import {
  BoxGeometry,
  CircleGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from 'three';
import { texture } from './canvas';
import { chanceOf } from './chance';
import type { Palette } from './palette';
import { outline, type Plan } from './plan';

const SIZE = 256;
/** Width of the weave in mm before it repeats. */
const WEAVE = 130;
const REACH = 2400;
const THICK = 5;
const UNDER_LAMP = '#47535f';

export interface Cloth {
  group: Group;
  /**
   * By day, the colour of the room's cloth; by lamplight it needs more, as the lamp tints
   * everything.
   */
  dye(light: 'day' | 'lamp', cloth: string): void;
}

/** Lay out the cloth and the board. */
export function cloth(plan: Plan, palette: Palette, low: boolean): Cloth {
  const chance = chanceOf(5);
  const map = texture(SIZE, SIZE, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, SIZE, SIZE);
    for (let thread = 0; thread < 5200; thread += 1) {
      brush.fillStyle = `rgba(34, 56, 78, ${chance() * 0.05})`;
      const [wide, high] = chance() < 0.5 ? [7, 1] : [1, 7];
      brush.fillRect(chance() * SIZE, chance() * SIZE, wide, high);
    }
  });
  map.repeat.set((2 * REACH) / WEAVE, (2 * REACH) / WEAVE);
  const { left, bottom, right, top } = outline(plan);
  const material = low
    ? new MeshLambertMaterial({ map })
    : new MeshStandardMaterial({ map, roughness: 0.95 });
  const snow = new Mesh(new CircleGeometry(REACH, 64), material);
  snow.position.set((left + right) / 2, (bottom + top) / 2, -THICK);
  snow.receiveShadow = true;
  const rim = plan.wall.thickness / 2;
  const board = new Mesh(
    new BoxGeometry(right - left + 2 * rim, top - bottom + 2 * rim, THICK - 0.2),
    new MeshLambertMaterial({ color: palette.kraftLow }),
  );
  board.position.set((left + right) / 2, (bottom + top) / 2, -THICK / 2 - 0.1);
  board.castShadow = true;
  const group = new Group();
  group.add(snow, board);
  return {
    group,
    dye: (light, colour) => material.color.set(light === 'lamp' ? UNDER_LAMP : colour),
  };
}
