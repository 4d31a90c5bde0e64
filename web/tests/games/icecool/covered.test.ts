import { expect, it } from 'vitest';
import { insetsOf, type Lying } from '../../../src/games/icecool/play/covered';

const phone: Lying = {
  shape: 'tall',
  bar: 60,
  top: 44,
  height: 784,
  slip: 0,
  dock: { width: 390, height: 385 },
  strip: false,
  above: false,
  behind: false,
  flat: false,
};

it('the plan from above begins under the buttons, where that leaves it room', () => {
  const above: Lying = { ...phone, above: true };
  expect(insetsOf(above).top).toBe(insetsOf(phone).top + 56);
  const small: Lying = { ...above, height: 580 };
  expect(insetsOf(small).top).toBe(insetsOf(phone).top);
});

it('at a desk the whole school goes on over a low panel, and a penguin’s doors lie beside it', () => {
  const desk: Lying = { ...phone, shape: 'desk', height: 840, dock: { width: 336, height: 120 } };
  expect(insetsOf(desk).right).toBe(40);
  expect(insetsOf({ ...desk, behind: true }).right).toBe(376);
  expect(insetsOf({ ...desk, dock: { width: 336, height: 600 } }).right).toBe(376);
});

it('at a desk a low panel covers nothing of a flat plan, which lies beside a high one', () => {
  const desk: Lying = { ...phone, shape: 'desk', height: 840, dock: { width: 336, height: 120 } };
  expect(insetsOf({ ...desk, flat: true })).toMatchObject({ right: 32, bottom: 152 });
  const high = { ...desk, flat: true, dock: { width: 336, height: 600 } };
  expect(insetsOf(high)).toMatchObject({ right: 376, bottom: 24 });
});

it('the school lies over the slip of a round, where enough of it is left', () => {
  const without = insetsOf(phone).bottom;
  expect(insetsOf({ ...phone, slip: 180 }).bottom).toBe(without + 180);
  expect(insetsOf({ ...phone, slip: 240 }).bottom).toBe(without);
  const aside: Lying = { ...phone, shape: 'side', height: 330 };
  expect(insetsOf({ ...aside, slip: 140 }).bottom).toBe(insetsOf(aside).bottom + 140);
  expect(insetsOf({ ...aside, slip: 180 }).bottom).toBe(insetsOf(aside).bottom);
});
