import { describe, expect, it } from 'vitest';
import { literalsIn } from './literals';

describe('text that a player reads', () => {
  it('is found in markup, in spoken attributes and in scripts', () => {
    const source = `<script lang="ts">
  const why = \`You have \${count} cards.\`;
  throw new Error('no such table');
  if (key === 'Escape') close();
</script>
<p class="one two" aria-label="Your hand" data-kind="Not read">Lay it down</p>
<p>{open ? 'It is open' : 'closed'} {count}</p>`;

    expect(literalsIn('A.svelte', source)).toEqual([
      '6: Your hand',
      '6: Lay it down',
      '7: It is open',
      '2: You have … cards.',
    ]);
  });
});

const SOURCES = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What holds text: message files and generated types. */
const HOLDERS = /\/messages\/(de\/)?\w+\.ts$|\/wire\.gen\.ts$/;

describe('the client', () => {
  it('has its text in message files only', () => {
    const found = Object.entries(SOURCES)
      .filter(([path]) => !HOLDERS.test(path))
      .flatMap(([path, source]) => literalsIn(path, source).map((each) => `${path}:${each}`));

    expect(found).toEqual([]);
  });
});
