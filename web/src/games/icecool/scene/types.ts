/**
 * What the 3D school offers to the screens round it: everything else in this folder is its own.
 *
 * Lengths are mm of the plan (x to the right, y up the page, z up from the floor), times ms, screen
 * points CSS pixels from the upper left corner of the canvas. Rooms, walls, doors and penguins are
 * numbered as in the plan and on the wire. Nothing here knows a rule.
 *
 * Load it lazily, as it brings three.js:
 *
 *     const { open } = await import('./scene');
 *     const school = await open(canvas, { light: light(), onCue: cue });
 */
import type { Cue } from '../../../lib/sound.svelte';

/** A pose as on the wire: the centre of the foot, and the turn of an upright one facing +x. */
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

/** How one penguin looks. */
export interface Look {
  /** Whose it is: colour, mark and hat go by it, as badges do. */
  seat: number;
  /** Wears the catcher's sash. */
  catcher: boolean;
  /** Still has the ID card round the neck. */
  id: boolean;
}

/** One penguin; null as pose is one that is not on the board. */
export interface Placed {
  pose: Pose | null;
  look: Look;
}

/** The fish that hang on a door, by seat, in the order in which they hang. */
export interface DoorFish {
  door: number;
  seats: readonly number[];
}

/** A flick as it is being aimed. */
export interface Aiming {
  penguin: number;
  /** Hundredths of a degree from +x, anticlockwise, as in the flick on the wire. */
  aim: number;
  /** 0 to 1000. */
  power: number;
  /** Where the finger holds the string, if one does. */
  pull: Spot | null;
}

/**
 * What is to be looked at: everything, one penguin from its usual side or from *behind*, with the
 * doors of its room before it, or the plan from above. A play-back is followed but from above, and
 * where everything *stays* in the picture.
 */
export type View =
  | { of: 'school'; stays?: boolean }
  | { of: 'penguin'; penguin: number }
  | { of: 'behind'; penguin: number }
  | { of: 'above' };

/** How far things lie over the canvas at its edges, in CSS pixels; the picture fits between. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a finger is on: a penguin if there is one, and in any case where the floor would be. */
export interface Picked {
  penguin: number | null;
  /** The point of the floor's plane, also outside the school; null towards the horizon. */
  floor: Spot | null;
  /** The room there, null outside. */
  room: number | null;
}

/** A fact of a shot, as on the wire; those that the play-back does not know it leaves alone. */
export interface Fact {
  type: string;
  at: number;
  penguin: number;
  door?: number | null;
  other?: number;
  wall?: number;
}

/** A fish that the table gave away because of this move. */
export interface Taken {
  at: number;
  door: number;
  /** Whose fish it was: it hangs by seat, and a penguin took it. */
  seat: number;
  penguin: number;
}

/** A move to be shown. */
export interface Showing {
  /** The bytes of the track, as the server sends them. */
  track: Uint8Array;
  facts: readonly Fact[];
  duration: number;
  mover: number;
  /** Fish that swing off their door on the way; the screen calls setFish afterwards. */
  taken?: readonly Taken[];
}

/** A track of an earlier move, of which one penguin's way is dotted. */
export interface Trail {
  track: Uint8Array;
  penguin: number;
}

/** Something to be marked on the strip under the play-back. */
export interface Moment {
  kind: 'flick' | 'door' | 'jump' | 'touch' | 'bounce' | 'out' | 'fish' | 'rest';
  /** Of the move. */
  at: number;
  /** Of the whole play-back, 0 to 1: what happens slowly takes more of the strip. */
  share: number;
  penguin: number;
}

/** A running play-back. */
export interface Playback {
  readonly moments: readonly Moment[];
  /** Of the play-back at its pace, slow parts included, in ms. */
  readonly length: number;
  /** How much has been shown, 0 to 1. */
  share(): number;
  /** The time of the move that is being shown, in ms from the flick. */
  at(): number;
  /** Goes on to the end. */
  skip(): void;
  /** From the beginning. */
  again(): void;
  /** 1 is the usual pace, 0.5 half of it. */
  pace(times: number): void;
  /** Shows the moment at this share and stays there until pace or again is called. */
  seek(share: number): void;
  /** Resolves as soon as the end was shown, also by skip; again() does not renew it. */
  readonly done: Promise<void>;
}

export interface Options {
  light: 'day' | 'lamp';
  /** No shadows, no smooth edges, half the pixels: for weak machines and tests. */
  low?: boolean;
  /**
   * Writes to the canvas what the greatest of all frames has cost (`data-counters`), and what the
   * camera makes of a point of the plan: a matrix, column by column (`data-camera`).
   */
  probe?: boolean;
  /** Shows the end of a move at once, as somebody wants less motion; asked anew each time. */
  still?: () => boolean;
  /** Hears what sounds when. */
  onCue?: (cue: Cue) => void;
  /** Called after each frame: where badges are to go, how far the play-back is. */
  onFrame?: () => void;
  /** Called when the graphics went away, and with false when they are back. */
  onLost?: (lost: boolean) => void;
}

/** The school on a canvas. Frames are drawn only when something has changed or moves. */
export interface School {
  /**
   * Puts penguins where they are; the index is their number. With *waddle*, those that stood
   * somewhere else walk there. Ends a play-back.
   */
  setPenguins(penguins: readonly Placed[], waddle?: boolean): void;
  /** Who still walks or is carried is there within so many ms; resolves when all stand. */
  settle(most: number): Promise<void>;
  setFish(doors: readonly DoorFish[]): void;
  /** The penguin of whoever looks: walls before it turn to tracing paper. Null for onlookers. */
  setOwn(penguin: number | null): void;
  /** Shows direction and power, and nothing of what comes of it; null ends it. */
  aim(aiming: Aiming | null): void;
  /** Marks points of the floor that may be chosen, as with the orange line. */
  offer(spots: readonly Spot[]): void;
  /** Lights up the part of a room within the orange line, where the Catcher may stand. */
  lightRoom(room: number | null): void;
  /** Dotted trails of earlier tries, the latest last; at most five are shown. */
  setTrails(tracks: readonly Trail[]): Promise<void>;
  /** Shows a move; an earlier play-back ends. Rejects with TrackError when it can't be read. */
  play(move: Showing): Promise<Playback>;
  look(view: View): void;
  /** Turns the view by degrees: round the school or the penguin, and up or down; at once, or *slowly*. */
  orbit(round: number, up: number, slowly?: boolean): void;
  /** Where one looks from behind a penguin, in hundredths of a degree from +x; null from elsewhere. */
  facing(): number | null;
  /** 1 is as it was fitted, 2 twice as near; between 1 and 3. */
  zoom(times: number): void;
  setInsets(insets: Insets): void;
  setLight(light: 'day' | 'lamp'): void;
  pick(point: ScreenPoint): Picked;
  /** Where a point of the plan is on the canvas; null behind the camera. */
  project(x: number, y: number, z: number): ScreenPoint | null;
  /** Where the badge of a penguin goes, as it stands in this frame; null if it is not there. */
  above(penguin: number): ScreenPoint | null;
  /** Call it when the canvas has changed its size. */
  resize(): void;
  /** Gives the graphics back; the canvas can't be opened again. */
  dispose(): void;
}
