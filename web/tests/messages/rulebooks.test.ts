import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../../src/state/rulebook';

const load = (books: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(books).map(([path, text]) => [path.replace(/^.*\//, ''), text] as const));
const SOURCES = load(
  import.meta.glob<string>('../../../docs/rules/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const GERMAN = load(
  import.meta.glob<string>('../../../docs/rules/de/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What a rulebook is built of, without its words. */
const skeleton = (markdown: string): unknown =>
  parseRulebook(markdown).map(({ intro, rules }) => ({
    intro: intro.map(({ kind }) => kind),
    rules: rules.map(({ blocks, id, options }) => ({
      id,
      options,
      blocks: blocks.map(({ kind, spans }) => [kind, ...spans.flatMap(({ rule }) => rule ?? [])]),
    })),
  }));

describe('a German rulebook', () => {
  it.each([...GERMAN.keys()])(
    'has the rules, options, lists and links of its source: %s',
    (name) => {
      expect(skeleton(GERMAN.get(name) ?? '')).toEqual(skeleton(SOURCES.get(name) ?? ''));
    },
  );
});
