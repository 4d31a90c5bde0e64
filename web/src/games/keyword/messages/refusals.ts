/** What the table refuses: each sentence names the rule, and what to do where that helps. */
import type { Refused } from '../../../lib/game';
import { shout } from '../../../lib/names';
import { cards } from './cards';

type Params = Refused['params'];

/** By the code of the refusal. */
const sentences: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => wait[String(phase)] ?? 'You can’t do that just now.',
  not_your_card: () => 'That card isn’t in your hand.',
  card_twice: () => 'Use each card only once in a word.',
  blue_gone: () => 'That blue card is gone from the middle. Take another one.',
  blank_needs_letter: () => 'Choose a letter for the blank.',
  not_a_letter: () => 'A blank can’t be that letter at this table.',
  not_a_blank: () => 'Only a blank can stand for another letter.',
  only_blue: () => 'Use at least one orange card. Swap a blue one for one of yours.',
  too_short: ({ least }) =>
    least === undefined
      ? 'Words need more letters here.'
      : `Words need at least ${cards.letters(Number(least))} here.`,
  already_laid: () => 'Your word is face down. Take it back to lay another one.',
  not_laid: () => 'You have no word on the table to take back.',
  taken_back_enough: ({ most }) => `You’ve laid ${most} words this round. This one is final.`,
  passed: () => 'You’ve passed, so you’re out of this round.',
  too_late_to_pass: () => 'It’s too late. You can only pass at the start of a round.',
  pass_after_laying: () => 'You’ve already laid a word this round, so you can’t pass.',
  wrong_round: () => 'That round is over.',
  already_ready: () => 'You’re ready. Wait for the others.',
  announced_already: () => 'You made a wrong call this round. Wait for the next one.',
  automatic: () => 'You needn’t call. The table spots a completed keyword.',
  no_timer: () => 'There’s no timer, so only words you lay count.',
  arranged_enough: () => 'You’ve moved cards too often. Lay your word before time runs out.',
  dictionary_closed: () => 'Words aren’t checked until they’re shown.',
  nothing_shown: () => 'No words have been shown yet.',
  review_closed: ({ review }) =>
    review === 'no'
      ? 'This table shows the best words only after the game.'
      : 'You have no hand from that round to look back at.',
  bad_timer: ({ least }) => `Allow at least ${least} seconds a round, or play without a timer.`,
  keyword_unknown: ({ word }) => `${played(word)} isn’t in the word list. Choose another keyword.`,
  keyword_impossible: ({ word }) =>
    `Both decks together can’t spell ${played(word)}. Choose another keyword.`,
};

/** Why something can't be done now, by the phase of the game. */
const wait: Readonly<Record<string, string>> = {
  lay: 'Wait until the words of this round are shown.',
  shown: 'The words are shown. Wait for the next round.',
  last_call: 'No more words can be laid. If you can spell the keyword, call it.',
  over: 'The game is over.',
};

const played = (word: Params[string] | undefined) =>
  word === undefined ? 'That word' : shout(String(word));

export const refusals = {
  sentences,
  unknown: (code: string) => `The table refused that (${code}).`,
};
