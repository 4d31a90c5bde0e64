/** A place on a ring round the middle of a 360 box; the first one is at the top, then clockwise. */
export function ringPoint(index: number, count: number, radius: number): { x: number; y: number } {
  const angle = ((index * 360) / count - 90) * (Math.PI / 180);
  return { x: 180 + Math.cos(angle) * radius, y: 180 + Math.sin(angle) * radius };
}
