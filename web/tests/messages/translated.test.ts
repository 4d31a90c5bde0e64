import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals';

const ALL = import.meta.glob<Record<string, unknown>>('../../src/**/messages/**/*.ts', {
  eager: true,
});
const RAW = import.meta.glob<string>('../../src/**/messages/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TWIN = /^(.*\/messages\/)de\/(.*)$/;
/** Forms of words, which each language has for itself. */
const FORMS = /\/de\/forms\.ts$/;

const twins = Object.keys(ALL).filter((path) => TWIN.test(path));
/** Sources with text; the others only gather them. */
const sources = Object.entries(RAW)
  .filter(([path, source]) => !TWIN.test(path) && literalsIn(path, source).length > 0)
  .map(([path]) => path);

/** The keys of a text, each with what it holds: text, or a function of so many arguments. */
function shape(text: unknown): unknown {
  if (typeof text === 'function') return 'function';
  if (typeof text !== 'object' || text === null || text instanceof Map) return typeof text;
  if (Array.isArray(text)) return 'list';
  return Object.fromEntries(
    Object.entries(text)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, value]) => [key, shape(value)]),
  );
}

describe('the German text', () => {
  it('exists for each message file', () => {
    const there = new Set(twins.map((path) => path.replace(TWIN, '$1$2')));
    expect(sources.filter((path) => !there.has(path))).toEqual([]);
  });

  it.each(twins.filter((path) => !FORMS.test(path)))('has the keys of its source: %s', (path) => {
    const source = ALL[path.replace(TWIN, '$1$2')] ?? {};
    const twin = ALL[path] ?? {};
    for (const [name, text] of Object.entries(source)) {
      expect({ [name]: shape(twin[name]) }).toEqual({ [name]: shape(text) });
    }
  });
});
