/** Keesdrow against a bot on this device. */
import type { LocalGame, LocalRules } from '../../../lib/local/game';
import type { GradedWords } from '../../../lib/local/grades';
import type { KeesdrowAnswer, KeesdrowQuestion } from '../../../wire.gen';
import { local as text } from '../messages/local';
import type { Action, KeesEvent, Rules, View } from '../types';
import { GentleBot } from './bot';
import { decide, laid } from './judge';
import { asked } from './queries';
import { evolve, initialState, type State } from './state';
import { redacted, viewOf } from './view';

/** As a quick game at a table, but without a clock: nobody waits at the other end. */
const RULES: Rules = {
  size: 'keesdrow',
  variation: 'none',
  tiles_to_win: 3,
  teams: 'no',
  end: 'turns',
  turns: 10,
  goal: 150,
  timer: 0,
  words: 'checked',
  challenge_window: 10,
  min_length: 3,
  shorter: 'beginning',
  dictionary_help: 'no',
  review: 'two',
  lexicon: 'rumpus-en',
};

type Judging = LocalRules<State, View, Action, KeesEvent, KeesdrowQuestion, KeesdrowAnswer>;

/** The rules of the game for a number of turns, with checked words and without a timer. */
export function rulesOf(house: Rules, words: GradedWords): Judging {
  return {
    start: initialState(house),
    deal: laid,
    decide: (state, cause, at, chance) => decide(words, state, cause, at, chance),
    evolve,
    view: viewOf,
    redact: redacted,
    due: ({ due }) => due,
    isOver: ({ phase }) => phase === 'over',
    ask: (view, question) => asked(words, view, question),
    bot: (chance) => new GentleBot(words, chance),
  };
}

export const local: LocalGame<State, View, Action, KeesEvent, KeesdrowQuestion, KeesdrowAnswer> = {
  options: { ...RULES },
  line: text.line,
  rules: (words) => rulesOf(RULES, words),
};
