/** Three numbers as a vector: enough for what is computed without the renderer. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z });
export const plus = (a: Vector, b: Vector, times = 1): Vector =>
  vector(a.x + b.x * times, a.y + b.y * times, a.z + b.z * times);
export const minus = (a: Vector, b: Vector): Vector => vector(a.x - b.x, a.y - b.y, a.z - b.z);
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const length = (a: Vector): number => Math.sqrt(dot(a, a));
export const unit = (a: Vector): Vector => plus(vector(0, 0, 0), a, 1 / (length(a) || 1));

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
/** The share eased in and out, limited to 0 to 1. */
export const smooth = (share: number): number => {
  const at = clamp(share, 0, 1);
  return at * at * (3 - 2 * at);
};
