/** Namen der Räume der Schule. */

/** Nach ihren Namen auf dem Plan; alle sind weiblich. */
const ROOMS: ReadonlyMap<string, string> = new Map([
  ['Classroom', 'Klasse'],
  ['Kitchen', 'Küche'],
  ['Gym', 'Turnhalle'],
  ['Library', 'Bücherei'],
  ['Hall', 'Aula'],
]);

/** „Küche“ */
export const roomName = (onPlan: string): string => ROOMS.get(onPlan) ?? onPlan;
