/** Clubs and their evenings over HTTP. */
import type { ClubLine, ClubView, EveningView, Made, NewEvening } from '../wire.gen';
import { call } from './http';

export type { ClubLine, ClubView, EveningView, NewEvening } from '../wire.gen';

const at = (club: string) => `/api/clubs/${club}`;

export const getClubs = () => call<ClubLine[]>('GET', '/api/clubs');
export const foundClub = (title: string) => call<ClubView>('POST', '/api/clubs', { title });
export const getClub = (club: string) => call<ClubView>('GET', at(club));
export const joinClub = (club: string, word: string) =>
  call<ClubView>('POST', `${at(club)}/join`, { word });
export const askClub = (club: string) => call<ClubView>('POST', `${at(club)}/ask`);
export const admit = (club: string, people: string[]) =>
  call<ClubView>('POST', `${at(club)}/admit`, { people });
export const removeFrom = (club: string, people: string[]) =>
  call<ClubView>('POST', `${at(club)}/remove`, { people });
export const setRole = (club: string, people: string[], role: 'owner' | 'helper' | 'member') =>
  call<ClubView>('POST', `${at(club)}/role`, { people, role });
export const renameClub = (club: string, title: string) =>
  call<ClubView>('POST', `${at(club)}/rename`, { title });
export const setLink = (club: string, on: boolean) =>
  call<ClubView>('POST', `${at(club)}/link`, { on });
export const leaveClub = (club: string) => call<ClubLine[]>('POST', `${at(club)}/leave`);
export const deleteClub = (club: string) => call<ClubLine[]>('POST', `${at(club)}/delete`);
/** Creates a table that only the club's page lists. */
export const createClubTable = (club: string, game: string) =>
  call<Made>('POST', `${at(club)}/tables`, { game });

/** Gets the latest evening of a club, or waits until it is past the one that is known. */
export const getEvening = (club: string, known: EveningView | null) =>
  call<EveningView>('GET', `${at(club)}/evening${known ? `?since=${known.id}.${known.step}` : ''}`);
export const openEvening = (club: string, evening: NewEvening) =>
  call<EveningView>('POST', `${at(club)}/evening`, evening);
export const joinEvening = (club: string) => call<EveningView>('POST', `${at(club)}/evening/join`);
export const joinByCode = (code: string, name: string) =>
  call<EveningView>('POST', '/api/evenings/join', { code, name });
export const leaveEvening = (club: string) =>
  call<EveningView>('POST', `${at(club)}/evening/leave`);
/** Enters members by their ids, and people without a device by name. */
export const enterPeople = (club: string, people: string[], names: string[]) =>
  call<EveningView>('POST', `${at(club)}/evening/enter`, { people, names });
export const dropPeople = (club: string, people: string[]) =>
  call<EveningView>('POST', `${at(club)}/evening/drop`, { people });
/** Lets people say nothing at the tables for some minutes; 0 lets them talk again. */
export const quietPeople = (club: string, people: string[], minutes: number) =>
  call<EveningView>('POST', `${at(club)}/evening/quiet`, { people, minutes });
export const nextRound = (club: string) => call<EveningView>('POST', `${at(club)}/evening/round`);
export const setResult = (club: string, round: number, table: number, places: number[][]) =>
  call<EveningView>('POST', `${at(club)}/evening/result`, { round, table, places });
export const endEvening = (club: string) => call<EveningView>('POST', `${at(club)}/evening/end`);
