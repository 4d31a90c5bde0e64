/** Days of an account as their member reads them, in their own time zone. */
import { LANGUAGE } from '../../lib/messages/words';
import { you as text } from '../messages/you';

const THIS_YEAR = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'long' });
const WHOLE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' });

/** "today", "yesterday", "on 3 May" or, in another year, "on 3 May 2025"; *seconds* since 1970. */
export function when(seconds: number, now: Date = new Date()): string {
  const then = new Date(1000 * seconds);
  const day = WHOLE.format(then);
  if (day === WHOLE.format(now)) return text.when.today;
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === WHOLE.format(before)) return text.when.yesterday;
  const sameYear = then.getFullYear() === now.getFullYear();
  return text.when.on(sameYear ? THIS_YEAR.format(then) : day);
}
