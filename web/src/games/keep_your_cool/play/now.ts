/** The rules that apply at this moment, the most important first. */
import type { View } from '../types';

export function now(view: View): string[] {
  switch (view.phase) {
    case 'throw':
      return ['KYC-4', 'KYC-1', 'KYC-2'];
    case 'first_word':
      return ['KYC-5', 'KYC-14'];
    case 'play':
      return playing(view);
    case 'over':
      return [view.rules.game === 'advanced' ? 'KYC-26' : 'KYC-25'];
  }
}

const FLIPS = ['KYC-6', 'KYC-7', 'KYC-8', 'KYC-9'];
const SPEAKS = ['KYC-10', 'KYC-12', 'KYC-14', 'KYC-15', 'KYC-17'];
const HANDS = ['KYC-18', 'KYC-19', 'KYC-21', 'KYC-22'];
const RULES = ['KYC-27', 'KYC-28', 'KYC-29', 'KYC-30'];

function playing({ flipper, halt, moderator, speaker, you }: View): string[] {
  if (halt !== null) return [halt.why === 'flag' ? 'KYC-27' : 'KYC-30'];
  if (you !== null && you === moderator) return RULES;
  const own = you === speaker ? SPEAKS : you === flipper ? FLIPS : [...FLIPS, ...SPEAKS];
  return [...own, ...HANDS];
}
