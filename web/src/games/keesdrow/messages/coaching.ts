/** Coaching: the call, and what is heard of its answer and ruling (KD-25). */
import { type Cast, shout } from '../../../lib/names';
import { does } from './parts';

export const coaching = {
  label: 'Coaching',
  call: {
    label: (word: string) => (word === '' ? 'Call coaching' : `Call coaching on ${shout(word)}`),
    question: (label: string) => `${label}?`,
    yes: 'Someone was given a word',
    no: 'Never mind',
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
