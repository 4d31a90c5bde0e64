/** A sentence for each refusal: it names the rule in words, and what to do where that helps. */
import type { Refused } from '../../lib/game';
import { inWords } from '../../lib/phrase';
import { shout } from './names';

type Params = Refused['params'];

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  not_now: ({ phase }) => NOT_NOW[String(phase)] ?? 'That is not possible just now.',
  not_your_card: () => 'That card is not in your hand.',
  card_twice: () => 'A card can lie in a word once only.',
  blue_gone: () => 'That blue card is gone from the middle. Take another one.',
  blank_needs_letter: () => 'Say which letter the blank stands for.',
  not_a_blank: () => 'Only a blank stands for another letter.',
  only_blue: () => 'At least one card has to be orange. Swap a blue one for one of yours.',
  too_short: ({ least }) =>
    least === undefined
      ? 'Words here have more letters.'
      : `Words here have ${inWords(Number(least))} letters or more.`,
  already_laid: () => 'Your word lies face down. Take it back to lay another one.',
  not_laid: () => 'You have no word on the table to take back.',
  taken_back_enough: ({ most }) => `You have laid ${most} words in this round. The last one stays.`,
  passed: () => 'You have passed, so you are out of this round.',
  too_late_to_pass: () => 'Passing is for the start of a round. It is too late now.',
  pass_after_laying: () => 'You have laid a word in this round, so you can’t pass any more.',
  wrong_round: () => 'That round is over.',
  already_ready: () => 'You have said that you have seen the words.',
  announced_already: () => 'You were wrong about the keyword in this round. Wait for the next one.',
  automatic: () => 'The table notices by itself who spells the keyword.',
  no_timer: () => 'Without a timer the table need not know your rack.',
  arranged_enough: () => 'You have moved cards very often. Lay your word before the time ends.',
  dictionary_closed: () => 'This table says what is a word only when the words are shown.',
  nothing_shown: () => 'No words have been shown yet.',
  review_closed: ({ review }) =>
    review === 'no'
      ? 'This table agreed to show the best words only when the game is over.'
      : 'You held no cards in that round that the table could look at.',
  bad_timer: ({ least }) => `A round takes at least ${least} seconds. Or play without a timer.`,
  keyword_unknown: ({ word }) => `${played(word)} is not in the word list. Choose another keyword.`,
  keyword_impossible: ({ word }) =>
    `Both decks together can’t spell ${played(word)}. Choose another keyword.`,
};

const NOT_NOW: Readonly<Record<string, string>> = {
  lay: 'The words of this round are still being laid.',
  shown: 'The words lie open. The next round comes when all have seen them.',
  last_call: 'No more words. If you can spell the keyword, say so.',
  over: 'The game is over.',
};

/** The sentence of a refusal; an unknown code is told as what it is. */
export function sentence(refused: Refused): string {
  const known = SENTENCES[refused.code];
  return known ? known(refused.params) : `The table refused that (${refused.code}).`;
}

function played(word: Params[string] | undefined): string {
  return word === undefined ? 'That' : shout(String(word));
}
