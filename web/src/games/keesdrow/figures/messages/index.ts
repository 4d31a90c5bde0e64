/** What stands in and under the rulebook's pictures, and what a screen reader hears instead. */
import { points } from '../../messages/parts';

const wasPlayed = (word: string) => `${word} was played`;

export const text = {
  people: ['Ada', 'Ben', 'Cleo'] as const,
  twoSides: {
    label: (sizes: readonly string[]) =>
      `A tile with K, E, E and S on one side, and D, R, O and W on the other. Two boards: ${sizes.join('; ')}.`,
    caption: 'Four letters on each side of a tile. Only one side is up in a game.',
    one: 'One side',
    other: 'The other side',
    size: (tiles: number, letters: number) => `${tiles} tiles, ${letters} by ${letters} letters`,
  },
  upright: {
    label:
      'The same tile three times. With one side up it’s fine, and with the other side up. Turned on its side it’s not.',
    caption: 'Chance decides which side is up. Letters always stand upright.',
    one: 'One side up',
    other: 'Or the other',
    turned: 'Never turned',
  },
  start: {
    label: 'The backs of three tiles. Upper left, Ada has an H, Ben a D, Cleo an R. Ben starts.',
    caption: 'Only the upper left letter counts. D is nearest to A, so Ben starts.',
    starts: (name: string) => `${name} starts`,
  },
  path: {
    label:
      'Two paths on the same sixteen letters. GARDEN goes right, down and diagonally over letters that touch. GRUB jumps from G over A to R.',
    caption:
      'Go sideways, up, down or diagonally, within a tile and from tile to tile. Never jump.',
    touching: (word: string) => `${word}: each letter touches the next`,
    apart: (word: string) => `${word}: G and R don’t touch`,
  },
  twice: {
    label:
      'LEVEL on L, E and V: the path goes to V and back the same way. BALLS on B, A, L and S: the path stays on L for both.',
    caption: 'Come back to a letter, or tap it again to stay on it.',
    back: 'LEVEL comes back over E and L',
    stays: 'BALLS stays on its L',
  },
  uses: {
    label: (uses: readonly string[]) =>
      `The letter S, worth 2, on its tile. ${uses.join('. ')}. Then it’s grey and spent.`,
    caption: 'S is worth 2. Its peg multiplies that, and after the red one the S is spent.',
    names: ['First', 'Second', 'Third'],
    heard: (name: string, made: number) => `${name} use: ${points(made)}`,
    use: (name: string, made: number) => `${name} use: ${made}`,
    last: (name: string, made: number) => `${name} use: ${made}, then spent`,
  },
  score: {
    label: (spelled: string, sum: number) => `STRESS on four letters: ${spelled}, together ${sum}`,
    caption: 'One S serves three times in STRESS: green, yellow, then red.',
  },
  same: {
    label:
      'LEVEL was played on L, E and V. Played backwards on the same letters it’s refused. Played with another E and L it’s fine.',
    caption: 'It’s the same word if it lies on the same letters, whatever their order.',
    played: wasPlayed,
    other: () => 'Other letters: fine',
    backwards: () => 'Backwards: the same word',
  },
  longer: {
    label: 'CART was played. CARTS on the same letters and an S is fine.',
    caption: 'Build on anyone’s word: one letter more makes it new.',
    played: wasPlayed,
    fine: (word: string) => `${word} is fine`,
  },
  elsewhere: {
    label: 'CART was played with the A to the right of C. CART with the A below C is fine.',
    caption: 'One other letter on the way makes it a new word.',
    played: wasPlayed,
    fine: () => 'With the other A: fine',
  },
  shorter: {
    label:
      'CARTS was played. CART on the same letters is refused. ART is fine by default, and so is CART with an A from elsewhere.',
    caption:
      'You can’t play the beginning of a word on its own letters. One other letter makes it new.',
    played: wasPlayed,
    begins: (word: string) => `${word} begins it`,
    within: (word: string) => `${word} doesn’t begin it`,
    other: (word: string) => `${word} with another A`,
  },
  challenge: {
    label:
      'A timeline. Ada plays a word. For ten seconds all others accept or challenge it. Only then the next turn and its timer begin.',
    caption:
      'The window closes after ten seconds, or sooner when all have accepted. One challenge settles it.',
    player: 'Ada',
    plays: 'plays a word',
    others: 'All others',
    judge: 'Accept or challenge',
    next: 'Ben, next',
    turn: 'Turn',
    seconds: (count: number) => (count === 0 ? '0' : `${count} s`),
  },
  struck: {
    label:
      'CARTO was played and added a peg to each of its five letters. It’s no word: the five pegs come out, and the older pegs stay.',
    caption:
      'CARTO isn’t in the list. Its pegs come out, older ones stay, and the path is free again.',
    challenged: 'CARTO, challenged',
    before: 'As it was before',
  },
  lastRound: {
    label: (goal: number) =>
      `Totals of three players, goal ${goal}. Ben reaches 103 in the last round. Cleo still has her turn and wins with 109.`,
    caption: (goal: number) =>
      `Ben is at ${goal} first, but the round goes on. Cleo has her turn, too, and wins.`,
    round: (round: number) => `Round ${round}`,
  },
  teams: {
    label:
      'Six players round a table. Clockwise, their teams are A, B, C, A, B, C. Partners sit opposite each other.',
    caption: 'Both other teams play between your turn and your partner’s. A team has one total.',
    names: ['A', 'B', 'C'],
    team: (name: string) => `Team ${name}`,
  },
  fourScore: {
    label:
      'Four tiles. With four yellow pegs a tile is taken, with four red ones too. With three yellow and one red it stays. Where a tile was taken, the board has a gap.',
    caption: 'Four pegs of one colour win the tile. Its gap stays, and no word goes over it.',
    yellow: 'All yellow: taken',
    red: 'All red: taken',
    mixed: 'Mixed: it stays',
    gap: 'The gap stays',
  },
  flipFlop: {
    label:
      'TART uses the same T twice. The column of that tile turns: its bottom tile, ringed, moves to the top, and the two others slide down with their pegs.',
    caption: 'The ringed tile goes to the top, the others slide down. Pegs stay on their tiles.',
    before: 'TART uses one T twice',
    after: 'Its column has turned',
  },
};
