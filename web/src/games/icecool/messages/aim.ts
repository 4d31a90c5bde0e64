/** Aiming: three ways to flick, dials, and what a hit does. */
type Side = 'left' | 'right';

export const aim = {
  title: { pull: 'Pull back, let go', dials: 'Set the dials', stroke: 'Draw a stroke' },
  how: {
    pull: 'Press on your penguin, pull back, let go.',
    dials: null,
    stroke: 'Draw a quick line through your penguin. The faster the line, the stronger the flick.',
  },
  stroke: (power: number, spin: string) => `Your stroke: power ${power}, ${spin}.`,
  /** Why a stroke flicked nothing, and what to do. */
  misses: {
    short: 'Too short: draw past your penguin.',
    inside: 'Start beside your penguin, not on it.',
    beside: 'You missed your penguin: draw through its middle.',
    slow: 'Too slow: draw faster.',
  },
  flick: 'Flick',
  /** Button label while the power is 0. */
  powerless: 'Set the power first',
  open: 'Aim with dials',
  close: 'Hide the dials',
  pull: 'Pull back',
  useStroke: 'Flick with a stroke',
  keys: [
    { keys: ['←', '→'], use: 'direction,' },
    { keys: ['↑', '↓'], use: 'power,' },
    { keys: ['Q', 'E'], use: 'side,' },
    { keys: ['W', 'S'], use: 'height,' },
    { keys: ['Enter'], use: 'flicks' },
  ],
  direction: {
    label: 'Direction',
    sign: (degrees: number) => `Direction ${degrees}°`,
    value: (degrees: number, way: string) => `${degrees} degrees, ${way} on the plan`,
  },
  power: { label: 'Power', sign: (power: number) => `Power ${power}` },
  hit: {
    card: 'Where the finger hits',
    title: 'Where it hits',
    chip: (side: string, height: string) => `Where it hits: ${side}, ${height}`,
    done: 'Done',
    height: 'Height of the hit',
    side: 'Side of the hit',
    signs: { height: 'Height', side: 'Side' },
    sentence: (words: string) => `${words}.`,
  },
  /** From straight right anticlockwise, an eighth of a turn each. */
  ways: [
    'right',
    'up and right',
    'up',
    'up and left',
    'left',
    'down and left',
    'down',
    'down and right',
  ],
  side: {
    middle: 'in the middle: straight',
    little: (to: Side) => `a little ${to}: straight, then it hooks ${to}`,
    out: (to: Side) => `${to}: straight, then it hooks ${to}`,
    far: (to: Side) => `far ${to}: straight, then it hooks hard ${to}`,
  },
  height: {
    crown: (power: number) => `on top of the head: it jumps, over walls from power ${power}`,
    head: 'on the head: it hops; hit higher, it jumps walls',
    body: 'on the body: it slides',
  },
  /** Beside a finger: "straight", "spins right, jumps". */
  spin: {
    straight: 'straight',
    to: (to: Side) => `spins ${to}`,
    jumps: (spin: string) => `${spin}, jumps`,
    hops: (spin: string) => `${spin}, hops`,
  },
  spoken: (degrees: number, way: string, power: number, side: string, height: string) =>
    `Direction ${degrees} degrees, ${way} on the plan. Power ${power}. Hit ${side}, ${height}.`,
};
