/** Text of what every page shows: announcements, bans, the last games; and of a closed table. */
import { LANGUAGE } from '../../lib/messages/words';

const MOMENT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });

/** "3 May 2026, 14:05"; *seconds* since 1970. */
export const momentOf = (seconds: number): string => MOMENT.format(new Date(1000 * seconds));

export const notices = {
  label: 'From the people who run this room',
  closing: 'The room is closing soon. You can finish your games, but not start new ones.',
  banned: (until: number) =>
    until > 0
      ? `You’re banned until ${momentOf(until)}. You can watch, but not play or talk.`
      : 'You’re banned. You can watch, but not play or talk.',
  reason: (reason: string) => `The reason: ${reason}`,
  dismiss: 'Got it',
  away: {
    table_closed: 'This table was closed',
    banned: 'You can’t play here now',
    closed: 'The people who run this room have closed it for everyone.',
    address: 'Your network address is banned. Reload the page to see why.',
    toDoor: 'Go to the front door',
  },
};
