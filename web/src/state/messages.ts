/** Text of house rules, and the words by which people search the rulebook. */
export const text = {
  /** Titles of word lists, by name; any other name is made readable. */
  lists: new Map([['rumpus-en', 'Rumpus English']]),
  search: {
    /** Words of a question that say nothing of what is asked. */
    idle:
      'a an and are at be by can do does for from has have how i if in is it its may me much must my of ' +
      'on or our s should t that the their there they this to was we what when where which who why ' +
      'with would you your',
    /** What people call a thing, and what the rulebooks call it. */
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
