/** Text of alerts by e-mail: a member's address, and the page that links in e-mails lead to. */
import type { Refused } from '../../lib/game';
import { sentenceOf } from '../../lib/refusals';

const refusals: Record<string, string> = {
  bad_address: 'That isn’t an e-mail address. Check it for typing errors.',
  mails_later: 'We’ve sent several links already. Check your mailbox, or try again in a few hours.',
  no_mail: 'This room doesn’t send e-mail.',
  link_used: 'This link no longer works. Enter your address again on your own page.',
  not_signed_in: 'You’re no longer signed in here. Sign in again.',
};

export const mail = {
  why: (refused: Refused) =>
    sentenceOf(refused, ({ code }) => refusals[code] ?? `That isn’t possible now (${code}).`),
  form: {
    label: 'E-mail for slow games',
    line: 'We write when it’s your move, and before your time runs out. Nobody else sees the address.',
    send: 'Send me a link',
    waits: (address: string) => `Open the link that we’ve sent to ${address}.`,
    on: (address: string) => `We write to ${address}.`,
    remove: 'Delete this address',
    removed: 'The address is deleted.',
  },
  page: {
    title: 'E-mail alerts',
    confirm: {
      title: 'Get e-mails about slow games?',
      line: 'We’ll write when it’s your move, and before your time runs out.',
      press: 'Yes, this is my address',
      done: 'Your address is confirmed.',
    },
    stop: {
      title: 'Get no more e-mails?',
      line: 'We’ll delete your address.',
      press: 'Stop the e-mails',
      done: 'You’ll get no more e-mails.',
    },
    none: 'Open this page from a link in an e-mail.',
    home: 'To the front door',
    you: 'To your own page',
  },
};
