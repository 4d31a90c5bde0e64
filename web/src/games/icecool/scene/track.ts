/**
 * Reader for the track of a shot (docs/reference/physics.md): small integers in zlib.
 *
 * Each penguin that moved has seven rows, x, y, z and the quaternion, each written as second
 * differences, so that a steady slide is all zeros.
 */
import { between } from './pose';
import type { Pose } from './types';
import { clamp } from './vector';

const VERSION = 1;
const HEAD = 5;
const LANES = 7;
const PER_MM = 10;
const PER_TURN = 1023;
/** Most bytes of a number. */
const BYTES = 4;

/** The bytes aren't a track. */
export class TrackError extends Error {}

/** The recorded poses of a move. */
export interface Track {
  /** Frames per second. */
  rate: number;
  pictures: number;
  /** Penguins that moved, each with its frames: seven numbers per frame. */
  lanes: ReadonlyMap<number, Float32Array>;
}

/** Read a track. Rejects with TrackError if it isn't one. */
export async function decode(bytes: Uint8Array): Promise<Track> {
  if (bytes.length < HEAD) throw new TrackError('a track begins with 5 bytes');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, rate, count] = [view.getUint8(0), view.getUint8(1), view.getUint8(2)];
  const pictures = view.getUint16(3, true);
  if (version !== VERSION || rate === 0) throw new TrackError(`a track of version ${version}`);
  if (bytes.length < HEAD + count) throw new TrackError('a track names its penguins');
  const names = bytes.subarray(HEAD, HEAD + count);
  const wanted = count * LANES * pictures;
  const values = numbers(await inflate(bytes.subarray(HEAD + count), wanted * BYTES), wanted);
  const lanes = new Map<number, Float32Array>();
  for (const [place, penguin] of names.entries()) {
    const from = place * LANES * pictures;
    lanes.set(penguin, lane(values.subarray(from, from + LANES * pictures), pictures));
  }
  return { rate, pictures, lanes };
}

async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(packed.slice());
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      parts.push(part.value);
      if (size > most) await reader.cancel();
    }
  } catch (cause) {
    throw new TrackError("a track's body is zlib", { cause });
  }
  if (size > most) throw new TrackError('a track is longer than it says');
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Numbers in groups of seven bits, lowest group first, with the sign in the lowest bit. */
function numbers(raw: Uint8Array, wanted: number): Int32Array {
  const values = new Int32Array(wanted);
  let at = 0;
  let bits = 0;
  let value = 0;
  for (const byte of raw) {
    if (bits >= 7 * BYTES || at >= wanted) throw new TrackError('a number too many, or too long');
    value |= (byte & 0x7f) << bits;
    bits += 7;
    if (byte >= 0x80) continue;
    values[at] = (value >>> 1) ^ -(value & 1);
    at += 1;
    bits = 0;
    value = 0;
  }
  if (at !== wanted || bits > 0) throw new TrackError(`${at} numbers instead of ${wanted}`);
  return values;
}

function lane(values: Int32Array, pictures: number): Float32Array {
  const out = new Float32Array(LANES * pictures);
  for (let row = 0; row < LANES; row += 1) {
    const scale = row < 3 ? PER_MM : PER_TURN;
    let step = 0;
    let value = 0;
    for (let picture = 0; picture < pictures; picture += 1) {
      step += values[row * pictures + picture] ?? 0;
      value += step;
      out[picture * LANES + row] = value / scale;
    }
  }
  return out;
}

function picture(rows: Float32Array, number: number): Pose {
  const [x = 0, y = 0, z = 0, qw = 1, qx = 0, qy = 0, qz = 0] = rows.subarray(
    number * LANES,
    number * LANES + LANES,
  );
  return { x, y, z, qw, qx, qy, qz };
}

/** The length of a track, in ms. */
export const lasts = (track: Track): number =>
  track.pictures > 0 ? ((track.pictures - 1) * 1000) / track.rate : 0;

/** Where a penguin is at a time in ms; null if it didn't move at all. */
export function poseAt(track: Track, penguin: number, at: number): Pose | null {
  const rows = track.lanes.get(penguin);
  if (!rows || track.pictures === 0) return null;
  const place = clamp((at * track.rate) / 1000, 0, track.pictures - 1);
  const before = Math.floor(place);
  const after = Math.min(before + 1, track.pictures - 1);
  return between(picture(rows, before), picture(rows, after), place - before);
}
