import { describe, expect, it } from 'vitest';
import { pending as icecool } from '../../src/games/icecool/play/pending';
import { pending as cool } from '../../src/games/keep_your_cool/play/pending';
import { pending as keesdrow } from '../../src/games/keesdrow/play/pending';
import { pending as keyword } from '../../src/games/keyword/play/pending';
import { playedBy } from '../samples';
import { viewOf as iceView } from './icecool/fixtures';
import { viewOf as coolView, grab } from './keep_your_cool/fixtures';
import { viewOf as keesView, playOf } from './keesdrow/fixtures';
import { viewOf as keyView, seatOf } from './keyword/fixtures';

const OUR_TABLE = playedBy(['Noor', 'Ida', 'Tomasz'], {});

describe('what a drawer shows of the game under it', () => {
  it('is the question whether a word is one, with its time, for those who may answer', () => {
    const open = {
      phase: 'window',
      due: 9_000,
      plays: [playOf({ seat: 1, word: 'zebra' })],
    } as const;
    const asked = keesView({ ...open, plays: [...open.plays], awaited: [0] });
    expect(keesdrow(asked, OUR_TABLE)).toEqual({
      text: 'Is ZEBRA a word?',
      due: 9_000,
      yours: true,
    });
    const done = keesView({ ...open, plays: [...open.plays], awaited: [2] });
    expect(keesdrow(done, OUR_TABLE)).toMatchObject({
      text: 'ZEBRA is open to challenge',
      yours: false,
    });
  });

  it('is whose turn it is', () => {
    expect(keesdrow(keesView({ seat: 0 }), OUR_TABLE)).toMatchObject({
      text: 'Your turn',
      yours: true,
    });
    expect(keesdrow(keesView({ seat: 1 }), OUR_TABLE)).toMatchObject({
      text: 'Waiting for Ida',
      yours: false,
    });
    expect(icecool(iceView({ turn: 0 }), OUR_TABLE)).toEqual({
      text: 'Your flick',
      due: 60_000,
      yours: true,
    });
    expect(icecool(iceView({ turn: 2 }), OUR_TABLE)).toMatchObject({ text: 'Waiting for Tomasz' });
  });

  it('is the word to lay, then the others', () => {
    expect(keyword(keyView({ awaited: [0, 1] }), OUR_TABLE)).toMatchObject({
      text: 'Lay your word',
      due: 90_000,
      yours: true,
    });
    const laid = keyView({
      awaited: [1],
      seats: [seatOf({ laid: 4 }), seatOf(), seatOf({ laid: 3 })],
    });
    expect(keyword(laid, OUR_TABLE)).toMatchObject({ text: 'Waiting for Ida', yours: false });
  });

  it('makes room at once when a hand comes for your flag, and not for your own hand', () => {
    const reached = cool(coolView({ grabs: [grab({ seat: 1 })] }), OUR_TABLE);
    expect(reached).toMatchObject({ text: 'Ida reaches for you', yours: true, hurry: true });
    expect(cool(coolView({ grabs: [grab({ seat: 0 })] }), OUR_TABLE)?.hurry).toBeUndefined();
  });

  it('asks nothing of whom a bot plays for', () => {
    const { seats } = OUR_TABLE;
    const table = { ...OUR_TABLE, seats: seats.map((one) => ({ ...one, bot: 'fair' })) };
    const asked = { text: 'Waiting for Noor', yours: false };
    expect(keesdrow(keesView({ seat: 0 }), table)).toMatchObject(asked);
    expect(icecool(iceView({ turn: 0 }), table)).toMatchObject(asked);
    const laid = [seatOf(), seatOf({ laid: 4 }), seatOf({ laid: 3 })];
    expect(keyword(keyView({ awaited: [0], seats: laid }), table)).toMatchObject(asked);
  });

  it('is nothing once the game is over', () => {
    expect(keesdrow(keesView({ phase: 'over' }), OUR_TABLE)).toBeNull();
    expect(keyword(keyView({ phase: 'over' }), OUR_TABLE)).toBeNull();
    expect(icecool(iceView({ phase: 'over' }), OUR_TABLE)).toBeNull();
    expect(cool(coolView({ phase: 'over' }), OUR_TABLE)).toBeNull();
  });
});
