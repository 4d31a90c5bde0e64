import { describe, expect, it } from 'vitest';
import { type Block, figurePlace, parseRulebook } from '../../src/state/rulebook';

const BOOKS = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const german = Object.keys(BOOKS).filter((path) => path.includes('/de/'));

const linksOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ spans }) => spans.flatMap(({ rule }) => rule ?? [])).toSorted();

/** What a rulebook must have in each language: its rules, and what is joined to them by id or key. */
const bones = (markdown: string) =>
  parseRulebook(markdown).map(({ rules }) =>
    rules.map((rule) => ({
      id: rule.id,
      options: rule.options,
      links: linksOf(rule.blocks),
      blocks: rule.blocks.map(({ kind }) => kind),
      picture: figurePlace(rule),
    })),
  );

describe('the German rulebooks', () => {
  it.each(german)(
    'have the rules, house rules, links and paragraphs of their source: %s',
    (path) => {
      expect(bones(BOOKS[path] ?? '')).toEqual(bones(BOOKS[path.replace('/de/', '/')] ?? ''));
    },
  );
});
