/** German sentences whose form depends on their place. */
import { expect, it } from 'vitest';
import { words } from '../../src/lib/messages/de/words';

it('begin with a capital after a colon', () => {
  const alone = { alone: true, you: true };
  expect(words.gaveUp('du', alone)).toBe('Du hast aufgegeben.');
  expect(words.noShow('du', alone)).toBe('Du bist nicht gekommen.');
  expect(words.gaveUp('Dustin', { alone: true, you: false })).toBe('Dustin hat aufgegeben.');
});
