// @vitest-environment node
import { type BufferGeometry, type Group, Mesh, MeshBasicMaterial, Texture } from 'three';
import { describe, expect, it } from 'vitest';
import { fishes } from '../../../../src/games/icecool/scene/fish';
import type { Palette } from '../../../../src/games/icecool/scene/palette';
import { panelsOf } from '../../../../src/games/icecool/scene/panels';
import { bodyOf, ghostOf, penguin } from '../../../../src/games/icecool/scene/penguin';
import { PLAN } from '../../../../src/games/icecool/scene/plan';
import { type Walls, walls } from '../../../../src/games/icecool/scene/walls';

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
  const sides = panelsOf(PLAN).parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  const shown = penguins.reduce((a, b) => a + b) + within(fish.group) + sides;
  const ghosts = 4 * 2 * Math.max(...seats.map((seat) => triangles(ghostOf(seat, PALETTE))));
  const dots = (400 + 240) * 30;
  expect(2 * shown + ghosts + dots).toBeLessThan(80_000);
});

describe('walls that fade', () => {
  const drawn = (made: Walls): number[] =>
    made.group.children.map((mesh) => (mesh instanceof Mesh ? mesh.geometry.drawRange.count : 0));

  it('go over to the paper ones while they fade, and back when they are card again', () => {
    const made = walls(PLAN, new Texture(), true);
    const [all = 0, none] = drawn(made);
    expect(none).toBe(0);
    expect(made.see([0], false)).toBe(true);
    expect(made.see([0], false)).toBe(false);
    expect(made.step(100)).toBe(true);
    const [card = 0, paper = 0] = drawn(made);
    expect(paper).toBe(panelsOf(PLAN).parts[0]?.indices.length ?? 0);
    expect(card + paper).toBe(all);
    expect(made.step(500)).toBe(false);
    made.see([], false);
    made.step(1000);
    expect(drawn(made)).toEqual([all, 0]);
  });

  it('open every door upwards, and no wall, for whoever looks from above', () => {
    const made = walls(PLAN, new Texture(), true);
    const lintels = panelsOf(PLAN).parts.filter(({ lintel }) => lintel);
    expect(made.see([], true)).toBe(true);
    made.step(1000);
    expect(drawn(made)[1]).toBe(lintels.reduce((sum, { indices }) => sum + indices.length, 0));
  });

  it('take what is over their doors with them', () => {
    const made = walls(PLAN, new Texture(), true);
    const { parts } = panelsOf(PLAN);
    const wall = PLAN.doors[0]?.wall ?? -1;
    made.see([wall], false);
    made.step(1000);
    const own = parts.filter((part) => part.wall === wall);
    expect(own).toHaveLength(2);
    expect(drawn(made)[1]).toBe(own.reduce((sum, { indices }) => sum + indices.length, 0));
  });
});
