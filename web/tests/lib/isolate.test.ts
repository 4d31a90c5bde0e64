/** Names whose direction is not that of the page. */
import { parseAst } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { isolating } from '../../isolates';
import { isolated } from '../../src/lib/isolate';
import { words as german } from '../../src/lib/messages/de/words';
import { words } from '../../src/lib/messages/words';
import { listed } from '../../src/lib/phrase';

const OPEN = '\u2068';
const CLOSE = '\u2069';
const SARAH = 'שרה';
const LAYLA = 'ليلى';

afterEach(() => {
  document.dir = '';
});

describe('a name', () => {
  it('is isolated where it runs against the page, and stays as it is elsewhere', () => {
    expect(isolated(SARAH)).toBe(`${OPEN}${SARAH}${CLOSE}`);
    expect(isolated(`${LAYLA} 2`)).toBe(`${OPEN}${LAYLA} 2${CLOSE}`);
    for (const plain of ['Ida', 'Żaneta 3', 'Юля', '愛', '🐧', ''])
      expect(isolated(plain)).toBe(plain);
    expect(isolated(7)).toBe(7);
  });

  it('is isolated the other way round on a page from right to left', () => {
    document.dir = 'rtl';
    expect(isolated('Ida')).toBe(`${OPEN}Ida${CLOSE}`);
    for (const plain of [SARAH, LAYLA, '12', '🐧']) expect(isolated(plain)).toBe(plain);
  });

  it('is isolated in lists', () => {
    const two = `${OPEN}${SARAH}${CLOSE}, ${OPEN}${LAYLA}${CLOSE}`;
    expect(listed([SARAH, LAYLA, 'Ida'])).toBe(`${two} and Ida`);
  });

  it('is isolated in messages of every language, since the build does it', () => {
    const alone = { alone: true, you: false };
    expect(words.gaveUp(SARAH, alone)).toBe(`${OPEN}${SARAH}${CLOSE} gave up.`);
    expect(german.gaveUp(SARAH, alone)).toBe(`${OPEN}${SARAH}${CLOSE} hat aufgegeben.`);
    expect(words.gaveUp('Ida', alone)).toBe('Ida gave up.');
  });
});

describe('a module of messages', () => {
  /** Code in which '#' stands for the sign of a part. */
  const built = (code: string) => {
    const source = code.replaceAll('#', '$');
    return isolating(source, parseAst(source))
      ?.replace(/^import [^;]+;/, '')
      .replaceAll('$', '#');
  };

  it('gets each part of its templates isolated, also of templates in templates', () => {
    expect(built('const a = (b, c) => `#{b}: #{c ? `#{c} left` : ""}`;')).toBe(
      'const a = (b, c) => `#{__isolated(b)}: #{__isolated(c ? `#{__isolated(c)} left` : "")}`;',
    );
  });

  it('stays as it is without any', () => {
    expect(built('export const a = `none` + b;')).toBeUndefined();
  });
});
