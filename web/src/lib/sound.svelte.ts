/**
 * Sound: short, dry, quiet, off by one key, and each with a visual twin.
 *
 * Everything is made here of a few oscillator strokes; there are no samples.
 */
import { recall, remember } from './remember';

export type Cue =
  | 'bead'
  | 'unbead'
  | 'peg1'
  | 'peg2'
  | 'peg3'
  | 'turn'
  | 'challenge'
  | 'slip'
  | 'said'
  | 'taken'
  | 'turned'
  | 'card'
  | 'uncard'
  | 'laid'
  | 'deal'
  | 'tick'
  | 'tile'
  | 'knock'
  | 'reach'
  | 'stop'
  | 'torn'
  | 'thud'
  | 'hollow'
  | 'roll'
  | 'drop';

/** One stroke: pitch in Hz, start and duration in ms, loudness and waveform. */
interface Stroke {
  hz: number;
  from: number;
  ms: number;
  gain: number;
  wave: OscillatorType;
  /** The starting pitch as a multiple; 1.5 by default, as of things that are struck. */
  bend?: number;
}

const wood = (hz: number, from = 0, ms = 90): Stroke => ({
  hz,
  from,
  ms,
  gain: 0.16,
  wave: 'triangle',
});
const cloth = (hz: number): Stroke => ({ hz, from: 0, ms: 45, gain: 0.05, wave: 'sine' });

/** Card stock on felt: lower and softer than wood. */
const stock = (hz: number, from = 0): Stroke => ({
  hz,
  from,
  ms: 60,
  gain: 0.07,
  wave: 'triangle',
});

/** A hollow thing of plastic: a short low knock with its shell above it. */
const shell = (hz: number, from = 0, gain = 0.1): readonly Stroke[] => [
  { hz, from, ms: 70, gain, wave: 'sine' },
  { hz: hz * 2.7, from, ms: 26, gain: gain * 0.45, wave: 'triangle' },
];

const CUES: Record<Cue, readonly Stroke[]> = {
  bead: [cloth(520)],
  unbead: [cloth(390)],
  peg1: [wood(294)],
  peg2: [wood(370)],
  peg3: [wood(466)],
  turn: [wood(392, 0, 140), wood(523, 150, 180)],
  challenge: [wood(147, 0, 420)],
  slip: [wood(196, 0, 120)],
  said: [cloth(660)],
  taken: [wood(262, 0, 120), wood(392, 420, 200)],
  turned: [wood(165, 0, 160), wood(196, 520, 120)],
  card: [stock(230)],
  uncard: [stock(180)],
  laid: [stock(160), stock(130, 70)],
  deal: [stock(240), stock(215, 60), stock(250, 120), stock(220, 180)],
  tile: [wood(620, 0, 60)],
  knock: [wood(110, 0, 240)],
  reach: [wood(330, 0, 90), wood(440, 90, 90), wood(330, 180, 120)],
  stop: [{ hz: 900, from: 0, ms: 40, gain: 0.2, wave: 'square' }],
  torn: [
    { hz: 1400, from: 0, ms: 120, gain: 0.06, wave: 'sawtooth' },
    { hz: 900, from: 90, ms: 260, gain: 0.08, wave: 'sawtooth' },
  ],
  thud: [wood(92, 0, 130), stock(170)],
  hollow: shell(310),
  roll: [0, 90, 170, 260, 345, 450, 540, 660].flatMap((from, step) =>
    shell(step % 2 ? 236 : 214, from, 0.05 - step * 0.005),
  ),
  drop: [
    { hz: 1250, from: 0, ms: 70, gain: 0.12, wave: 'sine', bend: 0.45 },
    { hz: 1560, from: 85, ms: 110, gain: 0.06, wave: 'sine', bend: 0.5 },
  ],
  tick: [{ hz: 880, from: 0, ms: 30, gain: 0.04, wave: 'sine' }],
};

/** Loudness by level, as a multiple of that of the strokes; level 0 is off. */
const GAINS = [0, 0.3, 0.6, 1, 2];
const USUAL = 3;
/** The highest level. */
export const LOUDEST = GAINS.length - 1;

const kept = $state({
  on: recall('sound') !== 'off',
  level: levelOf(recall('sound.level')),
  here: recall('sound.here') === 'on',
});
function levelOf(stored: string | null): number {
  const level = Number(stored);
  return level in GAINS && level > 0 ? level : USUAL;
}

/** True while a big screen in the same room makes the sounds of the table. */
let elsewhere = $state(false);
let context: AudioContext | null = null;
/** A cue that would sound later than this is outdated. */
const LATE_MS = 300;

/** True unless the player has switched sound off. */
export const soundOn = (): boolean => kept.on;

/** Switches sound on or off, and remembers that. */
export function setSound(on: boolean): void {
  kept.on = on;
  remember('sound', on ? null : 'off');
}

/** The level of sound, from 0 (off) to `LOUDEST`. */
export const soundLevel = (): number => (kept.on ? kept.level : 0);

/** Sets the level of sound, and remembers it; level 0 keeps the one before for when sound is on again. */
export function setSoundLevel(level: number): void {
  setSound(level > 0);
  if (level === 0) return;
  kept.level = level;
  remember('sound.level', level === USUAL ? null : String(level));
}

/** Leaves the sounds of the table to a big screen nearby, or takes them back. */
export function leaveSound(to: boolean): void {
  elsewhere = to;
}

/** True while a big screen nearby makes the sounds. */
export const soundElsewhere = (): boolean => elsewhere;

/** True if this device sounds even beside a big screen. */
export const soundHere = (): boolean => kept.here;

/** Lets this device sound beside a big screen, and remembers that. */
export function setSoundHere(on: boolean): void {
  kept.here = on;
  remember('sound.here', on ? 'on' : null);
}

/** Plays a cue; silent while sound is off, or before the page was touched. */
export function cue(name: Cue): void {
  if (!kept.on || (elsewhere && !kept.here) || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = opened();
  if (audio.state === 'running') {
    for (const stroke of CUES[name]) play(audio, stroke);
    return;
  }
  // A call or another app has interrupted it: late cues must not sound all at once.
  const asked = performance.now();
  wake(audio).then(
    () => {
      if (performance.now() - asked > LATE_MS) return;
      for (const stroke of CUES[name]) play(audio, stroke);
    },
    () => {},
  );
}

function opened(): AudioContext {
  if (context !== null) return context;
  const audio = new AudioContext();
  context = audio;
  // Browsers resume sound only after a gesture.
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, () => void wake(audio).catch(() => {}), { capture: true });
  }
  return audio;
}

const wake = (audio: AudioContext): Promise<void> =>
  audio.state === 'running' ? Promise.resolve() : audio.resume();

function play(audio: AudioContext, stroke: Stroke): void {
  const start = audio.currentTime + stroke.from / 1000;
  const end = start + stroke.ms / 1000;
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = stroke.wave;
  tone.frequency.setValueAtTime(stroke.hz * (stroke.bend ?? 1.5), start);
  tone.frequency.exponentialRampToValueAtTime(stroke.hz, start + (stroke.bend ? 0.05 : 0.015));
  loud.gain.setValueAtTime(stroke.gain * (GAINS[kept.level] ?? 1), start);
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(loud).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
