/** Films a flick: the school draws it on a canvas, and the browser records what it draws. */
import { fishOf, penguinsOf, showingOf } from '../play/showing';
import type { School } from '../scene/types';
import type { Move } from './moves';

/** Formats of a clip, the one that most messengers play first. */
const FORMATS = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp9', 'video/webm;codecs=vp8'];
/** Width and height of a clip, in pixels. */
export const PIXELS = 480;
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 3_000_000;
/** Ms that the last picture stands before the clip begins again. */
const REST_MS = 900;

const format = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : FORMATS.find((each) => MediaRecorder.isTypeSupported(each));

/** Whether this browser can film. */
export const canFilm = (): boolean =>
  'captureStream' in HTMLCanvasElement.prototype && format() !== undefined;

/** The ending of a clip's file name. */
export const suffixOf = (clip: Blob): string =>
  clip.type.startsWith('video/mp4') ? 'mp4' : 'webm';

/** Returns a clip of a flick; rejects if it can't be recorded, or its track can't be read. */
export async function film(canvas: HTMLCanvasElement, school: School, move: Move): Promise<Blob> {
  school.setPenguins(penguinsOf(move.before));
  school.setFish(fishOf(move.before));
  const stream = canvas.captureStream(FRAMES_PER_SECOND);
  const mimeType = format();
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const over = new Promise<void>((ended, failed) => {
    recorder.addEventListener('stop', () => ended());
    recorder.addEventListener('error', failed);
  });
  recorder.start();
  try {
    const playback = await school.play(showingOf(move.flicked, move.brought));
    await playback.done;
    await new Promise((rested) => setTimeout(rested, REST_MS));
  } finally {
    recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
  await over;
  return new Blob(parts, { type: recorder.mimeType });
}
