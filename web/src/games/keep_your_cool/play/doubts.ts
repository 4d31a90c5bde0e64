/** Why a word is refused, or would be (KYC-17), and the chain of a family as it can be followed. */
import { inWords, listed } from '../../../lib/phrase';
import { aLetter, type Cast, nameOf, shout } from '../names';
import type { Doubt, KeyWord, Link } from '../types';

/** One step of a family: "player ← play, -er". */
export function linkText({ base, how, word }: Link): string {
  return `${word} ← ${base}, ${how}`;
}

/** What is against a word, in a sentence that begins with it. */
export function doubtOf(
  word: string,
  doubt: Doubt,
  cast: Cast,
  keys: readonly Pick<KeyWord, 'word' | 'seat'>[],
): string {
  switch (doubt.why) {
    case 'no_word':
      return `${shout(word)} is not in the word list.`;
    case 'proper_noun':
      return `${shout(word)} is a name, and names don’t count.`;
    case 'letters':
      return `${shout(word)} lacks ${listed([...doubt.missing].map(aLetter))}.`;
    case 'family':
      return family(word, doubt.used, cast, keys);
    case 'answers':
      return `${shout(word)} would leave ${inWords(doubt.answers)} unused common ${
        doubt.answers === 1 ? 'word' : 'words'
      } to answer it.`;
  }
}

function family(
  word: string,
  used: string,
  cast: Cast,
  keys: readonly Pick<KeyWord, 'word' | 'seat'>[],
): string {
  const by = keys.find((key) => key.word === used);
  const who = by ? `${nameOf(cast, by.seat)} already said` : '';
  if (word === used) return by ? `${who} ${shout(word)}.` : `${shout(word)} has already been said.`;
  const said = by
    ? `, which ${by.seat === cast.you ? 'you' : nameOf(cast, by.seat)} said`
    : ', which has been said';
  return `${shout(word)} is in the same family as ${shout(used)}${said}.`;
}
