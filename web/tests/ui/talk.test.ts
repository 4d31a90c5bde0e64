import { describe, expect, it } from 'vitest';
import { EMPTY, fold, unheard } from '../../src/state/table';
import { CALM, PHRASES } from '../../src/ui/messages/talk';
import { spoken, whomOf } from '../../src/ui/talk/about';
import { channelsOf } from '../../src/ui/talk/channels';
import { flights } from '../../src/ui/talk/flights.svelte';
import { type Box, band, beside } from '../../src/ui/talk/place';
import { seat, table } from '../samples';

const SCREEN = { width: 390, height: 844 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const COLUMN = box(0, 56, 390, 844);

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

describe('the band of the chat', () => {
  it('lies between the clock and the decision', () => {
    const clock = box(12, 110, 378, 130);
    const dock = box(0, 640, 390, 844);
    expect(band(COLUMN, [dock, clock], 250)).toEqual({ top: 130, bottom: 640 });
  });

  it('ignores what stands in another column', () => {
    expect(band(box(932, 56, 1440, 900), [box(40, 300, 700, 600)], 250)).toEqual({
      top: 56,
      bottom: 900,
    });
  });

  it('is taller than what lies inside another box', () => {
    const boxes = [box(0, 56, 390, 400), box(20, 100, 60, 140)];
    expect(band(COLUMN, boxes, 250)).toEqual({ top: 400, bottom: 844 });
  });

  it('is refused where too little is left', () => {
    expect(band(COLUMN, [box(0, 290, 390, 620)], 250)).toBeNull();
  });
});

describe('a bubble', () => {
  const size = { width: 160, height: 40 };
  const at = (seatBox: Box, boxes: Box[]): Box => {
    const { left, top } = beside(seatBox, size, SCREEN, boxes);
    return box(left, top, left + size.width, top + size.height);
  };

  it('lies beside the seat, inside the screen', () => {
    const badge = box(360, 400, 384, 424);
    const found = at(badge, []);
    expect(overlap(found, badge)).toBe(false);
    expect(found.right).toBeLessThanOrEqual(SCREEN.width);
  });

  it('covers neither the clock nor the board when there is room elsewhere', () => {
    const clock = box(12, 110, 378, 130);
    const board = box(0, 140, 390, 530);
    const found = at(box(190, 62, 212, 84), [clock, board]);
    expect([clock, board].some((each) => overlap(found, each))).toBe(false);
  });
});

describe('channels', () => {
  const two = [seat('Noor', { team: 0 }), seat('Ida', { team: 1 })];
  const four = [...two, seat('Wren', { team: 0 }), seat('Bot', { team: 1, bot: 'fair' })];

  it.each([
    ['lobby', four, 0, ['table']],
    ['lobby', four, null, ['table']],
    ['play', two, 0, ['table']],
    ['play', four, 0, ['table', 'team']],
    ['play', four, 1, ['table']],
    ['play', four, null, ['spectators']],
    ['over', four, 0, ['table']],
  ] as const)('in %s are those in which a seat has a voice', (phase, seats, you, channels) => {
    expect(channelsOf(table({ phase, seats: [...seats] }), you)).toEqual(channels);
  });
});

describe('what is said', () => {
  it('shows a phrase in the words of the reader, and an unknown one as nothing', () => {
    expect(spoken({ text: 'hi', phrase: null }, {})).toBe('hi');
    expect(spoken({ text: '', phrase: 'thanks' }, {})).toBe('Thanks');
    expect(spoken({ text: '', phrase: 'nice_word' }, { nice_word: 'Nice word' })).toBe('Nice word');
    expect(spoken({ text: '', phrase: 'later' }, {})).toBe('');
  });

  it('has words for every calm phrase', () => {
    expect(CALM.every((key) => key in PHRASES)).toBe(true);
  });

  it('names its speaker by the message, since a seat may change hands', () => {
    expect(whomOf({ seat: 1, name: 'Ida', said: 7 })).toEqual({ said: 7 });
    expect(whomOf({ seat: 1, name: 'Ida' })).toEqual({ seat: 1 });
    expect(whomOf({ seat: null, name: 'Eve' })).toBeNull();
  });

  it('goes with its speaker when they are muted', () => {
    const said = (name: string, at: number | null) =>
      ({ t: 'said', seat: at, name, text: name, said: 1, channel: 'table', phrase: null }) as const;
    const state = [said('Ida', 1), said('Eve', null), said('Noor', 0)].reduce(
      (one, message) => fold(one, message, 0) ?? one,
      EMPTY,
    );
    expect(unheard(state, null, 'Eve').chat.map((line) => line.name)).toEqual(['Ida', 'Noor']);
  });
});

describe('reactions', () => {
  it('never fill the table', () => {
    const flying = flights();
    for (let number = 0; number < 20; number += 1) flying.add({ seat: 0, reaction: 'tea' });
    expect(flying.list.map((one) => one.key)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
    flying.drop(20);
    expect(flying.list).toHaveLength(7);
  });
});
