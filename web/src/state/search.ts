/** Search for rules by whole questions, synonyms and words with any ending. */
import { text } from './messages';
import type { Rule, Section } from './rulebook';

const ENDING = new RegExp(`(?:${text.search.endings})$`);
const IDLE: ReadonlySet<string> = new Set(text.search.idle.split(' '));

/** The rules that answer a question best first; the book's order among equals. */
export function searchRules(sections: readonly Section[], query: string): Rule[] {
  const asked = wordsOf(query).filter((word) => !IDLE.has(word));
  const wanted = asked.map((word) =>
    [word, ...(text.search.also.get(word) ?? text.search.also.get(singular(word)) ?? [])].map(stem),
  );
  const rules = sections.flatMap((section) => section.rules);
  const scored = rules.map((rule) => ({ rule, score: scoreOf(rule, wanted) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ rule }) => rule);
}

/** Scores one point for each word that is found, or two if it is in the title. */
function scoreOf(rule: Rule, wanted: readonly (readonly string[])[]): number {
  const title = wordsOf(`${rule.id} ${rule.title}`).map(stem);
  const spans = rule.blocks.flatMap((one) => one.spans);
  const said = spans.flatMap((span) => wordsOf(span.text));
  const stems = said.map(stem);
  return wanted
    .map((names) => (holds(title, names) ? 2 : Number(holds(stems, names))))
    .reduce((sum, each) => sum + each, 0);
}

/** Whether a word is there or, if it is long enough, begins one: "diagonal". */
function holds(words: readonly string[], names: readonly string[]): boolean {
  return names.some((name) =>
    words.some((word) => word === name || (name.length > 4 && word.startsWith(name))),
  );
}

function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/\p{L}+-\d+|[\p{L}\d]+/gu) ?? [];
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** A word without its commonest endings, so that "pegs" finds "peg" and "scoring" finds "score". */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word.replace(ENDING, '');
  return bare.length < 3 ? word : bare;
}
