/** The door of a table over HTTP: ask to be let in, type the password, and answer who asks. */
import type { DoorLine } from '../wire.gen';
import { call, type Fetched } from './http';

export type { DoorLine } from '../wire.gen';

type Line = Promise<Fetched<DoorLine>>;

const path = (table: string, what = ''): string => `/api/tables/${table}/door${what}`;

/** Gets the door of a table. */
export const lookAtDoor = (table: string): Line => call('GET', path(table));
/** Waits for the answer to a guest who asks, or for a while. */
export const waitAtDoor = (table: string): Line => call('GET', path(table, '?wait'));
/** Asks the people at a table to be let in. */
export const askAtDoor = (table: string): Line => call('POST', path(table, '/ask'));
/** Stops asking. */
export const leaveDoor = (table: string): Line => call('POST', path(table, '/withdraw'));
/** Gets in with the password. */
export const enterWith = (table: string, password: string): Line =>
  call('POST', path(table, '/enter'), { password });
/** Sets the password of a table. */
export const lockWith = (table: string, password: string): Line =>
  call('POST', path(table, '/lock'), { password });
/** Lets a guest in who asks, or turns them away. */
export const answerAtDoor = (table: string, asker: string, admit: boolean): Line =>
  call('POST', path(table, '/answer'), { asker, admit });
