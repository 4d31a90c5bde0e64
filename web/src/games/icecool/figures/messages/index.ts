/** The text of the rulebook’s pictures: what each shows, for readers who can’t see it, and what is in it. */
import { listed } from '../../../../lib/phrase';

export const text = {
  caught: {
    label:
      'Two touches. The Catcher runs into a Runner: the Runner is caught. A Runner runs into the Catcher: the Runner is caught, too.',
    caption: 'Plum is the Catcher. A touch is a catch, no matter who ran into whom.',
    catcher: 'The Catcher hits a Runner',
    runner: 'A Runner hits the Catcher',
  },
  comingIn: {
    label:
      'The Classroom from above, with the Catcher in it. Before the first turn the Runner waits outside the school. With that turn the Runner stands on the red circle.',
    caption: 'Until your first turn of a round, nobody can touch you.',
    before: 'Before: outside, and safe',
    first: 'First turn: on the circle',
  },
  circle: {
    label:
      'The Classroom from above. A Runner’s first flick bumps into the wall beside the door and rolls back over the red circle. In the same turn the Runner flicks again and goes through the door into the Gym.',
    caption: 'Back on the circle, the Runner flicks again. Off it, the turn goes on as usual.',
    back: 'Back on the circle: flick again',
    off: 'Off the circle',
  },
  completely: {
    label:
      'A penguin at a door, three times. Before the wall it’s completely on one side. In the doorway it’s on both sides. Beyond the wall it’s completely on the other side.',
    caption: 'Once it’s completely on the other side, it’s through, even if it rolls back.',
    before: 'Before',
    doorway: 'In the doorway',
    beyond: 'On the other side',
  },
  doorway: {
    label:
      'A penguin is stuck in the door from the Gym to the Classroom. It can be put on the orange line of either room.',
    caption: 'A flick from the doorway doesn’t get the fish over it. A flick from a line does.',
  },
  kitchen: {
    label:
      'The Kitchen from above. A penguin within the orange line is fine, and so is one on it. One between the line and the wall is not.',
    caption: 'Within the line or on it: what counts is the middle of the foot.',
    within: 'Within the line, or on it',
    outside: 'Between line and wall',
  },
  lintel: {
    label:
      'A door from the side, twice. A penguin that goes under the lintel goes through the door. One that jumps over the wall does not.',
    caption: 'A jump over a door gets no fish.',
    through: 'Through the door',
    over: 'Over the door',
  },
  movedFish: {
    label:
      'Two cards worth 2 are turned up. A jade fish moves from the door between the Classroom and the Library to the one between the Hall and the Kitchen. The three doors of the Gym, where the jade penguin is, are crossed out.',
    caption: 'Two 2s move a fish, but not to a door of its penguin’s room.',
  },
  offWall: {
    label:
      'The Gym from above. Two penguins stand outside the orange line, one at a wall and one in a corner. Each is put on the closest point of the line.',
    caption: 'Before your flick you can put your penguin on the closest point of the line.',
  },
  outside: {
    label:
      'A penguin in the Gym flies over the outer wall. It goes back to the point from which it was flicked, and the turn is over.',
    caption: 'Back to where you flicked from, and the turn is over.',
  },
  pushedOut: {
    label:
      'One penguin hits another one, which flies over the outer wall. It goes back to the point where it was before the hit.',
    caption: 'Pushed out, the penguin goes back to where it was. Its owner loses nothing.',
  },
  pushed: {
    label:
      'A Runner is pushed by another one through the door under its own fish, and takes it. A Runner is pushed into the Catcher, and is caught.',
    caption: 'A push counts, too: through a door for a fish, into the Catcher for a catch.',
    fish: 'Pushed through: the fish is taken',
    caught: 'Pushed into the Catcher: caught',
  },
  roundEnd: {
    label:
      'Two ends of a round. A Runner has taken all three fish. Or the Catcher has the ID cards of all three Runners.',
    caption: 'Whichever comes first ends the round, once all penguins are still.',
    fish: 'A Runner’s third fish',
    ids: 'Everybody’s ID card',
  },
  skates: {
    label: 'Two cards worth 1. After a flick they’re turned up, and another turn begins at once.',
    caption: 'Cards that were turned up still count at the end.',
    flick: 'Flick',
    yours: 'Your turn',
    ones: 'Two 1s',
    up: 'Turned up',
    another: 'Another turn',
  },
  steady: {
    label: (calm: number, shaky: number) =>
      `Three fans from above, as long as a flick across a room. An exact hand goes along one line. A steady hand is off by about ${calm} degrees, a shaky one by about ${shaky}.`,
    caption: 'Most flicks stay in the dark part, nearly all in the pale one.',
    exact: 'Exact',
    calm: 'Steady',
    shaky: 'Shaky',
  },
  tasks: {
    label:
      'Three tasks with their cards. Jump: over the wall between two rooms. Two doors: from the Classroom through the Gym into the Hall. Off a wall: against the outer wall, then through a door.',
    caption:
      'Announce the task before you flick. If you do it, its card turns up and you draw another.',
    jump: 'Over a wall',
    doors: 'Through two doors',
    bounce: 'Off a wall, through a door',
  },
  through: {
    label:
      'Two ways through the door between the Classroom and the Gym, over which the Runner’s fish hangs. One goes through once, the other there and back. Each gets one fish.',
    caption: 'The direction doesn’t matter. There and back through one door is one fish.',
    through: 'Through: one fish and a card',
    back: 'There and back: one fish',
  },
  turns: {
    label:
      'Four players round the school. The Catcher sits below. The player to the Catcher’s left has the first turn, then turns go on clockwise, and the Catcher is last.',
    last: (turn: number) => `${turn}, Catcher`,
    caption: 'The Catcher, in plum, is last. The player to the Catcher’s left begins.',
  },
  twice: {
    label:
      'The school from above. The Catcher touches the Runner in the Gym. The Runner goes to the red circle in the Classroom and flicks from there at once.',
    caption: 'Plum catches jade. Jade goes to the circle and has a turn at once.',
  },
  fishDoors: {
    label: (counts: readonly string[]) =>
      `Doors with fish, named by their two rooms. With ${counts.join('; ')}.`,
    doors: (players: string, doors: readonly string[]) => `${players} players: ${doors.join(', ')}`,
    players: (players: string) => `${players} players`,
    caption: 'Each Runner has a fish over each of these three doors.',
  },
  school: {
    label: (rooms: readonly string[], doors: readonly string[]) =>
      `The school from above: ${listed(rooms)}. Each room has an orange line, and the Classroom the red circle. Its doors: ${doors.join(', ')}.`,
    room: (name: string, place: string) => `the ${name} ${place}`,
    left: 'left',
    right: 'right',
    above: 'above',
    below: 'below',
    middle: 'in the middle',
    caption: 'Seven doors join five rooms. Runners start on the red circle.',
  },
  hit: {
    label: (power: number) =>
      `A penguin from behind: hits on the body, left, in the middle or right, and above a line hits on the head. From above: a hit in the middle goes straight, a hit on the right starts straight and curves to the right. From the side: a body hit slides under the lintel, a hit on top of the head with power ${power} jumps the wall.`,
    caption:
      'Body hits slide: straight from the middle, curving to the side you hit. Head hits hop.',
    jumps: (power: number) => `Top of the head, power ${power}: it jumps`,
    where: 'Where the finger hits',
    curves: 'Middle: straight. Right: it curves right',
    slides: 'Body: it slides',
    head: 'head',
    body: 'body',
  },
  turnEnd: {
    label: (seconds: number) =>
      `A timeline. Your penguin moves, then it rests. For ${seconds} seconds you can use cards, then the next turn begins.`,
    caption: (seconds: number) =>
      `Your turn ends when you say so, at the latest ${seconds} seconds after your penguin rests.`,
    yours: 'Your turn',
    moves: 'moves',
    cards: 'Cards: skate, or move a fish',
    next: 'Next player',
    turn: 'Turn',
    rests: 'it rests',
    plus: (seconds: number) => `+ ${seconds} s`,
  },
};
