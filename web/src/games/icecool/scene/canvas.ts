/** Textures, each drawn once on a canvas. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Chance } from './chance';

export type Brush = CanvasRenderingContext2D;

/** Draw a texture that repeats in both directions. */
export function texture(
  width: number,
  height: number,
  draw: (brush: Brush) => void,
): CanvasTexture<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('there is no canvas to draw on');
  draw(brush);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.wrapS = RepeatWrapping;
  made.wrapT = RepeatWrapping;
  made.anisotropy = 4;
  return made;
}

/** Fibres visible in card: short strokes, light and dark. */
export function fibres(
  brush: Brush,
  chance: Chance,
  area: { x: number; y: number; width: number; height: number },
  strength: number,
): void {
  const { x, y, width, height } = area;
  const count = (width * height) / 230;
  for (let number = 0; number < count; number += 1) {
    const tone = chance() < 0.5 ? '86, 58, 26' : '255, 250, 236';
    brush.fillStyle = `rgba(${tone}, ${strength * (0.4 + chance())})`;
    brush.fillRect(x + chance() * width, y + chance() * height, 2 + chance() * 9, 1.2);
  }
}

/** Size in bytes of a four-channel texture with all its smaller copies. */
export function bytesOf(width: number, height: number): number {
  let bytes = 0;
  let [wide, high] = [width, height];
  for (;;) {
    bytes += wide * high * 4;
    if (wide === 1 && high === 1) return bytes;
    wide = Math.max(1, wide >> 1);
    high = Math.max(1, high >> 1);
  }
}
