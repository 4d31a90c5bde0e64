/**
 * Interface of the 3D school for the screens around it; everything else in this folder is private.
 *
 * Lengths are in mm of the plan (x to the right, y up the page, z up from the floor), times in ms,
 * screen points in CSS pixels from the upper left corner of the canvas. Rooms, walls, doors and
 * penguins have the numbers of the plan and the wire. Nothing here knows the rules.
 *
 * Load it lazily, as it pulls in three.js:
 *
 * const { open } = await import('./scene'); const school = await open(canvas, { light: light(),
 * onCue: cue });
 */
import type { Cue } from '../../../lib/sound.svelte';

/**
 * A pose as on the wire: the centre of the foot, and the rotation of an upright penguin facing +x.
 */
export interface Pose {
  x: number;
  y: number;
  z: number;
  qw: number;
  qx: number;
  qy: number;
  qz: number;
}

/** A point on the floor. */
export interface Spot {
  x: number;
  y: number;
}

/** A point on the canvas, in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** The appearance of a penguin. */
export interface Look {
  /** The owner, who decides colour, symbol and hat, as on badges. */
  seat: number;
  /** Wears the Catcher's sash. */
  catcher: boolean;
  /** Still has its ID card round the neck. */
  id: boolean;
}

/** A penguin; *pose* is null if it isn't on the board. */
export interface Placed {
  pose: Pose | null;
  look: Look;
}

/** The fish on a door, by seat, in the order in which they hang. */
export interface DoorFish {
  door: number;
  seats: readonly number[];
}

/** A flick being aimed. */
export interface Aiming {
  penguin: number;
  /** Hundredths of a degree from +x, anticlockwise, as in the flick on the wire. */
  aim: number;
  /** 0 to 1000. */
  power: number;
  /** Where the finger holds the string; null without one. */
  pull: Spot | null;
}

/**
 * Target of the camera: everything; one penguin, from its usual side or from *behind*, with the
 * doors of its room ahead of it; or the plan from above. A replay is followed, except from above
 * and if everything *stays* in the picture.
 */
export type View =
  | { of: 'school'; stays?: boolean }
  | { of: 'penguin'; penguin: number }
  | { of: 'behind'; penguin: number }
  | { of: 'above' };

/** How far things cover the canvas at its edges, in CSS pixels; the picture fits between. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Target of a finger: a penguin, if there is one, and always the place on the floor. */
export interface Picked {
  penguin: number | null;
  /** The point in the floor's plane, even outside the school; null towards the horizon. */
  floor: Spot | null;
  /** The room there, or null outside. */
  room: number | null;
}

/** A fact of a shot, as on the wire; the replay ignores kinds that it doesn't know. */
export interface Fact {
  type: string;
  at: number;
  penguin: number;
  door?: number | null;
  other?: number;
  wall?: number;
}

/** A fish taken because of this move. */
export interface Taken {
  at: number;
  door: number;
  /** The seat that the fish belonged to; only its own penguin takes it. */
  seat: number;
  penguin: number;
}

/** A move to show. */
export interface Showing {
  /** The bytes of the track, as the server sends them. */
  track: Uint8Array;
  facts: readonly Fact[];
  duration: number;
  mover: number;
  /** Fish that swing off their door during the move; the screen calls setFish afterwards. */
  taken?: readonly Taken[];
}

/** A track of an earlier move, with the penguin whose path is dotted. */
export interface Trail {
  track: Uint8Array;
  penguin: number;
}

/** A mark for the strip below the replay. */
export interface Moment {
  kind: 'flick' | 'door' | 'jump' | 'touch' | 'bounce' | 'out' | 'fish' | 'rest';
  /** Time in the move. */
  at: number;
  /** Position in the whole replay, 0 to 1: slow parts take more of the strip. */
  share: number;
  penguin: number;
}

/** A replay in progress. */
export interface Playback {
  readonly moments: readonly Moment[];
  /** Length of the replay in ms, slow parts included. */
  readonly length: number;
  /** How much has been shown, 0 to 1. */
  share(): number;
  /** The time of the move being shown, in ms since the flick. */
  at(): number;
  /** Go to the end. */
  skip(): void;
  /** Go back to the start. */
  again(): void;
  /** Set the pace: 1 is the usual one, 0.5 half of it. */
  pace(times: number): void;
  /** Show the moment at this share and pause until pace or again is called. */
  seek(share: number): void;
  /** Resolves once the end has been shown, even by skip; again() doesn't renew it. */
  readonly done: Promise<void>;
}

export interface Options {
  light: 'day' | 'lamp';
  /** No shadows, no smooth edges, half the pixels: for slow machines and tests. */
  low?: boolean;
  /** Pixels of the picture's width, for a film; otherwise what suits the screen. */
  pixels?: number;
  /**
   * Write to the canvas the highest cost of any frame (`data-counters`), and the matrix that takes
   * a point of the plan to the camera, by column (`data-camera`).
   */
  probe?: boolean;
  /** Show the end of a move at once, for reduced motion; asked each time. */
  still?: () => boolean;
  /** Called when a sound is due. */
  onCue?: (cue: Cue) => void;
  /** Called after each frame, to place badges and report the replay's progress. */
  onFrame?: () => void;
  /** Called when the graphics are lost, and with false when they are restored. */
  onLost?: (lost: boolean) => void;
}

/** The school on a canvas. Frames are drawn only if something has changed or is moving. */
export interface School {
  /**
   * Put penguins where they are; the index is their number. With *waddle*, penguins that were
   * elsewhere walk there. Ends a replay.
   */
  setPenguins(penguins: readonly Placed[], waddle?: boolean): void;
  /**
   * Let penguins that are walking or carried arrive within this many ms; resolves when all have.
   */
  settle(most: number): Promise<void>;
  setFish(doors: readonly DoorFish[]): void;
  /**
   * Set the viewer's own penguin: walls in front of it turn to tracing paper. Null for spectators.
   */
  setOwn(penguin: number | null): void;
  /** Show direction and power, and nothing of the result; null ends it. */
  aim(aiming: Aiming | null): void;
  /** Mark points of the floor that can be chosen, as for the orange line. */
  offer(spots: readonly Spot[]): void;
  /** Light up the part of a room within the orange line, where the Catcher may stand. */
  lightRoom(room: number | null): void;
  /** Show dotted trails of earlier tries, the latest last; at most five. */
  setTrails(tracks: readonly Trail[]): Promise<void>;
  /** Show a move; an earlier replay ends. Rejects with TrackError if it can't be read. */
  play(move: Showing): Promise<Playback>;
  look(view: View): void;
  /**
   * Turn the view by degrees: round the school or the penguin, and up or down; at once, or
   * *slowly*.
   */
  orbit(round: number, up: number, slowly?: boolean): void;
  /**
   * Direction of the view from behind a penguin, in hundredths of a degree from +x; otherwise null.
   */
  facing(): number | null;
  /** Zoom: 1 is as fitted, 2 twice as close; between 1 and 3. */
  zoom(times: number): void;
  setInsets(insets: Insets): void;
  setLight(light: 'day' | 'lamp'): void;
  pick(point: ScreenPoint): Picked;
  /** Where a point of the plan is on the canvas, or null behind the camera. */
  project(x: number, y: number, z: number): ScreenPoint | null;
  /** Where the badge of a penguin goes in this frame, or null if the penguin isn't there. */
  above(penguin: number): ScreenPoint | null;
  /** To be called when the canvas has changed its size. */
  resize(): void;
  /** Release the graphics; the canvas can't be opened again. */
  dispose(): void;
}
