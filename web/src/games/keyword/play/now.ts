/** The rules that apply at this moment, the most important first. */
import type { View } from '../types';

type Moment = Pick<View, 'phase' | 'due' | 'result'>;

export function now(view: Moment): string[] {
  switch (view.phase) {
    case 'lay':
      return ['KW-4', 'KW-10', ...WORDS, ...(view.due === null ? [] : ['KW-12']), 'KW-14'];
    case 'shown':
      return SHOWN;
    case 'last_call':
      return ['KW-17', 'KW-18', 'KW-19', 'KW-20'];
    case 'over':
      return ENDS[view.result?.reason ?? ''] ?? [];
  }
}

const WORDS = ['KW-5', 'KW-6', 'KW-7', 'KW-8', 'KW-9'];
const SHOWN = ['KW-11', 'KW-14', 'KW-15', 'KW-13', 'KW-16', 'KW-17', 'KW-18'];
const ENDS: Readonly<Record<string, string[]>> = {
  keyword: ['KW-17', 'KW-18'],
  orange_deck: ['KW-19'],
  blue_deck: ['KW-19'],
  stuck: ['KW-20', 'KW-19'],
};
