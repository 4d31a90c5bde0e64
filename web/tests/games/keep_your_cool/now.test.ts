import { describe, expect, it } from 'vitest';
import { now } from '../../../src/games/keep_your_cool/play/now';
import { viewOf } from './fixtures';

const first = (view: ReturnType<typeof viewOf>): string | undefined => now(view)[0];

describe('the rules that apply now', () => {
  it('follow the phase, and in the end what won', () => {
    expect(first(viewOf({ phase: 'throw' }))).toBe('KYC-4');
    expect(first(viewOf({ phase: 'first_word' }))).toBe('KYC-5');
    expect(now(viewOf({ phase: 'over' }))).toEqual(['KYC-25']);
    const { rules } = viewOf();
    const advanced = viewOf({ phase: 'over', rules: { ...rules, game: 'advanced' } });
    expect(now(advanced)).toEqual(['KYC-26']);
  });

  it('begin with what oneself does: turning, speaking, ruling', () => {
    expect(first(viewOf())).toBe('KYC-6');
    expect(first(viewOf({ flipper: 1, speaker: 0 }))).toBe('KYC-10');
    expect(first(viewOf({ you: 2, moderator: 2 }))).toBe('KYC-27');
    expect(now(viewOf({ you: null }))).toEqual(
      expect.arrayContaining(['KYC-6', 'KYC-10', 'KYC-18']),
    );
  });

  it('are those of the ruling that play waits for', () => {
    const halt = { seat: 1, since: 0, due: 9, call: 3, reach: null, reason: '' };
    expect(now(viewOf({ halt: { ...halt, why: 'overturn' } }))).toEqual(['KYC-30']);
    expect(now(viewOf({ halt: { ...halt, why: 'flag' } }))).toEqual(['KYC-27']);
    expect(now(viewOf({ halt: { ...halt, why: 'dispute' } }))).toEqual(['KYC-30']);
  });
});
