/** Text about recovery codes that the people who run a club make for its members. */

import type { Refused } from '../../lib/game';
import { LANGUAGE } from '../../lib/messages/words';
import { you } from './you';

const refusals: Record<string, string> = {
  not_agreed: 'That person hasn’t allowed it, or leads another club.',
  codes_later: 'Too many codes for this person. Wait a few hours.',
  no_such_person: 'That person is no longer in the club. Reload the page.',
};

const UNTIL = new Intl.DateTimeFormat(LANGUAGE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export const helpers = {
  mine: {
    title: 'Let in by a club',
    line: 'If you lose every way to sign in, a club can let you in.',
    risk: 'Its owner and helpers could then get into your account. You’d find out. Allow only people you trust.',
    allow: (club: string) => `Those who run ${club} may let me in`,
    allowed: (club: string) => `${club} may let you in.`,
    forbidden: (club: string) => `${club} can’t let you in any more.`,
    open: (by: string, club: string, until: string) =>
      `${by} made a code for your account in ${club}. It works until ${until}.`,
    yours: 'If you didn’t ask for it, void it now.',
    void: 'Void the code',
    voided: 'The code is void.',
    log: 'Codes made for you',
    made: (by: string, club: string) => `By ${by} in ${club}`,
  },
  club: {
    title: 'Let somebody in',
    line: 'These members allow you to let them in, if they can’t sign in any more.',
    sure: 'Make a code only for a person you see or hear. It signs them out everywhere else.',
    make: 'Make a code',
    makeSure: (name: string) => `Make a code for ${name}? They’ll find out.`,
    yes: 'Make it',
    no: 'Cancel',
    made: (name: string) => `Here is the code for ${name}.`,
    slip: (name: string, host: string) => `Code for ${name} at ${host}`,
    how: 'They open You, then “Use a recovery code”. It works once.',
    until: (time: string) => `It works until ${time}. We show it only now.`,
    copy: 'Copy',
    copied: 'Code copied.',
    notCopied: 'That couldn’t be copied. Write it down.',
    log: 'Codes made in this club',
    between: (by: string, whom: string) => `${by} for ${whom}`,
  },
  until: (seconds: number) => UNTIL.format(1000 * seconds),
  state: (made: string, used: string | null, open: boolean) =>
    `Made ${made}, ${used === null ? (open ? 'still works' : 'no longer works') : `used ${used}`}`,
  refused: (refused: Refused): string => refusals[refused.code] ?? you.refused(refused),
};
