/** Vorsagen: die Meldung, und was von Antwort und Entscheidung zu hören ist (KD-25). */
import { shout } from '../../../../lib/names';
import type { Translated } from '../../../../lib/translated';
import type { coaching as english } from '../coaching';
import { does } from './parts';

export const coaching: Translated<typeof english> = {
  label: 'Vorsagen',
  call: {
    label: (word) => (word === '' ? 'Vorsagen melden' : `Vorsagen bei ${shout(word)} melden`),
    question: (label) => `${label}?`,
    yes: 'Es wurde vorgesagt',
    no: 'Doch nicht',
  },
  moderator: {
    duty: 'Du spielst nicht mit. Meldet jemand, dass vorgesagt wurde, entscheidest du. Du kannst es auch selbst melden.',
    line: (cast, seat) =>
      `${does(cast, seat, 'leitest', 'leitet')} das Spiel und ${seat === cast.you ? 'spielst' : 'spielt'} nicht mit`,
  },
  heard: {
    called: (cast, seat) => `${does(cast, seat, 'meldest', 'meldet')}, dass vorgesagt wurde.`,
    admitted: (cast, seat) => `${does(cast, seat, 'gibst', 'gibt')} es zu.`,
    denied: (cast, seat) => `${does(cast, seat, 'streitest', 'streitet')} es ab.`,
    ruled: (cast, seat, coached, reason) =>
      `${does(cast, seat, 'entscheidest', 'entscheidet')}, dass ${coached ? '' : 'nicht '}vorgesagt wurde: ${reason}`,
    wentOn: 'Der Zug geht weiter.',
    forfeited: (cast, seat) => `${does(cast, seat, 'verlierst', 'verliert')} diesen Zug.`,
  },
  news: {
    ruled: (cast, seat, coached) =>
      `${does(cast, seat, 'entscheidest', 'entscheidet')}: ${coached ? 'Es wurde vorgesagt. Der Zug ist verloren.' : 'Es wurde nicht vorgesagt.'}`,
    reason: (reason) => `„${reason}“`,
    admitted: (cast, seat) => `${does(cast, seat, 'gibst', 'gibt')} zu, dass vorgesagt wurde.`,
    lost: 'Der Zug ist verloren.',
    wentOn: 'Der Zug geht weiter.',
    unconfirmed: 'Niemand hat das Vorsagen bestätigt.',
    denied: (cast, seat) => `${does(cast, seat, 'sagst', 'sagt')}, dass nicht vorgesagt wurde.`,
    timeLeft: 'Der Zug geht weiter, mit der Zeit, die noch übrig war.',
  },
  pending: {
    answer: 'Wurde in eurem Zug vorgesagt?',
    rule: 'Wurde in diesem Zug vorgesagt?',
    wait: 'Vorsagen gemeldet',
  },
  hush: 'Solange euer Team am Zug ist, schweigt ihr. Sobald ein Wort gespielt ist, könnt ihr wieder reden.',
};
