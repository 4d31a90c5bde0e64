import { beforeEach, describe, expect, it } from 'vitest';
import {
  inSentences,
  lastChosen,
  numbersOf,
  presetsOf,
  rememberChosen,
  rulesInWords,
  sameAs,
  wanted,
  wishInWords,
} from '../../src/ui/seek/wishes';
import type { Seeker } from '../../src/wire.gen';
import { GAME } from '../samples';

const OPTIONS = { end: 'turns', turns: 10, lexicon: 'rumpus-en' };
const BEN: Seeker = {
  name: 'Ben',
  emblem: 'boat',
  rating: null,
  options: null,
  rated: null,
  players: [2, 3, 4],
};

beforeEach(() => localStorage.clear());

describe('a wish', () => {
  it('is any rules, with the quick ones if all take any', () => {
    const chosen = { rules: null, rated: null, players: 3 };
    expect(wanted(GAME, chosen, { turns: 5 })).toEqual({
      game: GAME.name,
      options: { turns: 5 },
      any: true,
      rated: null,
      players: 3,
    });
  });

  it('of a preset has its options', () => {
    const [preset] = presetsOf(GAME);
    const chosen = { rules: preset?.name ?? '', rated: true, players: null };
    expect(wanted(GAME, chosen, {})).toMatchObject({ options: preset?.options, any: false });
  });

  it('is remembered for each game, unless it is no longer offered', () => {
    const [preset] = presetsOf(GAME);
    const chosen = { rules: preset?.name ?? '', rated: false, players: 2 };
    rememberChosen(GAME, chosen);
    expect(lastChosen(GAME)).toEqual(chosen);
    rememberChosen(GAME, { rules: 'Gone', rated: false, players: 9 });
    expect(lastChosen(GAME)).toEqual({ rules: null, rated: false, players: null });
    localStorage.setItem(`rumpus.seek.${GAME.name}`, '{');
    expect(lastChosen(GAME)).toEqual({ rules: null, rated: null, players: null });
  });

  it('never asks for more people than there are seats, or than the room brings together', () => {
    expect(numbersOf(GAME)).toEqual([2, 3, 4]);
    expect(numbersOf({ ...GAME, roles: [{ name: 'player', least: 2, most: 2 }] })).toEqual([2]);
  });

  it('to play with somebody who waits is the same as theirs', () => {
    expect(sameAs(GAME, BEN, { turns: 5 })).toMatchObject({ any: true, players: null });
    const picky = { ...BEN, options: OPTIONS, players: [3], rated: true };
    expect(sameAs(GAME, picky, {})).toMatchObject({
      options: OPTIONS,
      any: false,
      rated: true,
      players: 3,
    });
  });

  it('reads as a few words', () => {
    expect(wishInWords(GAME, BEN)).toBe('Any rules');
    const picky = { ...BEN, options: { ...OPTIONS, turns: 13 }, players: [3], rated: false };
    expect(wishInWords(GAME, picky)).toBe('Everybody gets 13 turns, not rated, for three');
    expect(rulesInWords(GAME, { ...OPTIONS, turns: 13 })).toBe('Everybody gets 13 turns.');
    expect(inSentences(GAME, { turns: 13 })).toContain('Everybody gets 13 turns.');
  });
});
