import { describe, expect, it } from 'vitest';
import { onlyHere } from '../../src/lib/loopback';
import { ask, seatAgain } from '../../src/state/rematch';
import { here, mayDecline, offerLine, seatsTaken } from '../../src/ui/lobby/seating';
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

  it('seats whoever comes in the order of the last game, from whoever sits first now', () => {
    const four = [seat('Noor'), seat('Ida'), seat('Wren'), seat('Tomasz')];
    const rules = seat('Otto', { role: 'moderator' });
    const free = [
      seat(null),
      seat(null),
      seat(null),
      seat(null),
      seat(null, { role: 'moderator' }),
    ];
    const again = (first: string, you: number, taken = free): number | null => {
      ask('oak-bell-17', [...four, rules], you);
      return seatAgain(table({ name: 'oak-bell-17', seats: [seat(first), ...taken] }));
    };
    expect(again('Noor', 2)).toBe(2);
    expect(again('Ida', 0)).toBe(3);
    expect(again('Ida', 2)).toBe(1);
    expect(again('Noor', 4)).toBe(5);
    expect(again('Noor', 2, [seat('Ida'), seat('Bramble'), seat(null)])).toBe(3);
    expect(again('Noor', 2, [seat('Ida')])).toBeNull();
  });

  it('seats nobody again at a table that is no rematch of theirs', () => {
    ask('oak-bell-17', [seat('Noor'), seat('Ida')], 1);
    expect(seatAgain(table())).toBeNull();
    ask('maple-kettle-42', [seat('Noor'), seat('Ida')], null);
    expect(seatAgain(table())).toBeNull();
  });

  it('may be declined by somebody who was asked and hasn’t answered', () => {
    const offer = { missing: ['Wren'], until: 0, lapsed: false, declined: [] };
    expect(mayDecline({ offer }, 'Wren')).toBe(true);
    expect(mayDecline({ offer }, 'Ida')).toBe(false);
    expect(mayDecline({ offer }, null)).toBe(false);
    expect(mayDecline({ offer: { ...offer, lapsed: true } }, 'Wren')).toBe(false);
    expect(mayDecline({ offer: null }, 'Wren')).toBe(false);
  });

  it('says in its lobby who has not come yet, and that the offer has lapsed', () => {
    const until = new Date(2026, 11, 5).getTime();
    const line = (missing: string[], me: string | null = null, more = {}): string =>
      offerLine(table({ offer: { missing, until, lapsed: false, declined: [], ...more } }), me);
    expect(offerLine(table(), 'Ida')).toBe('');
    expect(line([])).toBe('');
    expect(line(['Wren'])).toBe('Wren has been asked for a rematch, but isn’t here yet.');
    expect(line(['Tomasz', 'Wren'])).toBe(
      'Tomasz and Wren have been asked for a rematch, but aren’t here yet.',
    );
    expect(line(['Wren'], 'Wren')).toBe(
      'You’ve been asked for a rematch. It begins once everybody has sat down.',
    );
    expect(line(['Wren'], null, { lapsed: true })).toBe(
      'The rematch offer has lapsed: Wren didn’t come.',
    );
    expect(line(['Wren'], 'Wren', { lapsed: true })).toBe('The rematch offer has lapsed.');
    const declined = { lapsed: true, declined: ['Wren'] };
    expect(line(['Wren'], null, declined)).toBe('Wren would rather not play again.');
    expect(line(['Wren'], 'Wren', declined)).toBe(
      'You declined the rematch. You can still sit down.',
    );
    const slow = table({
      slow: true,
      offer: { missing: ['Wren'], until, lapsed: false, declined: [] },
    });
    expect(offerLine(slow, null)).toMatch(/^Wren has until Sat.* to accept the rematch\.$/);
  });
});

describe('the words of a lobby', () => {
  it('count one as one', () => {
    const seats = [seat('Noor', { host: true }), seat(null), seat(null)];
    expect(here(table({ seats }))).toBe('One of three players is here');
    expect(here(table())).toBe('Three of four players are here');
    expect(here(table({ seats: [seat(null)] }))).toBe('Nobody is here yet');
    expect(seatsTaken(table({ seats: [seat(null)] }))).toBe('No seat taken yet.');
  });
});

describe('an address', () => {
  it('is known to lead nowhere from another machine', () => {
    expect(['localhost', '127.0.0.1', '127.8.0.1', '[::1]'].every(onlyHere)).toBe(true);
    expect(['192.168.1.7', 'oak.local', '127.example.org', '[fe80::1]'].some(onlyHere)).toBe(false);
  });
});
