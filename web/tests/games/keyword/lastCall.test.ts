import { expect, it } from 'vitest';
import { heard } from '../../../src/games/keyword/play/announce';
import { lastBecause } from '../../../src/games/keyword/play/lastCall';
import { propsOf, viewOf } from './fixtures';

it.each([
  [{ orange_left: 0 }, 'The orange deck has run out.'],
  [{ blue_left: 0 }, 'The blue deck has run out.'],
  [{}, 'For three rounds in a row, nobody scored and no card was discarded.'],
])('the last call says why there is no other round: %o', (left, why) => {
  const view = viewOf({ phase: 'last_call', ...left });
  expect(lastBecause(view)).toBe(why);
  const cast = { you: 0, seats: propsOf().table.seats };
  expect(heard({ type: 'last_call', due: 10_000 }, cast, view)).toBe(
    `${why} Last call: if you can spell the keyword, call it now.`,
  );
});
