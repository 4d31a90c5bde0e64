import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';
import type { GameManifest } from '../../src/lib/manifest';

const each = GAMES.map((game): [string, GameManifest] => [game.name, game]);
const WORDS = 18;

describe.each(each)('the lesson of %s', (_name, game) => {
  it('has a beat for every scene, in the order of the film', async () => {
    const { lesson } = (await game.lesson?.()) ?? {};
    const scenes = lesson?.beats.flatMap(({ more = [], scene }) => [scene, ...more]);
    expect(scenes).toEqual(lesson?.film.scenes.map(({ name }) => name));
  });

  it('says what to do briefly, by keyboard too, and why something else is not it', async () => {
    const { lesson } = (await game.lesson?.()) ?? {};
    for (const { keys, other, say, scene } of lesson?.beats ?? []) {
      expect(say.split(' ').length, say).toBeLessThanOrEqual(WORDS);
      const acts = lesson?.film.scenes.find(({ name }) => name === scene)?.ways?.length;
      if (acts) expect([keys, other].every(Boolean), scene).toBe(true);
    }
  });

  it('has three to six tips, each with its own key', async () => {
    const { tips } = (await game.tips?.()) ?? { tips: [] };
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(tips.length).toBeLessThanOrEqual(6);
    expect(new Set(tips.map(({ key }) => key)).size).toBe(tips.length);
    for (const { key } of tips) expect(key).toMatch(/^[a-z][a-z0-9-]{0,23}$/);
  });
});
