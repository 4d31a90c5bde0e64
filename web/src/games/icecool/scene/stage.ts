/**
 * The renderer on its canvas: draws a frame on request, and counts what it costs.
 *
 * Nothing is drawn while nothing moves. If graphics are lost, the browser restores them; then
 * everything is drawn again.
 */
import {
  type Camera,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  type Scene,
  SpotLight,
  type Texture,
  WebGLRenderer,
} from 'three';
import { bytesOf } from './canvas';

/** Most pixels that are worth their time. */
const PIXELS = 2_600_000;
/** Ms that a picture takes to fade away. */
const FADE = 200;

export interface Quality {
  low: boolean;
  probe: boolean;
  /** Pixels of the picture's width; null for what suits the screen. */
  pixels: number | null;
}

export interface Stage {
  /** Ask for a frame; *shadows* if something that casts one has moved. */
  ask(shadows?: boolean): void;
  size(): { width: number; height: number };
  resize(): void;
  /** Fade the current picture out over the next one, so that the change isn't abrupt. */
  fade(): void;
  dispose(): void;
}

/** Cost of frames, shadows included: for each counter, the most in any frame. */
interface Counters {
  /** Since the scene was opened. */
  frames: number;
  calls: number;
  triangles: number;
  /** All textures with their smaller copies, without the shadow map. */
  textureBytes: number;
  shadowMap: number;
}

export interface Hooks {
  /** Called before a frame; returns whether another must follow. */
  step(now: number): boolean;
  drawn(): void;
  lost(lost: boolean): void;
}

/** Throws if there is no WebGL. */
export function stage(
  canvas: HTMLCanvasElement,
  scene: Scene,
  camera: Camera,
  quality: Quality,
  hooks: Hooks,
): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: !quality.low });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = !quality.low;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = false;
  let most: Counters = { frames: 0, calls: 0, triangles: 0, textureBytes: 0, shadowMap: 0 };
  let asked = 0;
  let lost = false;
  const ask = (shadows = false): void => {
    if (shadows) renderer.shadowMap.needsUpdate = true;
    if (!asked && !lost) asked = requestAnimationFrame(draw);
  };
  const draw = (now: number): void => {
    asked = 0;
    const more = hooks.step(now);
    renderer.info.reset();
    renderer.render(scene, camera);
    if (quality.probe) count();
    hooks.drawn();
    if (more) ask();
  };
  const count = (): void => {
    const { calls, triangles } = renderer.info.render;
    most = {
      frames: most.frames + 1,
      calls: Math.max(most.calls, calls),
      triangles: Math.max(most.triangles, triangles),
      textureBytes: Math.max(most.textureBytes, texturesOf(scene)),
      shadowMap: Math.max(most.shadowMap, shadowsOf(scene)),
    };
    canvas.dataset.counters = JSON.stringify(most);
    const seen = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
    canvas.dataset.camera = JSON.stringify(seen.elements);
  };
  const size = () => ({ width: canvas.clientWidth || 1, height: canvas.clientHeight || 1 });
  const resize = (): void => {
    const { width, height } = size();
    const most = Math.sqrt(PIXELS / (width * height));
    const suits = quality.low ? 0.5 : Math.min(devicePixelRatio, 2, most);
    renderer.setPixelRatio(quality.pixels === null ? suits : quality.pixels / width);
    renderer.setSize(width, height, false);
    ask();
  };
  let over: HTMLCanvasElement | null = null;
  const fade = (): void => {
    const picture = over ? null : document.createElement('canvas');
    const pen = picture?.getContext('2d');
    if (!picture || !pen || lost) return;
    picture.width = canvas.width;
    picture.height = canvas.height;
    Object.assign(picture.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
    });
    picture.style.pointerEvents = 'none';
    // A drawn frame is kept only until the next one, so draw it once more.
    renderer.render(scene, camera);
    pen.drawImage(canvas, 0, 0);
    canvas.after(picture);
    over = picture;
    const ends = () => {
      picture.remove();
      over = null;
    };
    picture.animate([{ opacity: 1 }, { opacity: 0 }], FADE).finished.then(ends, ends);
  };
  const gone = (event: Event): void => {
    event.preventDefault();
    lost = true;
    cancelAnimationFrame(asked);
    asked = 0;
    hooks.lost(true);
  };
  const back = (): void => {
    lost = false;
    hooks.lost(false);
    ask(true);
  };
  canvas.addEventListener('webglcontextlost', gone);
  canvas.addEventListener('webglcontextrestored', back);
  return {
    ask,
    size,
    resize,
    fade,
    dispose() {
      over?.remove();
      cancelAnimationFrame(asked);
      lost = true;
      canvas.removeEventListener('webglcontextlost', gone);
      canvas.removeEventListener('webglcontextrestored', back);
      free(scene);
      renderer.dispose();
      // Browsers allow only a few contexts, and free them late.
      renderer.forceContextLoss();
    },
  };
}

/** Every material and texture, once. */
function used(scene: Scene): { textures: Set<Texture>; free: Set<{ dispose(): void }> } {
  const textures = new Set<Texture>();
  const free = new Set<{ dispose(): void }>();
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    free.add(part.geometry);
    for (const material of Array.isArray(part.material) ? part.material : [part.material]) {
      free.add(material);
      if (material.map) textures.add(material.map);
    }
  });
  return { textures, free };
}

function texturesOf(scene: Scene): number {
  let bytes = 0;
  for (const { image } of used(scene).textures) {
    const { width, height } = image as HTMLCanvasElement;
    bytes += bytesOf(width, height);
  }
  return bytes;
}

/** Width of the largest shadow map in use. */
function shadowsOf(scene: Scene): number {
  let wide = 0;
  scene.traverse((part) => {
    const lit = part instanceof DirectionalLight || part instanceof SpotLight;
    if (lit) wide = Math.max(wide, part.shadow.map?.width ?? 0);
  });
  return wide;
}

function free(scene: Scene): void {
  const { textures, free: rest } = used(scene);
  for (const thing of [...textures, ...rest]) thing.dispose();
}
