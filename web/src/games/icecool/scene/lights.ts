/** The two lights of the room: a low winter sun from the left, or a warm lamp over the school. */
import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Light,
  type Object3D,
  type Scene,
  SpotLight,
} from 'three';
import { outline, type Plan } from './plan';

/** Width of the shadow map, in pixels. */
const SHADOWS = 1024;

export interface Lighting {
  /** Switch the scene to a light. */
  use(light: 'day' | 'lamp', background: string): void;
  /** Set the distance of what is looked at, beyond which the air thickens. */
  air(distance: number): void;
}

const above = (light: HemisphereLight): HemisphereLight => {
  light.position.set(0, 0, 1);
  return light;
};

/** Settings for the shadows of a light: fine enough for a beak, and soft at the edges. */
function shadows(light: DirectionalLight | SpotLight): void {
  light.castShadow = true;
  light.shadow.mapSize.set(SHADOWS, SHADOWS);
  light.shadow.bias = -0.0006;
  light.shadow.radius = 2.5;
}

function day(x: number, y: number, reach: number): (Light | Object3D)[] {
  const sky = above(new HemisphereLight('#e9f2fc', '#d8c8ac', 2.15));
  const sun = new DirectionalLight('#fff0dc', 2.4);
  sun.position.set(x - 470, y + 300, 520);
  sun.target.position.set(x, y, 0);
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach * 0.82,
    bottom: -reach * 0.82,
    near: 200,
    far: 1500,
  });
  shadows(sun);
  sun.shadow.normalBias = 1.1;
  const fill = new DirectionalLight('#dcebff', 0.75);
  fill.position.set(x - 100, y - 900, 480);
  fill.target.position.set(x, y, 0);
  return [sky, sun, sun.target, fill, fill.target];
}

function lamp(x: number, y: number, reach: number): (Light | Object3D)[] {
  const night = above(new HemisphereLight('#b3bccc', '#6f5a44', 1.6));
  // Constant over distance: the pool of light is shaped by its cone.
  const bulb = new SpotLight('#ffca85', 2.9, 0, Math.atan((reach * 1.75) / 820), 0.8, 0);
  bulb.position.set(x - 60, y + 90, 820);
  bulb.target.position.set(x, y, 0);
  Object.assign(bulb.shadow.camera, { near: 300, far: 1500 });
  shadows(bulb);
  bulb.shadow.normalBias = 0.9;
  const moon = new DirectionalLight('#c6d4f0', 0.6);
  moon.position.set(x - 150, y - 900, 560);
  moon.target.position.set(x, y, 0);
  return [night, bulb, bulb.target, moon, moon.target];
}

/**
 * The colour that tone mapping turns into the given one, if that is dark.
 *
 * The background is shown as it is, but fog passes through the mapping, which subtracts haze by the
 * least channel (for x below 0.08 it leaves 6.25 x squared).
 */
function beforeToning(colour: string): Color {
  const made = new Color(colour);
  const least = Math.min(made.r, made.g, made.b);
  const haze = least < 0.04 ? Math.sqrt(least / 6.25) - least : 0.04;
  return made.addScalar(haze);
}

/** The lights of a scene; there are none until the first is used. */
export function lighting(scene: Scene, plan: Plan): Lighting {
  const { left, bottom, right, top } = outline(plan);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const reach = Math.hypot(right - left, top - bottom) / 2 + 30;
  const kinds = { day: day(x, y, reach), lamp: lamp(x, y, reach) };
  const fog = new Fog('#ffffff', 1, 2);
  scene.fog = fog;
  return {
    use(light, background) {
      scene.remove(...kinds.day, ...kinds.lamp);
      scene.add(...kinds[light]);
      scene.background = new Color(background);
      fog.color = beforeToning(background);
    },
    air(distance) {
      fog.near = distance * 1.25;
      fog.far = distance * 2.7;
    },
  };
}
