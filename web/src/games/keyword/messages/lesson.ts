/** Text of the lesson: a sentence for each step. */
export const lesson = {
  aim: 'Lay the longest word. The winner keeps its letters, and needs those of the secret word. This takes two minutes.',
  end: 'Lay the longest word, watch your blue cards, and collect the keyword first.',
  robin: 'Robin',
  tips: {
    lay: 'Lay the longest word you find. Everyone may use the blue cards.',
    back: 'You may take your word back until everyone has laid.',
    keyword: 'The letters of your words fill the keyword. You need them all.',
    pass: 'No good word? Pass early, and swap cards.',
  },
  cards: {
    name: 'Your cards',
    say: 'Six orange cards are yours. Everyone may use the blue ones.',
  },
  longest: {
    name: 'The longest word wins',
    say: 'Lay CHORD: press C, H, O, R, D, then Lay face down.',
    keys: 'type CHORD, then press Enter.',
    done: 'Five letters beat Robin’s four, so you keep CHORD.',
    other: 'Every word helps, but here you need CHORD.',
  },
  keyword: {
    name: 'The secret word',
    say: 'Your R and O count for the keyword ROSE. Press Next round.',
    keys: 'press Tab until you reach Next round, then Enter.',
    done: 'You have new cards. Now you only need S and E.',
    other: 'Look at the words, then press Next round.',
  },
  blue: {
    name: 'Blue cards decide',
    say: 'Robin may have five letters, too. Use two blue cards: lay LIKES.',
    keys: 'type LIKES, then press Enter.',
    done: 'Two blue cards beat one. S and E complete ROSE: you win.',
    other: 'That would be a word. Here you need the S, the E and two blue cards.',
  },
};
