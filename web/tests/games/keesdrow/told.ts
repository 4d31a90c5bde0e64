import { rulesOf, viewOf } from './fixtures';

export const view = viewOf();

export const harvest = { seat: 1, word: 'harvest', path: [0, 1], points: [12, 10] };

/** Noor and Tomasz against Ida and Wren, with Kim to rule; it is Noor's turn. */
export const TEAMS = {
  rules: rulesOf({ teams: 'yes' }),
  teams: [0, 1, 0, 1, null],
  moderator: 4,
  scores: [7, 0, 7, 0, 0],
};
