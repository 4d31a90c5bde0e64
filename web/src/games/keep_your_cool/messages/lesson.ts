/** Text of the lesson: a sentence for each step. */
export const lesson = {
  aim: 'Collect pairs of tiles, or grab a flag from the other player’s belt. Be quick, but stay calm. This takes two minutes.',
  end: 'Turn tiles, answer words, say stop in time, and fool the other player.',
  robin: 'Robin',
  tips: {
    first: 'Say any word. The other player will need its first and last letter.',
    flip: 'Turn two tiles that match. A third one is a foul.',
    speak: 'Say a word with the two dark letters, anywhere in it.',
    locked: 'You were stopped. Take a pair, and you may reach again.',
  },
  tile: {
    name: 'Turn tiles',
    say: 'You have the tiles. Turn the two in the rings, one after the other.',
    keys: 'press Tab to reach the tiles, arrow keys to move, Enter to turn the third tile, then the seventh.',
    done: 'Two suns: that pair is yours.',
    other: 'Turn the tile with the thick ring first.',
  },
  word: {
    name: 'Say a word',
    say: 'Robin took the tiles with MORNING. Take them back: say GAME.',
    keys: 'type GAME, then press Enter.',
    done: 'MORNING begins with M and ends with G. Your word has both, anywhere.',
    other: 'You need an M and a G. Here, say GAME.',
  },
  stop: {
    name: 'Say stop',
    say: 'Robin reaches for your flag. Press STOP.',
    keys: 'press Space.',
    done: 'In time. Robin can’t reach again before the next pair.',
    other: 'Robin’s hand is coming. Press STOP.',
  },
  feint: {
    name: 'Feint',
    say: 'Now fool Robin: hold Reach on the left, count to one, let go.',
    keys: 'hold the key 1, count to one, then let go.',
    done: 'Robin said stop when no hand was there, so that STOP is locked.',
    other: 'Use the left Reach button, and let go again.',
  },
  reach: {
    name: 'Reach',
    say: 'Robin can’t stop you for a moment. Hold Reach on the left.',
    keys: 'hold the key 1.',
    done: 'The flag is off: you win. In a real game, be quick.',
    other: 'Use the left Reach button.',
  },
};
