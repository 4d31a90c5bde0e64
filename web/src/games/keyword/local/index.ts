/** KEYWORD against a bot on this device. */
import type { Refused } from '../../../lib/game';
import type { LocalGame, LocalRules } from '../../../lib/local/game';
import type { GradedWords } from '../../../lib/local/grades';
import type { KeywordRules } from '../../../wire.gen';
import { local as text } from '../messages/local';
import type { Action, Answer, Card, Event, Question, View } from '../types';
import { GentleBot } from './bot';
import { evolve } from './evolve';
import { Hands, piecesOf } from './hands';
import { decide, opening } from './judge';
import { initialState, type State } from './state';
import { redacted, viewOf } from './view';

/** As printed, but without a clock: nobody waits at the other end. */
const RULES: KeywordRules = {
  keyword: 'keyword',
  timer: 0,
  pass_window: 15,
  min_length: 2,
  words: 'checked',
  crack: 'automatic',
  review: 'own',
  lexicon: 'rumpus-en',
};

type Rules = LocalRules<State, View, Action, Event, Question, Answer>;

/** The rules of the game for house rules without a timer or announcements. */
export function rulesOf(house: KeywordRules, words: GradedWords): Rules {
  const hands = new Hands(words);
  const isWord = (word: string): boolean => words.has(word);
  const start = initialState(house);
  return {
    start,
    deal: (_, chance) => opening(start, chance),
    decide: (state, cause, at, chance) => decide(isWord, state, cause, at, chance),
    evolve,
    view: viewOf,
    redact: redacted,
    due: ({ due }) => due,
    isOver: ({ phase }) => phase === 'over',
    ask: (view, question) => asked(hands, view, question),
    bot: (chance) => new GentleBot(hands, chance),
  };
}

export const local: LocalGame<State, View, Action, Event, Question, Answer> = {
  options: { ...RULES },
  line: text.line,
  rules: (words) => rulesOf(RULES, words),
};

type Asked = { answer: Answer } | { refused: Refused };

/** Answers from the view alone (`rumpus.games.keyword.queries`). */
function asked(hands: Hands, view: View, question: Question): Asked {
  const { before, held, phase, round, rules, shown } = view;
  const no = (code: string, rule: string, params: Refused['params'] = {}): Asked => ({
    refused: { code, rule, params },
  });
  const bestOf = (seat: number, hand: readonly Card[], middle: readonly Card[]) => {
    const found = hands.best(hand, middle, rules.min_length);
    return { seat, word: found?.word ?? '', pieces: found ? piecesOf(found, hand, middle) : [] };
  };
  switch (question.type) {
    case 'is_word': {
      if (phase !== 'over') return no('dictionary_closed', 'KW-13');
      const word = question.word.toLowerCase();
      return { answer: { type: 'is_word', word, known: hands.words.has(word) } };
    }
    case 'best': {
      if (shown.length === 0) return no('nothing_shown', 'KW-4');
      if (held.length === 0) return no('review_closed', 'KW-4', { review: rules.review });
      const found = held.map(({ cards, seat }) => bestOf(seat, cards, before));
      return { answer: { type: 'best', round: phase === 'lay' ? round - 1 : round, found } };
    }
    case 'best_of': {
      if (phase !== 'over') return no('not_over', 'KW-4');
      const found = question.hands.map(({ cards, seat }) => bestOf(seat, cards, question.middle));
      return { answer: { type: 'best', round: question.round, found } };
    }
  }
}
