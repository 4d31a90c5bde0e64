import { afterEach, expect, it, vi } from 'vitest';
import { newer } from '../../src/lib/version';

afterEach(() => vi.unstubAllGlobals());

const answers = (ok: boolean, entry?: string) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ ok, json: () => Promise.resolve({ entry }) }));

it('names the script of a newer room', async () => {
  answers(true, 'assets/index-new.js');
  expect(await newer()).toBe('assets/index-new.js');
});

it('is not newer because the room has no page in this language', async () => {
  answers(false);
  expect(await newer()).toBeNull();
});
