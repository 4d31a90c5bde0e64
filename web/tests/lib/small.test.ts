import { describe, expect, it } from 'vitest';
import { amount, capital, inWords, listed, ordinal } from '../../src/lib/phrase';
import { placeOf, tableNameIn } from '../../src/lib/route.svelte';
import { clock, spoken } from '../../src/lib/time';

describe('time', () => {
  it('is shown with a started second counting, and never below zero', () => {
    expect([72_000, 71_001, 8_000, 1, 0, -5].map(clock)).toEqual([
      '1:12',
      '1:12',
      '0:08',
      '0:01',
      '0:00',
      '0:00',
    ]);
  });

  it('is told in hours and days from an hour on, as slow games need it', () => {
    const [minute, hour] = [60_000, 3_600_000];
    expect([hour - 1_000, hour, 23 * hour + 5 * minute, 24 * hour, 53 * hour].map(clock)).toEqual([
      '59:59',
      '1 h',
      '23 h 5 min',
      '1 d',
      '2 d 5 h',
    ]);
  });

  it('is spoken in full words', () => {
    expect([72_000, 61_000, 60_000, 1_000, 0].map(spoken)).toEqual([
      '1 minute 12 seconds',
      '1 minute 1 second',
      '1 minute',
      '1 second',
      '0 seconds',
    ]);
  });
});

describe('phrases', () => {
  it('has measures in figures and places in order', () => {
    expect([0, 1, 12].map((count) => amount(count, 'second'))).toEqual([
      '0 seconds',
      '1 second',
      '12 seconds',
    ]);
    expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  });

  it('say small numbers in words and list names as one would', () => {
    expect([inWords(4), inWords(12), capital('ida')]).toEqual(['four', '12', 'Ida']);
    expect([listed([]), listed(['Ida']), listed(['Ida', 'Noor', 'Wren'])]).toEqual([
      '',
      'Ida',
      'Ida, Noor and Wren',
    ]);
  });
});

describe('places', () => {
  it('are the front door and a table, and nothing else', () => {
    expect(placeOf('/')).toEqual({ at: 'door' });
    expect(placeOf('/t/maple-kettle-42')).toEqual({ at: 'table', name: 'maple-kettle-42' });
    expect([placeOf('/t/'), placeOf('/t/A%2Fb'), placeOf('/x')].map((one) => one.at)).toEqual([
      'nowhere',
      'nowhere',
      'nowhere',
    ]);
  });

  it('can be typed or pasted: a name, words, or a whole link', () => {
    const typed = [
      'maple-kettle-42',
      ' Maple Kettle 42 ',
      'https://rumpus.example/t/maple-kettle-42/',
    ];
    expect(typed.map(tableNameIn)).toEqual(Array(3).fill('maple-kettle-42'));
    expect(tableNameIn('???')).toBeNull();
  });

  it.each([
    'https://rumpus.example/t/maple-kettle-42?utm_source=chat&fbclid=IwAR0x-y',
    'https://rumpus.example/t/maple-kettle-42#seat',
    'https://rumpus.example/t/maple-kettle-42/?utm_source#x',
    'http://127.0.0.1:8000/t/Maple-Kettle-42.',
    'Play with us: https://rumpus.example/t/maple-kettle-42. See you!',
    '<https://rumpus.example/t/maple-kettle-42>',
    '"maple-kettle-42",',
    'maple\u2013kettle\u201142',
    'The table is maple-kettle-42, at nine',
    'https://out.example/?u=https%3A%2F%2Frumpus.example%2Ft%2Fmaple-kettle-42&h=AT0',
    'rumpus.example/t/maple-kettle-42)',
  ])('are found in what a messenger made of a link: %s', (pasted) => {
    expect(tableNameIn(pasted)).toBe('maple-kettle-42');
  });

  it('keep the secret part of an unlisted name', () => {
    expect(tableNameIn('https://x.example/t/oak-bell-k3v9q2m?a=b')).toBe('oak-bell-k3v9q2m');
  });

  it.each([
    '/t/maple-kettle-42.',
    '/t/maple-kettle-42,',
    '/t/maple-kettle-42%22',
    '/t/Maple-Kettle-42)/',
  ])('are the table although the link took a sign along: %s', (path) => {
    expect(placeOf(path)).toEqual({ at: 'table', name: 'maple-kettle-42' });
  });

  it.each(['%', '%zz', '', '   ', '/t/', 'https://rumpus.example/'])(
    'are not found in %j',
    (text) => {
      expect(tableNameIn(text)).toBeNull();
      expect(placeOf(`/t/${text}/x`).at).toBe('nowhere');
    },
  );
});
