/** Alerts by e-mail over HTTP. */
import type { MailState } from '../wire.gen';
import { call } from './http';

export type { MailState } from '../wire.gen';

export const getMail = () => call<MailState>('GET', '/api/mail');
/** Enters an address; the room sends it the link that confirms it. */
export const enterMail = (address: string) => call<MailState>('POST', '/api/mail', { address });
export const removeMail = () => call<MailState>('POST', '/api/mail/remove', {});
/** What the links in e-mails do, by their secret. */
export const confirmMail = (token: string) =>
  call<MailState>('POST', '/api/mail/confirm', { token });
export const stopMail = (token: string) => call<MailState>('POST', '/api/mail/stop', { token });
