// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../src/games/icecool/scene/chance';
import { decode, lasts, poseAt, TrackError } from '../../../../src/games/icecool/scene/track';
import { header, type Rows, slide, trackOf, written } from './tracks';
import vectors from './vectors.json';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'));

describe('a track', () => {
  it.each(vectors)('that the server wrote says what it said: $name', async (vector) => {
    /** The browser reads the same numbers from the bytes as the server. */
    const track = await decode(bytes(vector.track));
    expect(track.pictures).toBe(vector.pictures);
    expect([...track.lanes.keys()]).toEqual(vector.lanes.map((lane) => lane.penguin));
    for (const { penguin, rows } of vector.lanes) {
      const read = track.lanes.get(penguin);
      for (const [row, numbers] of rows.entries()) {
        for (const [picture, said] of numbers.entries()) {
          expect(read?.[picture * 7 + row]).toBeCloseTo(said, 3);
        }
      }
    }
  });

  it('comes back as it was written, whatever it says', async () => {
    /** Random walks with leaps of any size survive writing and reading. */
    const chance = chanceOf(41);
    for (let round = 0; round < 40; round += 1) {
      const pictures = 1 + Math.floor(chance() * 60);
      const lanes: Rows[] = Array.from({ length: 1 + Math.floor(chance() * 4) }, (_, penguin) => ({
        penguin,
        rows: Array.from({ length: 7 }, (_, row) => {
          const most = row < 3 ? 10 ** (1 + Math.floor(chance() * 5)) : 1023;
          return Array.from({ length: pictures }, () => Math.round((chance() * 2 - 1) * most) + 0);
        }),
      }));
      const track = await decode(written(lanes));
      for (const { penguin, rows } of lanes) {
        const read = track.lanes.get(penguin);
        for (const [row, numbers] of rows.entries()) {
          const scale = row < 3 ? 10 : 1023;
          const back = numbers.map((_, picture) => (read?.[picture * 7 + row] ?? 0) * scale);
          expect(back.map(Math.round)).toEqual(numbers);
        }
      }
    }
  });

  it('that is cut off anywhere is refused', async () => {
    /** No beginning of a track is a track. */
    const whole = written([slide(0, [10, 10], [300, 200], 40)]);
    for (let size = 0; size < whole.length - 4; size += 1) {
      await expect(decode(whole.subarray(0, size))).rejects.toThrow(TrackError);
    }
  });

  it('of another version is refused', async () => {
    /** The first byte is the version, and only the first version is known. */
    const other = written([slide(0, [10, 10], [20, 20], 4)]);
    other[0] = 2;
    await expect(decode(other)).rejects.toThrow('version 2');
  });

  it('that unpacks to more than it says is refused, without unpacking it all', async () => {
    /** A small body cannot fill the memory. */
    const bomb = trackOf(header([0], 1), new Array(3_000_000).fill(0));
    await expect(decode(bomb)).rejects.toThrow(TrackError);
  });

  it('with a number that does not end is refused', async () => {
    /** Numbers have at most four bytes, and the last one ends. */
    const endless = trackOf(header([0], 1), [0x80, 0x80, 0x80, 0x80, 0x80, 0, 0, 0, 0, 0, 0]);
    await expect(decode(endless)).rejects.toThrow(TrackError);
    const open = trackOf(header([0], 1), [0, 0, 0, 0, 0, 0, 0x80]);
    await expect(decode(open)).rejects.toThrow(TrackError);
  });
});

describe('between the pictures', () => {
  it('a penguin goes steadily', async () => {
    /** Half-way between two pictures it is half-way, and before and after it stands. */
    const track = await decode(written([slide(2, [100, 50], [108, 50], 3)]));
    expect(lasts(track)).toBe(16);
    expect(poseAt(track, 2, 4)?.x).toBeCloseTo(102, 5);
    expect(poseAt(track, 2, 12)?.x).toBeCloseTo(106, 5);
    expect(poseAt(track, 2, -5)?.x).toBeCloseTo(100, 5);
    expect(poseAt(track, 2, 999)?.x).toBeCloseTo(108, 5);
  });

  it('one that did not move is nowhere in it', async () => {
    /** Only those that moved are in a track; the others stay where they are. */
    const track = await decode(written([slide(2, [100, 50], [108, 50], 3)]));
    expect(poseAt(track, 0, 4)).toBeNull();
  });

  it('turns the short way, though a quaternion and its opposite are one turn', async () => {
    /** A jump of the sign is no turn. */
    const rows = slide(0, [0, 0], [0, 0], 2).rows;
    rows[3] = [1023, -1023];
    const pose = poseAt(await decode(written([{ penguin: 0, rows }])), 0, 4);
    expect(Math.abs(pose?.qw ?? 0)).toBeCloseTo(1, 5);
  });
});
