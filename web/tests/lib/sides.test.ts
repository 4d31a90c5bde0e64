/**
 * Where lines are read from the right, a page is its own mirror image, and so is a layout for the left
 * hand: styles name the start and the end of a line, never left and right.
 *
 * What has a left and a right in every language is listed here, with the reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Files whose styles may name left and right. */
const PHYSICAL: Readonly<Record<string, string>> = {
  'ui/lobby/RoundTable.svelte': 'seats lie around a table, wherever a script puts them',
  'games/icecool/play/Stage.svelte': 'badges lie over a scene in 3D',
  'games/icecool/play/EdgeMarkers.svelte': 'markers point out of a scene in 3D',
  'games/icecool/play/aim/FingerSlip.svelte': 'lies beside a finger',
  'games/icecool/play/aim/EnlargedHit.svelte': 'lies beside a penguin',
  'games/keep_your_cool/moderator/DeskStrip.svelte': 'a line of time, marked dir="ltr"',
  'games/keep_your_cool/play/JudgedStop.svelte': 'a line of time, marked dir="ltr"',
  'games/keep_your_cool/play/stage/Flag.svelte': 'the left flag of a person is at their left',
  'games/keesdrow/play/board/Shake.svelte': 'shakes to both sides',
  'games/keyword/play/RackCard.svelte': 'shakes to both sides',
  'games/keyword/play/Rack.svelte': 'cards of a word, marked dir="ltr"',
  'games/keyword/play/Fan.svelte': 'cards of a hand, marked dir="ltr"',
  'games/keyword/play/Decks.svelte': 'one card lies on another',
};

/** The notch of a phone stays where it is, and what is in the middle is as far from either side. */
const SYMMETRIC = /safe-(left|right)|safe-area-inset|^left: 50%$|translate(X\(|: |\()-50%/;

/** Signs that a value names a side. */
const SIDES: readonly RegExp[] = [
  /^(left|right|float|clear): (?!none)/,
  /^(scroll-)?(margin|padding|border)-(left|right)\b/,
  /^border-(top|bottom)-(left|right)-radius/,
  /^(text-align|justify-\w+|place-\w+|transform-origin|object-position|background-position): .*\b(left|right)\b/,
  /^transform: .*translateX\((?!calc\([^)]*var\(--way\))/,
  /^transform: .*translate\((?!0\b)/,
  /^translate: (?!0\b)/,
  /gradient\((to (left|right)|-?\d*[1-9]\d*deg)/,
];

/** The values of a property, of which each may have brackets. */
const valuesOf = (value: string): string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/** Whether four values differ between the left and the right. */
function lopsided(declaration: string): boolean {
  const [property, value] = declaration.split(/: (.*)/s);
  const [one, two, three, four, more] = valuesOf(value ?? '');
  if (four === undefined || more !== undefined) return false;
  if (/^(margin|padding|inset|border-width|border-color)$/.test(property ?? ''))
    return two !== four;
  return property === 'border-radius' && (one !== two || three !== four);
}

const declarationsOf = (css: string): string[] =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .split(/[;{}]/)
    .map((each) => each.replace(/\s+/g, ' ').trim());

/** The declarations of a style sheet that name a side. */
function physical(css: string): string[] {
  return declarationsOf(css).filter(
    (one) => !SYMMETRIC.test(one) && (lopsided(one) || SIDES.some((side) => side.test(one))),
  );
}

function styleOf(file: string): string {
  const source = readFileSync(join(SRC, file), 'utf8');
  if (file.endsWith('.css')) return source;
  return [...source.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

describe('styles', () => {
  it('name the start and the end of a line, not left and right', () => {
    const found = files
      .filter((file) => !(file in PHYSICAL))
      .flatMap((file) => physical(styleOf(file)).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });

  it('are excepted only where they name a side', () => {
    const idle = Object.keys(PHYSICAL).filter(
      (file) => !files.includes(file) || physical(styleOf(file)).length === 0,
    );
    expect(idle).toEqual([]);
  });

  it('are found wherever a side is named', () => {
    const named = [
      'margin-left: 4px',
      'right: 0',
      'text-align: left',
      'padding: 0 4px 0 8px',
      'border-radius: 8px 0 0 8px',
      'transform: translateX(4px)',
      'translate: -4px 0',
      'background: linear-gradient(90deg, red, blue)',
    ];
    expect(named.filter((one) => physical(`a { ${one}; }`).length === 0)).toEqual([]);
    const free = [
      'inset-inline-start: 0',
      'padding: 1px 2px 3px 2px',
      'left: 50%',
      'translate: 0 4px',
      'margin: 0 auto',
    ];
    expect(free.flatMap((one) => physical(`a { ${one}; }`))).toEqual([]);
  });
});
