/**
 * Colours for people who see fewer: what a colour means must show without it.
 *
 * Colours are compared as eyes without red, green or blue cones see them (Machado, Oliveira and
 * Fernandes 2009, at full severity), by their distance in Oklab. About 0.02 is the least that is
 * noticed side by side.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/lib/symbols';

type Triple = readonly [number, number, number];

const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Colours with a mark beside them differ this much, so that they help. */
const TOLD_APART = 0.06;
/** Colours of things to play with are told apart at a glance. */
const AT_A_GLANCE = 0.1;

/** Where a seat shows by its colour, and why that is enough. */
const BY_COLOUR: Readonly<Record<string, string>> = {
  'games/icecool/picture/Picture.svelte': 'a picture of a game for four',
  'games/icecool/picture/Puck.svelte': 'a picture of a game for four',
  'games/icecool/play/ReplayStrip.svelte': 'the flick of one seat, named beside it',
  'games/icecool/play/aim/PenguinBack.svelte': 'one’s own penguin',
  'games/keep_your_cool/play/stage/Arm.svelte': 'grows out of a person with a name',
  'games/keep_your_cool/play/stage/Figure.svelte': 'a person, with a name below',
  'games/keesdrow/play/ChallengeSlip.svelte': 'the thread of one word, whose player is named',
  'games/keesdrow/play/PlayBoard.svelte': 'the thread of one word, whose player is named',
};

const SRC = 'src';
const read = (path: string): string => readFileSync(`${SRC}/${path}`, 'utf8');

/** The value of a token: in lamplight if it has one there. */
function token(css: string, name: string, light: 'day' | 'lamp' = 'day'): string {
  const [day = '', lamp = ''] = css.split('/* ---------- lamplight');
  const within = (text: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(text)?.[1];
  const found = light === 'lamp' ? (within(lamp) ?? within(day)) : within(day);
  if (found === undefined) throw new Error(`no token ${name}`);
  return found;
}

function linear(hex: string): Triple {
  const part = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (row: Triple, by: Triple): number => row[0] * by[0] + row[1] * by[1] + row[2] * by[2];

function seen(hex: string, eyes: string): Triple {
  const colour = linear(hex);
  const [red, green, blue] = (EYES[eyes] ?? []).map((row) =>
    Math.min(1, Math.max(0, dot(row, colour))),
  ) as unknown as Triple;
  return [red, green, blue];
}

function oklab(colour: Triple): Triple {
  const long = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const medium = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const short = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], colour));
  const cones: Triple = [long, medium, short];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

function apart(one: string, other: string, eyes: string): number {
  const [a, b] = [oklab(seen(one, eyes)), oklab(seen(other, eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The pairs that are closer than they may be, with the eyes that see them so. */
function close(colours: Readonly<Record<string, string>>, least: number): string[] {
  const entries = Object.entries(colours);
  return Object.keys(EYES).flatMap((eyes) =>
    entries.flatMap(([name, one], at) =>
      entries
        .slice(at + 1)
        .map(([other, two]) => ({ pair: `${name}, ${other}: ${eyes}`, far: apart(one, two, eyes) }))
        .filter(({ far }) => far < least)
        .map(({ pair, far }) => `${pair} ${far.toFixed(3)}`),
    ),
  );
}

const tokens = read('lib/tokens.css');
const svelte = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

describe('colours that mean something', () => {
  it('are measured as they are known to look', () => {
    expect(apart('#ffffff', '#000000', 'all')).toBeCloseTo(1, 3);
    expect(apart('#ff0000', '#ff0000', 'deutan')).toBe(0);
    // Pure red and a dark green: far apart for most, alike without green cones.
    expect(apart('#b00000', '#5a6e00', 'all')).toBeGreaterThan(0.15);
    expect(apart('#a05000', '#6e6e00', 'deutan')).toBeLessThan(0.06);
  });

  it('keep pegs and cards apart at a glance, whatever eyes see them', () => {
    const keesdrow = read('games/keesdrow/theme.css');
    const keyword = read('games/keyword/theme.css');
    const pegs = ['peg-1', 'peg-2', 'peg-3'].map((name) => [name, token(keesdrow, name)]);
    const cards = ['orange', 'blue'].map((name) => [name, token(keyword, name)]);
    expect(close(Object.fromEntries(pegs), AT_A_GLANCE)).toEqual([]);
    expect(close(Object.fromEntries(cards), AT_A_GLANCE)).toEqual([]);
  });

  it.each(['day', 'lamp'] as const)('keep good, doubtful and bad apart by %s', (light) => {
    const states = ['good', 'warn', 'bad'].map((name) => [name, token(tokens, name, light)]);
    expect(close(Object.fromEntries(states), TOLD_APART)).toEqual([]);
  });

  it('come with a sign or a text wherever good stands beside bad', () => {
    const both = svelte.filter((path) => {
      const text = read(path);
      return text.includes('var(--good)') && text.includes('var(--bad)');
    });
    const bare = both.filter((path) => !/<Icon\b|<text\b/.test(read(path)));
    expect(both.length).toBeGreaterThan(3);
    expect(bare).toEqual([]);
  });
});

describe('the seats', () => {
  const marks = Array.from({ length: 8 }, (_, seat) => markOf(seat));

  it('differ in symbol, sign and name, since eight colours can’t differ for all eyes', () => {
    for (const part of ['symbol', 'glyph', 'name', 'colour'] as const) {
      expect(new Set(marks.map((mark) => mark[part])).size).toBe(8);
    }
    const colours = marks.map((_, seat) => [`p${seat + 1}`, token(tokens, `p${seat + 1}`)]);
    expect(close(Object.fromEntries(colours), TOLD_APART)).not.toEqual([]);
  });

  it('differ enough by colour in a game for four', () => {
    const four = marks
      .slice(0, 4)
      .map((_, seat) => [`p${seat + 1}`, token(tokens, `p${seat + 1}`)]);
    expect(close(Object.fromEntries(four), TOLD_APART)).toEqual([]);
  });

  it('show their symbol or a name beside their colour, or no other seat with it', () => {
    const drawn = svelte.filter((path) => /\bmarkOf\(|\bmark\.colour\b/.test(read(path)));
    const bare = drawn.filter((path) => !/\b(symbol|glyph|name)\b|<Badge/.test(read(path)));
    expect(bare.toSorted()).toEqual(Object.keys(BY_COLOUR).toSorted());
  });
});
