/** What an operator asks the room over HTTP. */
import type {
  AdminDesk,
  AnnouncementLine,
  AuditPage,
  BanLine,
  BansPage,
  Filtered,
  LimitLine,
  ListLine,
  NewBan,
  NewOperatorPassword,
  PeoplePage,
  PersonLine,
  PersonView,
  RecoveryCode,
  Remaining,
  ReportsPage,
  TablesPage,
} from '../wire.gen';
import { guestHeaders } from './guest';
import { call, fetched } from './http';

export type {
  AdminDesk,
  AdminTable,
  AuditLine,
  AuditPage,
  BanLine,
  BansPage,
  Filtered,
  LimitLine,
  ListLine,
  PeoplePage,
  PersonLine,
  PersonView,
  ReportLine,
  ReportsPage,
  TablesPage,
} from '../wire.gen';

const AREA = '/api/admin';
const read = <T>(path: string) => call<T>('GET', `${AREA}${path}`);
const act = <T>(path: string, body: unknown = {}) => call<T>('POST', `${AREA}${path}`, body);
const paged = (path: string, page: number, query: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ ...query, page: String(page) })}`;

export const getDesk = () => read<AdminDesk>('');
export const signInAsOperator = (password: string, name: string) =>
  act<object>('/sign-in', { password, name });
export const askForOperatorKey = () =>
  act<PublicKeyCredentialRequestOptionsJSON>('/sign-in/passkey/begin');
export const signInByOperatorKey = (credential: unknown, name: string) =>
  act<object>('/sign-in/passkey', { credential, name });
export const signOutOperator = (everywhere: boolean) => act<object>('/sign-out', { everywhere });
export const newOperatorPassword = () => act<NewOperatorPassword>('/password');
export const askToAddKey = () => act<PublicKeyCredentialCreationOptionsJSON>('/passkey/begin');
export const addOperatorKey = (credential: unknown) => act<object>('/passkey', { credential });
export const removeOperatorKey = (id: string) => act<object>('/passkey/remove', { id });

export const findPeople = (q: string, page: number) =>
  read<PeoplePage>(paged('/people', page, { q }));
export const getPerson = (id: string) => read<PersonView>(`/people/${id}`);
export const renamePerson = (id: string) => act<PersonLine>(`/people/${id}/rename`);
export const signOutPerson = (id: string) => act<PersonLine>(`/people/${id}/sign-out`);
export const codeForPerson = (id: string) => act<RecoveryCode>(`/people/${id}/recovery`);

export const getBans = (page: number, ended: boolean) =>
  read<BansPage>(paged('/bans', page, ended ? { ended: '' } : {}));
export const ban = (wanted: Partial<NewBan> & { reason: string }) =>
  act<BanLine[]>('/bans', wanted);
export const liftBans = (bans: number[]) => act<BanLine[]>('/bans/lift', { bans });

export const getReports = (page: number, closed: boolean) =>
  read<ReportsPage>(paged('/reports', page, closed ? { closed: '' } : {}));
export const closeReports = (reports: number[], note: string) =>
  act<object>('/reports/close', { reports, note });

/** What became of each table of a request. */
export interface Acted {
  done: string[];
  failed: string[];
}
export const findTables = (q: string, page: number, stored: boolean) =>
  read<TablesPage>(paged('/tables', page, stored ? { q, stored: '' } : { q }));
export const closeTables = (tables: string[], reason: string) =>
  act<Acted>('/tables/close', { tables, reason });
export const reopenTables = (tables: string[]) => act<Acted>('/tables/reopen', { tables });
export const hideTables = (tables: string[], hidden: boolean) =>
  act<Acted>('/tables/hide', { tables, hidden });
/** The address of a finished game's record, whatever its door says. */
export const adminRecordPath = (table: string): string => `${AREA}/tables/${table}/record`;

export const getFilter = () => read<Filtered>('/words');
export const setFilter = (text: string) => act<Filtered>('/words', { text });
export const getLists = () => read<ListLine[]>('/lists');
export const addList = (name: string, file: File) =>
  fetched<ListLine[]>(`${AREA}/lists/${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...guestHeaders(), 'content-type': 'text/plain' },
    body: file,
  });
export const removeList = (name: string) => act<ListLine[]>('/lists/remove', { names: [name] });

export const getLimits = () => read<LimitLine[]>('/limits');
export const announceToAll = (text: string, hours: number) =>
  act<AnnouncementLine>('/announce', { text, hours });
export const endAnnouncement = () => act<object>('/announce/end');
export const setLastGames = (on: boolean) => act<Remaining>('/last-games', { on });
export const getLog = (page: number) => read<AuditPage>(paged('/log', page));
