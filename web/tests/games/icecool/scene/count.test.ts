// @vitest-environment node
import { type BufferGeometry, type Group, Mesh, MeshBasicMaterial } from 'three';
import { expect, it } from 'vitest';
import { BUDGET } from '../../../../src/games/icecool/scene/budget';
import { fishes } from '../../../../src/games/icecool/scene/fish';
import type { Palette } from '../../../../src/games/icecool/scene/palette';
import { panelsOf } from '../../../../src/games/icecool/scene/panels';
import { bodyOf, ghostOf, penguin } from '../../../../src/games/icecool/scene/penguin';
import { PLAN } from '../../../../src/games/icecool/scene/plan';

const PALETTE: Palette = {
  seats: ['#111111', '#222222', '#333333', '#444444'],
  table: '#ffffff',
  cloth: '#ffffff',
  line: '#ff8800',
  circle: '#ff0000',
  kraft: '#cc9966',
  kraftLow: '#996633',
  mark: '#ffffff',
};
const MATERIAL = new MeshBasicMaterial();

const triangles = (geometry: BufferGeometry): number =>
  (geometry.index?.count ?? geometry.getAttribute('position').count) / 3;
const within = (group: Group): number =>
  group.children.reduce(
    (sum, part) => sum + (part instanceof Mesh ? triangles(part.geometry) : 0),
    0,
  );

it('the fullest scene is within the triangles of the budget, each drawn with its shadow', () => {
  const body = bodyOf();
  const cloth = { lacquer: MATERIAL, wool: MATERIAL };
  const seats = [0, 1, 2, 3];
  const penguins = seats.map((seat) => within(penguin(seat, body, cloth, PALETTE).group));
  const fish = fishes(PLAN, PALETTE, MATERIAL);
  fish.set([1, 3, 5].map((door) => ({ door, seats: [0, 1, 2] })));
  const walls = panelsOf(PLAN).parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  const shown = penguins.reduce((a, b) => a + b) + within(fish.group) + walls;
  const ghosts = 4 * 2 * Math.max(...seats.map((seat) => triangles(ghostOf(seat, PALETTE))));
  const dots = (400 + 240) * 30;
  expect(2 * shown + ghosts + dots).toBeLessThan(BUDGET.triangles);
});
