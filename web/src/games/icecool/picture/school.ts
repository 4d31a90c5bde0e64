/** The school on its table: the plan that the server simulates, in the picture's 360 box. */
import data from '../../../../../src/rumpus/physics/data/school.json';

/** Length of one mm of the plan, in units of the box. */
const SCALE = 0.44;
const MIDDLE = 180;
/** Decoration of each floor, by the number of its box. */
const FLOORS: Readonly<Record<number, string>> = {
  1: '#CFE0E6',
  2: '#D3DAE8',
  3: '#DCE3CF',
  4: '#E8DCC0',
  5: '#E6D3C3',
};
/** Positions of penguins: the Catcher in the Kitchen, the Runners on their way. */
const SPOTS = [
  { x: 452, y: 300 },
  { x: 72, y: 212 },
  { x: 420, y: 74 },
  { x: 268, y: 262 },
];

export interface Point {
  x: number;
  y: number;
}

export interface Seen extends Point {
  seat: number;
}

const wide = Math.max(...data.rooms.map((room) => room.right));
const deep = Math.max(...data.rooms.map((room) => room.top));

/** A point of the plan in the picture: on the plan y runs up, here it runs down. */
export function seen({ x, y }: Point): Point {
  return { x: MIDDLE + (x - wide / 2) * SCALE, y: MIDDLE - (y - deep / 2) * SCALE };
}

export const ROOMS = data.rooms.map(({ name, box, left, bottom, right, top }) => ({
  name,
  floor: FLOORS[box],
  ...seen({ x: left, y: top }),
  w: (right - left) * SCALE,
  h: (top - bottom) * SCALE,
}));

export const INSET = data.inset * SCALE;
export const OPENING = data.opening.width * SCALE;
export const OUTLINE = { ...seen({ x: 0, y: deep }), w: wide * SCALE, h: deep * SCALE };
export const CIRCLE = { ...seen(data.circle), r: data.circle.radius * SCALE };

/** The doors by number, named after the rooms on their two sides. */
export const DOORS = data.doors.map(({ wall, centre }) => {
  const through = data.walls[wall];
  const at = through?.at ?? 0;
  const upright = through?.across === 'x';
  const sides = [through?.below, through?.above].flatMap(
    (room) => data.rooms[room ?? -1]?.name ?? [],
  );
  const point = seen(upright ? { x: at, y: centre } : { x: centre, y: at });
  return { name: sides.join(' and '), upright, ...point };
});

const over = (doors: readonly number[]) => doors.flatMap((door) => DOORS[door] ?? []);
/** The doors with fish, by number of players. */
export const FISH_DOORS = {
  two: over(data.fish.two),
  three: over(data.fish.three),
  four: over(data.fish.four),
};

/** The seats that would play: those taken if there are enough, otherwise all that the table has. */
function playersOf(stools: readonly (number | null)[]): number[] {
  const sitting = stools.filter((seat) => seat !== null);
  return sitting.length > 1 ? sitting : stools.map((_, seat) => seat);
}

/** The penguins of the seats that would play; the first one is the Catcher. */
export function penguins(stools: readonly (number | null)[]): Seen[] {
  return playersOf(stools).flatMap((seat, at) => {
    const spot = SPOTS[at];
    return spot ? [{ seat, ...seen(spot) }] : [];
  });
}

/** A fish over each door with the sign for this number of players, from each Runner in turn. */
export function fish(stools: readonly (number | null)[]): Seen[] {
  const players = playersOf(stools);
  const runners = players.slice(1);
  const { two, three, four } = FISH_DOORS;
  const doors = players.length > 3 ? four : players.length > 2 ? three : two;
  return doors.flatMap(({ x, y }, at) => {
    const seat = runners[at % runners.length];
    return seat === undefined ? [] : [{ seat, x, y }];
  });
}
