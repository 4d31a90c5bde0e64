import { describe, expect, it } from 'vitest';
import { onlyHere } from '../../src/lib/loopback';
import { ask, askedOf } from '../../src/state/rematch';
import { here, missingOf } from '../../src/ui/lobby/seating';
import { wanting } from '../../src/ui/table/wanting';
import { seat, table } from '../samples';

describe('a rematch', () => {
  it('says who wants it, and "You" of oneself', () => {
    expect(wanting([], 'Ida')).toBe('');
    expect(wanting(['Noor'], 'Ida')).toBe('Noor wants a rematch.');
    expect(wanting(['Ida'], 'Ida')).toBe('You want a rematch.');
    expect(wanting(['Noor', 'Ida'], 'Ida')).toBe('You and Noor want a rematch.');
    expect(wanting(['Noor', 'Ida'], null)).toBe('Noor and Ida want a rematch.');
  });

  it('remembers who was asked, for the table that they were asked to', () => {
    ask('oak-bell-17', ['Ida']);
    expect(askedOf('oak-bell-17')).toEqual(['Ida']);
    expect(askedOf('maple-kettle-42')).toEqual([]);
  });

  it('names in its lobby who has not come yet', () => {
    const lobby = table({ seats: [seat('Noor', { host: true }), seat('Ida'), seat(null)] });
    expect(missingOf(lobby, ['Ida'])).toBe('');
    expect(missingOf(lobby, ['Ida', 'Wren'])).toBe('Wren has been asked, and is not here yet.');
    expect(missingOf(lobby, ['Tomasz', 'Wren'])).toBe(
      'Tomasz and Wren have been asked, and are not here yet.',
    );
  });
});

describe('the words of a lobby', () => {
  it('count one as one', () => {
    const seats = [seat('Noor', { host: true }), seat(null), seat(null)];
    expect(here(table({ seats }))).toBe('One of three is here');
    expect(here(table())).toBe('Three of four are here');
  });
});

describe('an address', () => {
  it('is known to lead nowhere from another machine', () => {
    expect(['localhost', '127.0.0.1', '127.8.0.1', '[::1]'].every(onlyHere)).toBe(true);
    expect(['192.168.1.7', 'oak.local', '127.example.org', '[fe80::1]'].some(onlyHere)).toBe(false);
  });
});
