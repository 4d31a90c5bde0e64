import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

interface Node {
  type: string;
  name?: string;
  callee?: { name?: string };
  attributes?: { type: string; name: string; value: unknown }[];
}

const SOURCES = import.meta.glob<string>('../../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((each) => each.name === name)?.value;
  const [first] = Array.isArray(value) ? (value as { data?: string }[]) : [];
  return first?.data;
}

/** Number of clocks that tick where each change to the text is read out. */
function clocksHeard(source: string): number {
  let heard = 0;
  const visit = (node: Node, live: boolean): void => {
    const role = attribute(node, 'role');
    const loud = role === 'status' || role === 'alert' || attribute(node, 'aria-live') === 'polite';
    const silent = role === 'timer' || attribute(node, 'aria-hidden') === 'true';
    const within = (live || loud) && !silent;
    if (within && node.type === 'CallExpression' && node.callee?.name === 'clock') heard += 1;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && typeof child.type === 'string') {
          visit(child as Node, within);
        }
      }
    }
  };
  visit(parse(source, { modern: true }).fragment as unknown as Node, false);
  return heard;
}

describe('a clock', () => {
  it('is found where its text is read out at each second', () => {
    expect(clocksHeard('<p aria-live="polite"><b>{clock(left)}</b></p>')).toBe(1);
    expect(clocksHeard('<p role="status"><b aria-hidden="true">{clock(left)}</b></p>')).toBe(0);
  });

  it('ticks silently on every screen', () => {
    const heard = Object.entries(SOURCES).filter(([, source]) => clocksHeard(source) > 0);
    expect(heard.map(([path]) => path)).toEqual([]);
  });
});
