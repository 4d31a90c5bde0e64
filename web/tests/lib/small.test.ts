import { describe, expect, it } from 'vitest';
import { capital, inWords, listed } from '../../src/lib/phrase';
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
});
