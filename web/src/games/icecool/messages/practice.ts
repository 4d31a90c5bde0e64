/** Practice: placing penguins, how a try went, and shots that are opened. */
import { counted, ordinal } from '../../../lib/phrase';

const penguin = (number: number | null): string =>
  number === null ? 'A penguin' : `Penguin ${number}`;

export const practice = {
  tab: 'Warm up · Rumpus',
  title: 'Warm up',
  alone: 'On your own; nothing counts',
  back: 'Back to the front door',
  sound: 'Sound',
  goal: 'Aim at a door: half the power takes you through.',
  watch: 'Watch the last try again',
  place: 'Place',
  retry: 'Retry',
  list: 'Tries',
  trouble: 'That flick couldn’t be worked out, so nothing moved.',
  placing: {
    title: 'Place the penguins',
    how: 'Choose a penguin, then tap the floor. You flick the chosen one.',
    penguins: 'Penguins',
    penguin,
    add: (number: number) => `Add penguin ${number}`,
    addShort: 'add',
    chosen: (number: number, where: string) => `Penguin ${number}, ${where}.`,
    moved: (number: number, where: string) => `Penguin ${number} is ${where}.`,
    noRoom: 'There’s no space there.',
    across: (mm: number, where: string) => `${mm} mm from the left, ${where}`,
    along: (mm: number, where: string) => `${mm} mm from the front, ${where}`,
    remove: 'Remove it',
    flick: 'Now flick',
  },
  tries: {
    title: 'Your last tries',
    close: 'Close',
    retry: 'Retry',
    copy: (number: number) => `Copy a link to your ${ordinal(number)} try`,
    copyShort: 'Copy a link to this shot',
    copied: 'Link to the shot copied.',
    blocked: 'Your browser blocked copying.',
    none: 'No tries yet. Each flick leaves a dotted trail in the school.',
    open: 'Open a shot',
    field: 'Link or text',
    go: 'Open',
    back: 'Return to the start after each try',
    reset: 'Start over',
  },
  /** "Power 62: off two walls, through one door, rests in the Hall" */
  tried: {
    all: (power: number, parts: readonly string[]) => `Power ${power}: ${parts.join(', ')}`,
    trouble: 'couldn’t be worked out',
    over: (walls: number) => `over ${counted(walls, 'wall')}`,
    off: (walls: number) => `off ${counted(walls, 'wall')}`,
    through: (doors: number) => `through ${counted(doors, 'door')}`,
    hits: 'hits a penguin',
    leaves: 'leaves the school',
    stays: 'stays where it is',
    rests: (place: string) => `rests in ${place}`,
  },
  /** Whether an opened shot is what its text says. */
  opened: {
    same: 'The shot came out exactly as written.',
    school: 'The shot is from another school and comes out differently here.',
    engine: 'The shot is from another version and comes out differently here.',
    otherwise: 'The shot doesn’t come out as its text says.',
  },
  refusals: {
    noShot: 'That’s not a shot. Copy the whole text or link.',
    livePosition: 'That’s the position at your table now. Flick there, or move a penguin.',
    inWall: (number: number | null) => `${penguin(number)} is in a wall. Put it somewhere else.`,
    inPenguin: (number: number | null) =>
      `${penguin(number)} overlaps another penguin. Put it somewhere else.`,
    outside: (number: number | null) => `${penguin(number)} is outside the school. Put it inside.`,
    offFloor: (number: number | null) =>
      `${penguin(number)} isn’t on the floor. Put it down again.`,
    unknown: (code: string) => `That’s not possible now (${code}).`,
  },
};
