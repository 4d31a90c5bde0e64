/** The rules that apply at this moment, the most important first. */
import type { View } from '../types';

const VARIATIONS: Readonly<Record<View['rules']['variation'], readonly string[]>> = {
  none: [],
  four_score: ['KD-26'],
  flip_flop: ['KD-27'],
};
const ENDS: Readonly<Record<View['rules']['end'], string>> = {
  points: 'KD-21',
  turns: 'KD-22',
  exhausted: 'KD-23',
};

export function now(view: View): string[] {
  const { end, variation } = view.rules;
  const teams = view.rules.teams === 'yes' ? ['KD-25'] : [];
  switch (view.phase) {
    case 'draw':
      return ['KD-4'];
    case 'turn':
      return [...TURN, ...VARIATIONS[variation], ...teams, ...lastOf(view)];
    case 'window':
      return ['KD-17', 'KD-18', 'KD-19', 'KD-20', ...VARIATIONS[variation]];
    case 'coaching':
      return ['KD-25'];
    case 'over':
      return [variation === 'four_score' ? 'KD-26' : ENDS[end], 'KD-24'];
  }
}

const TURN = ['KD-7', 'KD-8', 'KD-9', 'KD-10', 'KD-11', 'KD-14', 'KD-15', 'KD-16'];

function lastOf({ no_word_left }: View): string[] {
  return no_word_left ? ['KD-24'] : [];
}
