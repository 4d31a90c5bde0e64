/** Talk over HTTP: whom the guest doesn't want to hear, and reports to the operator. */
import type { IgnoredLine, NewReport, Reported } from '../wire.gen';
import { call } from './http';

export type { IgnoredLine } from '../wire.gen';

/** Somebody at a table: the person in a seat, or the speaker of a message. */
export type Whom = { seat: number } | { said: number };
export type Reason = NewReport['reason'];

export const getIgnored = (table: string) =>
  call<IgnoredLine[]>('GET', `/api/ignored?table=${table}`);
export const ignore = (table: string, whom: Whom, how: IgnoredLine['how']) =>
  call<IgnoredLine[]>('POST', `/api/tables/${table}/ignore`, { ...whom, how });
export const heed = (table: string, id: string) =>
  call<IgnoredLine[]>('POST', `/api/ignored/remove?table=${table}`, { id });
const said = (reason: Reason, remark: string) => ({ reason, ...(remark === '' ? {} : { remark }) });
export const report = (table: string, whom: Whom, reason: Reason, remark: string) =>
  call<Reported>('POST', `/api/tables/${table}/report`, {
    ...whom,
    ...said(reason, remark),
  });
/** Reports the leader of a watch party, by their id in it, for their notes. */
export const reportNote = (party: string, who: number, reason: Reason, remark: string) =>
  call<Reported>('POST', `/api/parties/${party}/report`, { who, ...said(reason, remark) });
