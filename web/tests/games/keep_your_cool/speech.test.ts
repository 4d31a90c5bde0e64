import { describe, expect, it } from 'vitest';
import {
  deaf,
  HOLD_MS,
  heard,
  type Moment,
  SILENCE,
} from '../../../src/games/keep_your_cool/play/speech';

const SPEAKS: Moment = { reached: false, says: true, shut: 0, letters: ['e', 'm'] };
const FLIPS: Moment = { reached: false, says: false, shut: 0, letters: [] };
const told = (text: string, utterance = 0, final = false, at = 1_000) => ({
  type: 'told' as const,
  utterance,
  text,
  final,
  at,
});

describe('a word that was heard', () => {
  it('is shown for a moment, and said when that is over', () => {
    const shown = heard(SILENCE, told('creamy'), SPEAKS);
    expect(shown.hearing.pending).toEqual({ word: 'creamy', due: 1_000 + HOLD_MS });
    expect(shown.say).toBeNull();
    const early = heard(shown.hearing, { type: 'passed', at: 1_000 + HOLD_MS - 1 }, SPEAKS);
    expect(early.say).toBeNull();
    const over = heard(shown.hearing, { type: 'passed', at: 1_000 + HOLD_MS }, SPEAKS);
    expect([over.say, over.hearing.pending]).toEqual(['creamy', null]);
  });

  it('waits anew when more of it is heard', () => {
    const part = heard(SILENCE, told('cream'), SPEAKS);
    const whole = heard(part.hearing, told('creamy', 0, false, 1_300), SPEAKS);
    expect(whole.hearing.pending).toEqual({ word: 'creamy', due: 1_300 + HOLD_MS });
  });

  it('does not begin its moment again while it is only repeated', () => {
    const first = heard(SILENCE, told('creamy'), SPEAKS);
    const again = heard(first.hearing, told('creamy', 0, true, 1_400), SPEAKS);
    expect(again.hearing.pending?.due).toBe(1_000 + HOLD_MS);
  });

  it('is not said twice, however often its utterance is reported', () => {
    const shown = heard(SILENCE, told('creamy'), SPEAKS);
    const over = heard(shown.hearing, { type: 'passed', at: 2_000 }, SPEAKS);
    const again = heard(over.hearing, told('creamy', 0, true, 2_100), SPEAKS);
    expect(again.hearing.pending).toBeNull();
  });

  it('that is held back stays so, and may be spoken anew', () => {
    const shown = heard(SILENCE, told('creamy'), SPEAKS);
    const back = heard(shown.hearing, { type: 'held_back' }, SPEAKS);
    expect(back.hearing.pending).toBeNull();
    const again = heard(back.hearing, told('creamy', 0, true, 1_200), SPEAKS);
    expect(again.hearing.pending).toBeNull();
    const anew = heard(again.hearing, told('creamy', 1), SPEAKS);
    expect(anew.hearing.pending?.word).toBe('creamy');
  });

  it('is picked out of a sentence by the letters that it needs', () => {
    expect(heard(SILENCE, told('I say creamy please'), SPEAKS).hearing.pending?.word).toBe(
      'creamy',
    );
  });

  it('without those letters counts once the utterance is over', () => {
    expect(heard(SILENCE, told('table'), SPEAKS).hearing.pending).toBeNull();
    expect(heard(SILENCE, told('table', 0, true), SPEAKS).hearing.pending?.word).toBe('table');
  });

  it('is dropped when somebody else has the tiles to answer by then', () => {
    const shown = heard(SILENCE, told('creamy'), SPEAKS);
    const over = heard(shown.hearing, { type: 'passed', at: 2_000 }, FLIPS);
    expect([over.say, over.hearing.pending]).toEqual([null, null]);
  });

  it('spoken in the pause after a swap is said when that is over', () => {
    const shown = heard(SILENCE, told('creamy'), { ...SPEAKS, shut: 900 });
    expect(shown.hearing.pending?.due).toBe(1_900);
  });

  it('of whoever may not speak is none', () => {
    expect(heard(SILENCE, told('creamy', 0, true), FLIPS).hearing.pending).toBeNull();
  });
});

describe('stop', () => {
  const reached = { ...FLIPS, reached: true };

  it('counts at once, before the utterance is over', () => {
    expect(heard(SILENCE, told('stop'), reached).stop).toBe(true);
  });

  it('counts once, however often it is reported', () => {
    const first = heard(SILENCE, told('stop'), reached);
    expect(heard(first.hearing, told('stop', 0, true), reached).stop).toBe(false);
  });

  it('said before the hand was to be seen is no answer to it', () => {
    const early = heard(SILENCE, told('stop'), FLIPS);
    expect(early.stop).toBe(false);
    const later = heard(early.hearing, told('stop', 0, true), reached);
    expect(later.stop).toBe(false);
    expect(heard(later.hearing, told('stop stop', 0, true), reached).stop).toBe(true);
  });

  it('is no word', () => {
    expect(heard(SILENCE, told('stop', 0, true), SPEAKS).hearing.pending).toBeNull();
  });

  it('within another word is not meant', () => {
    expect(heard(SILENCE, told('stopping'), reached).stop).toBe(false);
  });
});

describe('a browser that does not listen', () => {
  it('says why, where the player can do something about it', () => {
    expect(deaf('not-allowed')).toMatch(/Allow it/);
    expect(deaf('audio-capture')).toMatch(/no microphone/);
  });

  it('says nothing of a silence', () => {
    expect(deaf('no-speech')).toBeNull();
  });
});
