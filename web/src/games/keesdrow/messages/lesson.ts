/** Text of the lesson: a sentence for each step. */
export const lesson = {
  aim: 'Trace words through the letters of the board. The player with the most points wins. This takes two minutes.',
  end: 'Trace words, use letters up to three times, and challenge what isn’t a word.',
  robin: 'Robin',
  tips: {
    trace: 'Slide over letters that touch, then press Play. You can type, too.',
    challenge: 'Not a word? Challenge it. If it is one, it counts double.',
    pegs: 'Letters with a peg score more. Use them again.',
    red: 'A letter with a red peg can’t be used any more.',
  },
  path: {
    name: 'Trace a word',
    say: 'Trace TONE: press the T, slide to O, N and E, then press Play.',
    keys: 'type TONE, then press Enter.',
    done: 'Six points. Every letter has its own value.',
    other: 'Good eye, but first trace TONE.',
  },
  peg: {
    name: 'Pegs',
    say: 'Green pegs now mark your letters: each has been used once.',
  },
  again: {
    name: 'Use letters again',
    say: 'Robin used your O and E, so they scored double. Press Accept.',
    keys: 'press Tab until you reach Accept, then Enter.',
    done: 'Yellow pegs: used twice. The next player gets three times their value.',
    other: 'LOVE is a real word. If you challenge it, Robin scores double.',
  },
  more: {
    name: 'A longer word',
    say: 'Your turn. Put an S before your word: trace STONE and play it.',
    keys: 'type STONE, then press Enter.',
    done: '16 points, and TONE gave only 6. Used letters are worth more.',
    other: 'That could score, too. Here, trace STONE.',
  },
  red: {
    name: 'Red pegs',
    say: 'Two letters have red pegs now. Nobody can use them again.',
  },
  challenge: {
    name: 'Challenge',
    say: 'Robin played DAGLY. Is that a word? Press Challenge.',
    keys: 'press Tab until you reach Challenge, then Enter.',
    done: 'It isn’t on the list: the word comes off and scores nothing.',
    other: 'You would let Robin keep 12 points. Press Challenge.',
  },
};
