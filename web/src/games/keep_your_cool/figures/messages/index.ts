/** The text of the rulebook’s pictures: what each shows, for readers who can’t see it, and what is in it. */

/** Words to see in more than one picture. */
const who = { ada: 'Ada', ben: 'Ben', adaReaches: 'Ada reaches' };
const hand = { out: 'hand is out', flag: 'has the flag', void: 'doesn’t count' };
const plus = (seconds: number): string => `+ ${seconds} s`;
const capitals = (words: readonly string[]): string => words.join(', ').toUpperCase();

export const text = {
  places: {
    label:
      'The table from above. Two players face each other, and each has a flag at both hips. What is left for one is on the other’s right. A moderator sits at the side.',
    caption: 'A flag is left or right as its wearer would say it. The moderator sits at the side.',
    left: 'left',
    right: 'right',
    tiles: 'the tiles',
  },
  twoSizes: {
    label:
      'Two tables from above. Twelve tiles lie in one ring, 22 in a ring with two arcs inside. On each, two stars lie face up.',
    caption: 'Every symbol is on two tiles, like the star here. All start face down.',
    standard: 'Standard: six symbols, twelve tiles',
    advanced: 'Advanced: eleven symbols, 22 tiles',
  },
  gaps: {
    label:
      'Twelve places in a ring. Two pairs were taken, so four places are dashed gaps. A star lies face up, all others face down, where they lay before.',
    caption: 'Gaps stay empty, and no tile moves up: remember where you saw a symbol.',
  },
  throws: {
    rock: 'Rock beats scissors',
    scissors: 'Scissors beat paper',
    paper: 'Paper beats rock',
    label: (wins: readonly string[]) => `${wins.join('. ')}.`,
    caption: 'The winner flips tiles first, the loser speaks. If hands are equal, throw again.',
  },
  turning: {
    label: (seconds: number) =>
      `A timeline of three turns of tiles, ${seconds} seconds each, one after the other without a break.`,
    caption: (seconds: number) =>
      `A turn takes ${seconds} seconds. The next one waits until it’s done.`,
    who: 'The Flipper turns',
    up: 'tile up',
    down: 'tile down',
  },
  faceUp: {
    label:
      'Four tiles with a moon and a bell face up, which is fine. Four tiles with a moon, a bell and a star face up, which is one too many.',
    caption: 'Turn one of the two down before you turn up another.',
    two: 'Two face up',
    three: 'Three face up',
  },
  pair: {
    label:
      'Ada turned up a moon. Ben, now Flipper, turns up the other moon. Both places become gaps: the pair is Ben’s.',
    caption: 'It doesn’t matter who turned the first tile. The second one takes the pair, at once.',
    first: 'Ada turns a moon',
    second: 'Ben turns the other',
    taken: 'The pair is Ben’s',
  },
  third: {
    label:
      'A moon and a bell lie face up. Ada turns up the other moon as a third tile: all three are framed in red as a foul. Then all lie face down, and Ada is Speaker.',
    caption: 'A third tile is a foul even if it matches. All go down, and the roles change.',
    two: 'Two face up',
    foul: 'Ada turns a third',
    down: 'All down, Ada speaks',
  },
  answer: {
    label:
      'The key word is LUDICROUS: L and S are wanted. CASSEROLE has an L and an S. SLICE has both, too. CRADLE has an L and no S.',
    caption: 'The key word’s first and last letters can be anywhere in your word, in either order.',
    missing: 'no S',
  },
  alike: {
    label:
      'The key word is TREAT, which begins and ends with T. MATE has one T, and that is enough. SOUND has none.',
    caption: 'TREAT wants a T, and one is enough.',
    missing: 'no T',
  },
  swap: {
    label: (seconds: number) =>
      `A timeline. Ada turns tiles until Ben’s word counts. From then on Ben turns tiles. Ada must wait ${seconds} second before speaking.`,
    caption: 'The tiles change hands at the word. Ada can answer after a second.',
    ...who,
    turns: 'turns tiles',
    waits: 'must wait',
    speaks: 'may speak',
    says: 'says a word',
    word: 'the word',
    plus,
  },
  stays: {
    label:
      'While Ada flips, a moon and a bell lie face up. Ben says a word and flips now: the same two lie face up.',
    caption: 'The tiles lie as before. Ben can use them or turn them down.',
    before: 'Ada flips',
    after: 'After Ben’s word, Ben flips',
  },
  family: {
    label: (barred: readonly string[], free: readonly string[]) =>
      `After PLAY these are barred: ${capitals(barred)}. These are free: ${capitals(free)}.`,
    caption: 'Endings stay in the family. A new beginning or another word makes a new one.',
    word: 'play',
  },
  chain: {
    label: (words: readonly string[]) =>
      `Six words, each with the first and last letter of the one before: ${capitals(words)}.`,
    caption: 'Framed letters ask, and the filled ones in the next word answer.',
  },
  reach: {
    label:
      'The table from above, with tiles on it. The near player’s arm goes round the table and is almost at the far player’s flag.',
    caption: 'As long as tiles lie there, both can reach for a flag at any time.',
  },
  stop: {
    label: (seconds: number) =>
      `A timeline. Ada’s hand goes out. Ben says stop before the ${seconds} seconds are over: the flag stays, and Ada may not reach again until she has taken another pair.`,
    caption: (seconds: number) =>
      `A stop before ${seconds} seconds saves the flag. Ada can’t reach until her next pair.`,
    ...who,
    out: hand.out,
    barred: 'barred until a new pair',
    said: 'Stop! The flag stays',
  },
  taken: {
    label: (seconds: number) =>
      `A timeline. Ada’s hand is out for ${seconds} seconds without a stop, so she has the flag. Ben’s stop after that is too late.`,
    caption: (seconds: number) =>
      `After ${seconds} seconds the flag is off. In the standard game that wins.`,
    ...who,
    ...hand,
    said: 'Stop! Too late',
  },
  void: {
    label: (seconds: number) =>
      `A timeline. Ben says stop while no hand is out, and can’t say it for ${seconds} seconds. Ada reaches in that time, and Ben has little time left to stop her.`,
    caption: (seconds: number) =>
      `After a stop for nothing you can’t stop anybody for ${seconds} seconds.`,
    ...who,
    early: 'Ben says stop, and no hand is out',
    locked: 'can’t say stop',
    out: hand.out,
    stop: 'stop',
    plus,
  },
  feint: {
    label: (committed: number, reach: number, reaction: number, barred: number) =>
      `A timeline of two reaches. In its first ${committed} seconds a hand can’t go back. After ${reach} seconds the flag is off. A hand that goes back can still be stopped for ${reaction} seconds, and then its owner may not reach for ${barred} seconds.`,
    caption: (seconds: number) =>
      `In the red stretch after a feint a stop still counts, for ${seconds} seconds.`,
    whole: 'A reach to the end',
    committed: 'no way back',
    free: 'may go back',
    off: 'the flag is off',
    feint: 'A feint: the hand goes back',
    out: 'out',
    barred: (seconds: number) => `no reach for ${seconds} s`,
  },
  first: {
    label: (reach: number, tooSoon: number) =>
      `A timeline of two hands. Ada’s went out first and is done first, after ${reach} seconds. Ben’s doesn’t count. A stop within ${tooSoon} seconds of seeing a hand is void, a later one counts until the flag is off.`,
    caption: (tooSoon: number) =>
      `The reach done first counts. A stop in the first ${tooSoon} seconds is no answer.`,
    ...who,
    ...hand,
    stop: 'A stop that names Ada’s hand',
    counts: 'counts',
  },
  lastPair: {
    label: (seconds: number) =>
      `A timeline. Ada’s hand is out when Ben takes the last pair, before the ${seconds} seconds are over. The reach doesn’t count.`,
    caption: 'No tiles, no reach: the pair came before the hand arrived.',
    ...who,
    ...hand,
    pair: 'takes the last pair',
  },
  ruling: {
    label: (seconds: number) =>
      `A timeline. A flag that is off waits ${seconds} seconds for the moderator’s ruling: in time, too late, or before. Without a ruling it stays taken.`,
    caption: (seconds: number) =>
      `The moderator has ${seconds} seconds. Without a ruling the flag stays taken.`,
    flag: 'The flag is off',
    waits: 'waits for a ruling',
    taken: 'taken',
    moderator: 'The moderator',
    asks: 'in time, too late or before?',
  },
  struck: {
    label:
      'The key word is BRACE and Ada flips. Ben says EMBALM, flips and takes a pair. The moderator strikes EMBALM. The key word is BRACE again, Ada flips, and Ben’s pair leaves the game.',
    caption: 'Key word and roles are what they were. The pair taken since leaves the game.',
    steps: [
      { text: 'BRACE', note: 'Ada flips' },
      { text: 'EMBALM', note: 'Ben flips, takes a pair' },
      { text: 'Struck', note: 'by the moderator' },
      { text: 'BRACE', note: 'Ada flips again' },
    ],
  },
  dispute: {
    label: (seconds: number) =>
      `A timeline. Play is stopped for ${seconds} seconds. In that time Ben, who lost the flag, may ask Ada to give it back, or let it stand. Then the game is over.`,
    caption: (seconds: number) =>
      `Ben has ${seconds} seconds to ask for the flag. Then the game ends.`,
    loser: 'Ben lost the flag',
    asks: 'Ask for it, or let it stand',
    game: 'The game',
    stopped: 'stopped',
    over: 'over',
  },
  lost: {
    label: (seconds: number) =>
      `A timeline. Ada’s hand is out when Ben’s connection is lost. Every clock stops. When Ben is back, the reach starts over with its whole ${seconds} seconds.`,
    caption: (seconds: number) =>
      `When Ben is back, the whole ${seconds} seconds begin again. That happens once in a reach.`,
    reaches: 'Ada reaches for Ben',
    out: 'out',
    stop: 'clocks stop',
    again: (seconds: number) => `${seconds} s again`,
    line: 'Ben’s line',
    lost: 'lost',
  },
};
