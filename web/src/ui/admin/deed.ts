import type { AuditLine } from '../../net/admin';
import { admin as text } from '../messages/admin';
import { momentOf } from '../messages/notices';

/** How the log shows an act: what was done, to whom, and the facts beneath. */
export interface Deed {
  did: string;
  whom: string;
  /** The id of the person to whom it was done, for a link. */
  person: string | null;
  facts: string;
}

const TO_PEOPLE = new Set(['rename', 'sign_out_member', 'recovery_code', 'ban', 'lift_ban']);
/** Acts that go both ways: the detail that decides, and the name of the act where it is false. */
const BOTH_WAYS: Record<string, [string, string]> = {
  hide_table: ['hidden', 'show_table'],
  last_games: ['after', 'all_games'],
};
/** Ids have neither; addresses have one of them. */
const ADDRESS = /[.:]/;

export function deedOf({ act, whom, ...noted }: AuditLine): Deed {
  const details: Record<string, unknown> = noted.details;
  const [switched, back] = BOTH_WAYS[act] ?? [];
  const done = switched && back && details[switched] === false ? back : act;
  const person = TO_PEOPLE.has(act) && !ADDRESS.test(whom) ? whom : null;
  const { name, ...rest } = details;
  return {
    did: text.log.acts[done] ?? done,
    whom: typeof name === 'string' && name !== '' ? name : whom,
    person,
    facts: switched ? '' : factsOf(rest),
  };
}

/** What the room noted, as "reason: Spam, until: …"; what is empty or false is left out. */
function factsOf(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => {
      const label = text.log.details[name] ?? name;
      return value === true ? label : `${label}: ${shownAs(name, value)}`;
    })
    .join(', ');
}

function shownAs(name: string, value: unknown): string {
  if (name === 'until' && typeof value === 'number') return momentOf(value);
  if (name === 'way') return text.log.ways[String(value)] ?? String(value);
  return Array.isArray(value) ? value.join(' ') : String(value);
}
