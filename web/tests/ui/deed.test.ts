/** The operator's log: acts in words, with the person's name and what was noted. */
import { describe, expect, it } from 'vitest';
import { deedOf } from '../../src/ui/admin/deed';
import { admin as text } from '../../src/ui/messages/admin';

const line = (act: string, whom: string, details: Record<string, unknown> = {}) =>
  deedOf({ id: 1, at: 0, who: 'Ann', act, whom, details });

describe('an act in the log', () => {
  it('names the person, and leads to their page', () => {
    const ban = line('ban', 'x1y2', { name: 'Bob', reason: 'Spam', until: null });
    expect(ban).toEqual({ did: 'banned', whom: 'Bob', person: 'x1y2', facts: 'reason: Spam' });
  });

  it('has an id instead of a name that was not noted', () => {
    expect(line('sign_out_member', 'x1y2')).toMatchObject({ whom: 'x1y2', person: 'x1y2' });
  });

  it.each(['203.0.113.9', '2001:db8::/64'])('leads nowhere from an address: %s', (address) => {
    expect(line('ban', address, { name: '' })).toMatchObject({ whom: address, person: null });
  });

  it('goes both ways without repeating it in the facts', () => {
    expect(line('hide_table', 'oak-bell-42', { hidden: true }).did).toBe('hid from the list:');
    expect(line('hide_table', 'oak-bell-42', { hidden: false }).did).toBe('put back on the list:');
    const again = line('last_games', '', { before: true, after: false });
    expect(again).toEqual({ did: 'let games begin again', whom: '', person: null, facts: '' });
  });

  it('leaves out what is empty or false', () => {
    const details = { added: ['cola'], removed: [], changes: 1 };
    expect(line('word_filter', '', details).facts).toBe('added: cola, changes: 1');
    expect(line('sign_out', '', { everywhere: false }).facts).toBe('');
    expect(line('sign_out', '', { everywhere: true }).facts).toBe('on all devices');
  });

  it('says how somebody signed in', () => {
    const details = { way: 'passkey', address: '203.0.113.9' };
    expect(line('sign_in', '', details).facts).toBe('with: a passkey, address: 203.0.113.9');
  });

  it('shows what a later version calls otherwise', () => {
    expect(line('new_act', 'thing', { odd: 3 })).toMatchObject({ did: 'new_act', facts: 'odd: 3' });
    expect(Object.keys(text.log.acts)).not.toContain('new_act');
  });
});
