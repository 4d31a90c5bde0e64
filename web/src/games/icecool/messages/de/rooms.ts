/** Namen der Räume der Schule. */
type Room = readonly [article: 'der' | 'dem', name: string];

/** Nach ihren Namen auf dem Plan, mit dem Artikel im Dativ. */
const ROOMS: ReadonlyMap<string, Room> = new Map([
  ['Classroom', ['dem', 'Klassenzimmer']],
  ['Kitchen', ['der', 'Küche']],
  ['Gym', ['der', 'Turnhalle']],
  ['Library', ['der', 'Bücherei']],
  ['Hall', ['der', 'Aula']],
]);

/** „Küche“ */
export const roomName = (onPlan: string): string => ROOMS.get(onPlan)?.[1] ?? onPlan;

/** „der Küche“, „dem Klassenzimmer“: Räume werden nur im Dativ genannt. */
export const theRoom = (onPlan: string): string => ROOMS.get(onPlan)?.join(' ') ?? onPlan;
