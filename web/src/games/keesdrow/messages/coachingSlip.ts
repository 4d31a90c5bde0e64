/** The slips of coaching: the call as the team and the moderator see it (KD-25). */
import { type Cast, nameIn, namesIn, shout } from '../../../lib/names';
import { does, whose } from './parts';

export const slip = {
  called: (cast: Cast, caller: number, player: number) =>
    `${does(cast, caller, 'say')} that ${whose(cast, player)} turn was coached.`,
  question: 'Did your partner tell you a word, or point at one?',
  admit: 'Admit it',
  deny: 'Deny it',
  loss: (word: string) => `${shout(word)} is taken back, with all its effects.`,
  lossWithoutWord: 'The turn is lost, without a word.',
  resumesWindow: 'The word can be challenged for the time that was left.',
  resumesTurn: 'The turn goes on with the time it had left.',
  ruled: 'The moderator rules.',
  waitForAnswer: (cast: Cast, team: readonly number[]) =>
    `Waiting for ${namesIn(cast, team)} to answer.`,
  waitForRuling: (cast: Cast, moderator: number) =>
    `It was denied. Waiting for ${nameIn(cast, moderator)} to rule.`,
  /** Before the seconds that are left. */
  stopped: 'The clock is stopped. Without an answer the game goes on in',
};

export const desk = {
  denied: 'The team denies it. It’s your ruling.',
  open: 'You can rule at once, or let the team answer.',
  reason: 'Your reason, for everyone to read',
  /** Offered while a reason is typed. */
  reasons: ['Someone said a word aloud.', 'I heard no coaching.', 'I believe the team.'],
  needed: 'Give a reason first.',
  coached: 'Coached',
  notCoached: 'Not coached',
  ifCoached: 'The turn is lost, with its word.',
  ifNotCoached: 'The game goes on.',
};
