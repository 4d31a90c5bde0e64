/** Reasons to refuse a word (KYC-17), and the steps from it to a word of its family. */
import type { Cast } from '../../../lib/names';
import { text } from '../messages';
import type { Doubt, KeyWord, Link } from '../types';

type Said = readonly Pick<KeyWord, 'word' | 'seat'>[];

const say = text.play.doubt;

/** One step of a family: "player ← play, -er". */
export function linkText({ base, how, word }: Link): string {
  return say.step(word, base, how);
}

/** The objection to a word, as a sentence that begins with it. */
export function doubtOf(word: string, doubt: Doubt, cast: Cast, keys: Said): string {
  switch (doubt.why) {
    case 'no_word':
      return say.unlisted(word);
    case 'proper_noun':
      return say.name(word);
    case 'letters':
      return say.letters(word, [...doubt.missing]);
    case 'family':
      return family(word, doubt.used, cast, keys);
    case 'answers':
      return say.answers(word, doubt.answers);
  }
}

function family(word: string, used: string, cast: Cast, keys: Said): string {
  const by = keys.find((key) => key.word === used);
  if (word === used) return by ? say.saidBy(word, cast, by.seat) : say.said(word);
  return by ? say.familyBy(word, used, cast, by.seat) : say.family(word, used);
}
