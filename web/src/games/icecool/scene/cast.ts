/** The penguins on the board: their looks, their current poses, and their shadows on the floor. */
import { Group, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import { type Blobs, blobs } from './blobs';
import { Facing } from './facing';
import type { Palette } from './palette';
import { bodyOf, type Cloth, type Penguin, penguin } from './penguin';
import type { Placed, Pose } from './types';

export interface Cast {
  group: Group;
  /** Material of fish and clothes. */
  wool: Cloth['wool'];
  dress(penguins: readonly Placed[]): void;
  put(number: number, pose: Pose | null): void;
  pose(number: number): Pose | null;
  poses(): readonly (Pose | null)[];
  seat(number: number): number;
  /** Make a penguin face a direction, in radians from +x; null for the direction of its pose. */
  face(number: number, direction: number | null): void;
  /** Continue turning penguins; return whether there is more to come. */
  step(ms: number, still: boolean): boolean;
}

function clothes(low: boolean): Cloth {
  const look = { vertexColors: true };
  if (low) {
    const plain = new MeshLambertMaterial(look);
    return { lacquer: plain, wool: plain };
  }
  return {
    lacquer: new MeshStandardMaterial({ ...look, roughness: 0.38 }),
    wool: new MeshStandardMaterial({ ...look, roughness: 0.72 }),
  };
}

/** At first, nobody is on the board. */
export function cast(palette: Palette, low: boolean): Cast {
  const cloth = clothes(low);
  const body = bodyOf();
  const group = new Group();
  const spots: Blobs = blobs();
  group.add(spots.mesh);
  let dressed: { seat: number; penguin: Penguin }[] = [];
  let poses: (Pose | null)[] = [];
  const facing = new Facing();
  const put = (number: number, pose: Pose | null): void => {
    poses[number] = pose;
    dressed[number]?.penguin.put(pose && facing.of(number, pose));
    spots.put(poses);
  };
  return {
    group,
    wool: cloth.wool,
    dress(penguins) {
      const before = dressed;
      dressed = penguins.map(({ look }, number) => {
        const worn = before[number];
        const same = worn?.seat === look.seat ? worn : null;
        const made = same ?? { seat: look.seat, penguin: penguin(look.seat, body, cloth, palette) };
        if (!same) group.add(made.penguin.group);
        made.penguin.wear(look);
        return made;
      });
      for (const { penguin: gone } of before.filter((one) => !dressed.includes(one))) {
        group.remove(gone.group);
      }
      poses = penguins.map((_, number) => poses[number] ?? null);
    },
    put,
    pose: (number) => poses[number] ?? null,
    poses: () => poses,
    seat: (number) => dressed[number]?.seat ?? number,
    face: (number, direction) => facing.look(number, poses[number] ?? null, direction),
    step(ms, still) {
      const { turned, more } = facing.step(ms, still);
      for (const number of turned) put(number, poses[number] ?? null);
      return more || turned.length > 0;
    },
  };
}
