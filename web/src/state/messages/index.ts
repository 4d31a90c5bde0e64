/** Text of house rules, and synonyms for searching the rulebook. */
export const text = {
  /** Titles of word lists, by name; any other name is made readable. */
  lists: new Map([
    ['rumpus-en', 'Rumpus English'],
    ['german', 'German words'],
  ]),
  search: {
    /** Words of a question that say nothing about its subject. */
    idle:
      'a an and are at be by can do does for from has have how i if in is it its may me much must my of ' +
      'on or our s should t that the their there they this to was we what when where which who why ' +
      'with would you your',
    /** The commonest endings, the longest first. */
    endings: 'ies|ing|ed|es|s|e',
    /** Everyday words for things, with the rulebooks' words for them. */
    also: new Map([
      ['bonus', ['double', 'peg']],
      ['dictionary', ['list', 'dictionary']],
      ['draw', ['equal', 'share', 'draw']],
      ['finish', ['end']],
      ['lookup', ['look', 'list']],
      ['over', ['end']],
      ['plural', ['longer', 'plural']],
      ['point', ['worth', 'point']],
      ['redo', ['pass']],
      ['score', ['worth', 'point', 'score']],
      ['skip', ['pass']],
      ['tie', ['equal', 'share']],
      ['undo', ['back', 'taken']],
      ['value', ['worth']],
      ['victory', ['win']],
      ['winner', ['win']],
    ]),
  },
};
