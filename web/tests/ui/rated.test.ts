import { expect, test } from 'vitest';
import { ratedLine } from '../../src/ui/messages/rated';
import { table } from '../samples';

test('the lobby says in one sentence whether the game is rated, and why not', () => {
  expect(ratedLine(table())).toBe('This game is rated.');
  expect(ratedLine(table({ unrated: 'private' }))).toBe('Not rated: only public games are.');
});
