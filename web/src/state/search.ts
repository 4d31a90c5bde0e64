/** Finds rules by what a person asks: whole questions, other words for the same thing, any ending. */
import type { Rule, Section } from './rulebook';

const STOP: ReadonlySet<string> = new Set(
  (
    'a an and are at be by can do does for from has have how i if in is it its may me much must my of ' +
    'on or our s should t that the their there they this to was we what when where which who why ' +
    'with would you your'
  ).split(' '),
);

/** What people call a thing, and what the rulebooks call it. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  bonus: ['double', 'peg'],
  dictionary: ['list', 'dictionary'],
  draw: ['equal', 'share', 'draw'],
  finish: ['end'],
  lookup: ['look', 'list'],
  over: ['end'],
  plural: ['longer', 'plural'],
  point: ['worth', 'point'],
  redo: ['pass'],
  score: ['worth', 'point', 'score'],
  skip: ['pass'],
  tie: ['equal', 'share'],
  undo: ['back', 'taken'],
  value: ['worth'],
  victory: ['win'],
  winner: ['win'],
};

/** The rules that answer a question best first; the book's order among equals. */
export function searchRules(sections: readonly Section[], query: string): Rule[] {
  const asked = wordsOf(query).filter((word) => !STOP.has(word));
  const wanted = asked.map((word) =>
    [word, ...(ALSO[word] ?? ALSO[singular(word)] ?? [])].map(stem),
  );
  const rules = sections.flatMap((section) => section.rules);
  const scored = rules.map((rule) => ({ rule, score: scoreOf(rule, wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ rule }) => rule);
}

/** A point for each word that is answered, two where the title does. */
function scoreOf(rule: Rule, wanted: readonly (readonly string[])[]): number {
  const title = wordsOf(`${rule.id} ${rule.title}`).map(stem);
  const spans = rule.blocks.flatMap((one) => one.spans);
  const text = spans.flatMap((span) => wordsOf(span.text));
  const stems = text.map(stem);
  return wanted
    .map((names) => (holds(title, names) ? 2 : Number(holds(stems, names))))
    .reduce((sum, each) => sum + each, 0);
}

/** Whether a word is there, or, where it is long enough to tell, begins one: "diagonal". */
function holds(words: readonly string[], names: readonly string[]): boolean {
  return names.some((name) =>
    words.some((word) => word === name || (name.length > 4 && word.startsWith(name))),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+-\d+|[a-z0-9]+/g) ?? [];
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** A word without its commonest endings, so that "pegs" finds "peg" and "scoring" finds "score". */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(/(?:ies|ing|ed|es|s|e)$/, '');
  return bare.length < 3 ? word : bare;
}
