/** Coaching: the call, the team's answer, the moderator's ruling (KD-25). */
import { type Cast, nameIn, namesIn, shout } from '../../../lib/names';
import { does, whose } from './parts';

export const coaching = {
  label: 'Coaching',
  call: {
    label: (word: string) => (word === '' ? 'Call coaching' : `Call coaching on ${shout(word)}`),
    question: (label: string) => `${label}?`,
    yes: 'Someone was given a word',
    no: 'Never mind',
  },
  slip: {
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
  },
  desk: {
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
  },
  moderator: {
    duty: 'You don’t play. When someone calls coaching, you rule. You can call it yourself, too.',
    line: (cast: Cast, seat: number) =>
      `${does(cast, seat, 'moderate')} and ${seat === cast.you ? 'don’t' : 'doesn’t'} play`,
  },
  heard: {
    called: (cast: Cast, seat: number) => `${does(cast, seat, 'say')} that a turn was coached.`,
    admitted: (cast: Cast, seat: number) => `${does(cast, seat, 'admit')} it.`,
    denied: (cast: Cast, seat: number) => `${does(cast, seat, 'deny', 'denies')} it.`,
    ruled: (cast: Cast, seat: number, coached: boolean, reason: string) =>
      `${does(cast, seat, 'rule')} that it ${coached ? 'was' : 'wasn’t'} coached: ${reason}`,
    wentOn: 'The turn goes on.',
    forfeited: (cast: Cast, seat: number) => `${does(cast, seat, 'lose')} this turn.`,
  },
  news: {
    ruled: (cast: Cast, seat: number, coached: boolean) =>
      `${does(cast, seat, 'rule')}: ${coached ? 'it was coached. The turn is lost.' : 'it wasn’t coached.'}`,
    reason: (reason: string) => `“${reason}”`,
    admitted: (cast: Cast, seat: number) => `${does(cast, seat, 'admit')} that it was coached.`,
    lost: 'The turn is lost.',
    wentOn: 'The turn goes on.',
    unconfirmed: 'Nobody confirmed the coaching.',
    denied: (cast: Cast, seat: number) => `${does(cast, seat, 'say')} that it wasn’t coached.`,
    timeLeft: 'The turn goes on, with the time it had left.',
  },
  pending: {
    answer: 'Was your turn coached?',
    rule: 'Was the turn coached?',
    wait: 'A coaching call',
  },
  hush: 'Partners keep silent during their team’s turn. You can talk again once a word is played.',
};
