import { screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lesson } from '../../../src/games/icecool/lesson';
import { tips } from '../../../src/games/icecool/lesson/tips';
import { setGraphics } from '../../../src/lib/comfort.svelte';
import { play } from './screen';

vi.mock('../../../src/games/icecool/scene', async () => ({
  open: (await import('./screen')).open,
}));

afterEach(() => setGraphics('full'));

const cameras = () => screen.queryByRole('group', { name: 'View' });
const told = () => [
  tips.find(({ key }) => key === 'flick')?.text,
  lesson.beats.find(({ scene }) => scene === 'flick')?.say,
];

describe('where the school isn’t drawn', () => {
  it('nothing offers to look at it from elsewhere, or to pull a penguin', async () => {
    setGraphics('dials');
    await play();
    expect(screen.getByRole('heading', { name: 'Set the dials' })).toBeTruthy();
    expect(cameras()).toBeNull();
    for (const text of told()) {
      expect(text).toMatch(/dials/);
      expect(text).not.toMatch(/pull/i);
    }
  });

  it('both come back with the picture', async () => {
    await play();
    expect(cameras()).not.toBeNull();
    for (const text of told()) expect(text).toMatch(/pull/i);
  });
});
