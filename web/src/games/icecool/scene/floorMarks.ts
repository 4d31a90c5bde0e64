/** Marks on the floor: points to choose from, and where the Catcher may stand. */
import { Group, Mesh, MeshBasicMaterial, PlaneGeometry, ShapeGeometry } from 'three';
import type { Palette } from './palette';
import { type Plan, within } from './plan';
import { ring } from './shapes';
import type { Spot } from './types';

const FLOOR = 0.5;

export interface FloorMarks {
  group: Group;
  offer(spots: readonly Spot[]): void;
  light(room: number | null): void;
}

/** Marks on the floor; there are none at first. */
export function floorMarks(plan: Plan, palette: Palette): FloorMarks {
  const group = new Group();
  const colour = (opacity: number, of: string) =>
    new MeshBasicMaterial({ color: of, transparent: true, opacity, depthWrite: false });
  const circle = new ShapeGeometry(ring(11, 14.5), 40);
  const dot = new ShapeGeometry(ring(0.01, 4.5), 24);
  const ink = colour(0.95, palette.line);
  const pale = colour(0.9, palette.mark);
  const lit = new Mesh(new PlaneGeometry(1, 1), colour(0.42, '#fff3c4'));
  const points = new Group();
  lit.visible = false;
  lit.position.z = FLOOR;
  lit.renderOrder = 1;
  group.add(lit, points);
  return {
    group,
    offer(spots) {
      points.clear();
      for (const { x, y } of spots) {
        for (const mesh of [new Mesh(circle, ink), new Mesh(dot, pale)]) {
          mesh.position.set(x, y, FLOOR + 0.3);
          mesh.renderOrder = 1;
          points.add(mesh);
        }
      }
    },
    light(room) {
      const box = room === null ? undefined : plan.rooms[room];
      lit.visible = box !== undefined;
      if (!box) return;
      const area = within(plan, box);
      lit.position.set((area.left + area.right) / 2, (area.bottom + area.top) / 2, FLOOR);
      lit.scale.set(area.right - area.left, area.top - area.bottom, 1);
    },
  };
}
