/** Text of the rulebook's drawer; the rules themselves are in `docs/rules`. */
import { amount } from '../../lib/phrase';

export const rulebook = {
  titled: (game: string) => `${game} rules`,
  rules: 'Rules',
  sections: 'Sections of the rules',
  now: 'Now',
  house: (sentence: string) => `House rule at this table: ${sentence}`,
  search: {
    label: 'Search the rules',
    hint: 'What would you like to know?',
    found: (count: number) =>
      count === 0 ? 'No rules found. Try another word.' : amount(count, 'rule'),
  },
};
