/** Recovery codes that the people who run a club make for its members, over HTTP. */
import type { ClubCodes, Helpers, MadeCode } from '../wire.gen';
import { call } from './http';

export type { ClubCodes, Helpers } from '../wire.gen';

export const getHelpers = () => call<Helpers>('GET', '/api/account/helpers');
/** Lets the people who run a club make codes for the member, or forbids it. */
export const trustClub = (club: string, on: boolean) =>
  call<Helpers>('POST', '/api/account/helpers', { club, on });
export const voidCode = () => call<Helpers>('POST', '/api/account/helpers/void');
/** Gets whom a leader may let in, and the codes made in a club. */
export const getClubCodes = (club: string) => call<ClubCodes>('GET', `/api/clubs/${club}/let-in`);
export const makeCodeFor = (club: string, whom: string) =>
  call<MadeCode>('POST', `/api/clubs/${club}/let-in`, { whom });
