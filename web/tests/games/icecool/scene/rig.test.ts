// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { axes, corners, type Stand, standFor } from '../../../../src/games/icecool/scene/fit';
import { standing } from '../../../../src/games/icecool/scene/pose';
import { rig } from '../../../../src/games/icecool/scene/rig';
import type { Pose } from '../../../../src/games/icecool/scene/types';
import { dot, minus, vector } from '../../../../src/games/icecool/scene/vector';
import { Walks } from '../../../../src/games/icecool/scene/walks';

const at = (x: number): Stand => ({ at: vector(x, 0, 500), round: 0, down: 1, fov: 30 });

describe('the camera on its way', () => {
  it('goes softly to where it is to stand, and then is there', () => {
    const camera = rig(at(0));
    camera.go(() => at(100), 700);
    expect(camera.step(1000)).toBe(true);
    expect(camera.stand().at.x).toBe(0);
    expect(camera.step(1350)).toBe(true);
    expect(camera.stand().at.x).toBeCloseTo(50, 6);
    expect(camera.step(1700)).toBe(false);
    expect(camera.stand().at.x).toBe(100);
    expect(camera.camera.position.x).toBe(100);
  });

  it('comes to a place that moves meanwhile, and stays with it', () => {
    let goal = 100;
    const camera = rig(at(0));
    camera.go(() => at(goal), 700);
    camera.step(0);
    goal = 300;
    camera.step(700);
    expect(camera.stand().at.x).toBe(300);
    goal = 310;
    camera.step(716);
    expect(camera.stand().at.x).toBe(310);
  });

  it('sees the whole school also from where a strip of 40 px asks it to be', () => {
    const insets = { top: 0, right: 0, bottom: 600, left: 0 };
    const lens = { width: 320, height: 640, fov: 30, insets };
    const school = corners(0, 0, 560, 480, 65);
    const { at: eye, ...stand } = standFor(school, 0, 1.5, lens);
    const { camera } = rig({ at: eye, ...stand });
    const { forward } = axes(stand.round, stand.down);
    const far = Math.max(...school.map((point) => dot(minus(point, eye), forward)));
    expect(far).toBeGreaterThan(6000);
    expect(camera.far).toBeGreaterThan(far);
  });

  it('is there at once where no time is given', () => {
    const camera = rig(at(0));
    camera.go(() => at(100), 0);
    expect(camera.step(5)).toBe(false);
    expect(camera.stand().at.x).toBe(100);
  });
});

describe('penguins that walk', () => {
  it('arrive exactly where they were sent, and then nobody walks', () => {
    const poses = new Map<number, Pose>();
    const put = (penguin: number, pose: Pose) => poses.set(penguin, pose);
    const walks = new Walks();
    const goal = standing(200, 100, 1);
    walks.begin(2, standing(100, 100, 0), goal);
    expect(walks.step(0, put)).toBe(true);
    expect(poses.get(2)?.x).toBe(100);
    expect(walks.step(5000, put)).toBe(false);
    expect(poses.get(2)).toEqual(goal);
  });

  it('stay where they are put when they are stopped', () => {
    const walks = new Walks();
    walks.begin(2, standing(100, 100, 0), standing(200, 100, 1));
    walks.stop(2);
    expect(walks.step(10, () => expect.unreachable())).toBe(false);
  });
});
