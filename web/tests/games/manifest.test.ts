import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { GAMES, isKnown, loadGame, loadRules, manifestOf } from '../../src/games';
import { shelfOf } from '../../src/games/shelves';
import type { GameManifest } from '../../src/lib/manifest';
import { inOrder } from '../../src/ui/shelf';
import { GAME } from '../samples';

const SRC = join(import.meta.dirname, '../../src');
/** The text of each source file, by its path within the sources. */
const FILES = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte|css)$/.test(path))
    .map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
);
/** Generated from the server's types, which name the messages of every game. */
const GENERATED = 'wire.gen.ts';
const IN_GAME = /^games\/([^/]+)\//;
const FOLDERS = new Set([...FILES.keys()].flatMap((path) => IN_GAME.exec(path)?.[1] ?? []));
/** "keep_your_cool" is also "Keep Your Cool" and "keepYourCool"; "icecool" is also "ICECOOL 2". */
const NAMES = new RegExp(
  [...FOLDERS].map((name) => name.replaceAll('_', '[_\\s-]?')).join('|'),
  'i',
);
const MOOD = ['--table', '--table-2', '--on-table', '--mood'];
const each = GAMES.map((game): [string, GameManifest] => [game.name, game]);

describe('the games', () => {
  it('are all folders of games, each under the name of its folder', () => {
    expect(GAMES.map(({ name }) => name).toSorted()).toEqual([...FOLDERS].toSorted());
  });

  it('each have their own place on the shelf', () => {
    expect(new Set(GAMES.map(({ name }) => shelfOf(name).order)).size).toBe(GAMES.length);
  });

  it('are named by nothing that serves them all', () => {
    const naming = [...FILES]
      .filter(([path]) => path !== GENERATED && !IN_GAME.test(path))
      .filter(([path, text]) => NAMES.test(path) || NAMES.test(text));
    expect(naming.map(([path]) => path)).toEqual([]);
    expect(NAMES.test(FILES.get(GENERATED) ?? '')).toBe(true);
  });

  it('have one with a daily board, and one to be practised', () => {
    expect(GAMES.filter(({ daily }) => daily)).toHaveLength(1);
    expect(GAMES.filter(({ practice }) => practice)).toHaveLength(1);
  });
});

describe.each(each)('%s', (name, game) => {
  it('is described in words', () => {
    const { line, aim, players, quick, levels } = shelfOf(name);
    const words = [line, aim, players, quick, ...Object.values(levels)];
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    expect(Object.keys(levels)).not.toEqual([]);
  });

  it('has an icon, and a picture with all its seats', () => {
    const { Icon, Picture, ring } = shelfOf(name);
    for (const badges of [0, 2]) {
      const seats = [0, 1].map((seat) => (seat < badges ? seat : null));
      const { container } = render(Picture, { seats, ring, clean: true, turn: 0 });
      expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(2);
    }
    const { container } = render(Icon);
    expect(container.querySelector('svg > *')).not.toBeNull();
  });

  it('has its own colours by day and under the lamp', () => {
    const theme = FILES.get(`games/${name}/theme.css`) ?? '';
    const day = theme.match(new RegExp(`^\\[data-table="${name}"\\] \\{([^}]*)`, 'm'))?.[1] ?? '';
    const lamp = theme.match(/\[data-light="lamp"\]\[data-table[^{]*\{([^}]*)/)?.[1] ?? '';
    expect(MOOD.filter((key) => !day.includes(`${key}:`))).toEqual([]);
    expect(['--table', '--table-2', '--mood'].filter((key) => !lamp.includes(`${key}:`))).toEqual(
      [],
    );
    expect(FILES.get(`games/${name}/manifest.ts`)).toContain("import './theme.css'");
  });

  it('loads its screens, rules and pictures of rules', async () => {
    const { Board, End, sentence } = await loadGame(name);
    expect([Board, End, sentence].every(Boolean)).toBe(true);
    expect(await loadRules(name)).toContain('## ');
    expect(Object.keys((await game.figures?.())?.figures ?? {})).not.toEqual([]);
  });
});

describe('a game that this client has no part of', () => {
  const CHESS = { ...GAME, name: 'chess', title: 'Chess' };

  it('is neither shown nor played with the parts of another', async () => {
    expect(isKnown('chess')).toBe(false);
    expect(inOrder([CHESS, GAME])).toEqual([GAME]);
    expect(() => manifestOf('chess')).toThrow('no manifest for chess');
    expect(() => shelfOf('chess')).toThrow('no shelf for chess');
    await expect(loadGame('chess')).rejects.toThrow();
  });
});
