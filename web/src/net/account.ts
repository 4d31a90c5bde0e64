/** Accounts over HTTP: signing up, in and out, and what a member can change. */
import type { Account, Code, Me } from '../wire.gen';
import { call } from './http';

export type { Account } from '../wire.gen';

/** The address of everything that the room stores about its guest. */
export const EXPORT_PATH = '/api/account/export';

export const getAccount = () => call<Account>('GET', '/api/account');
export const setPassword = (login: string, password: string) =>
  call<Me>('POST', '/api/account/password', { login, password });
export const askToAdd = () =>
  call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/passkey/begin');
export const addPasskey = (credential: unknown) =>
  call<Me>('POST', '/api/account/passkey', { credential });
export const removePasskey = (id: string) =>
  call<Account>('POST', '/api/account/passkey/remove', { id });
export const removeDevice = (id: string) =>
  call<Account>('POST', '/api/account/device/remove', { id });
export const newCode = () => call<Code>('POST', '/api/account/recovery');
/** Proves by the password who the member is. */
export const prove = (password: string) =>
  call<Account>('POST', '/api/account/proof', { password });
export const askToProve = () =>
  call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/account/proof/passkey/begin');
export const provePasskey = (credential: unknown) =>
  call<Account>('POST', '/api/account/proof/passkey', { credential });
export const deleteGuest = () => call<Me>('POST', '/api/me/delete');
export const deleteAccount = () => call<Me>('POST', '/api/account/delete');

export const signIn = (login: string, password: string) =>
  call<Me>('POST', '/api/sign-in', { login, password });
export const signInWithCode = (code: string) => call<Me>('POST', '/api/sign-in/code', { code });
export const askToSignIn = () =>
  call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/begin');
export const signInWithPasskey = (credential: unknown) =>
  call<Me>('POST', '/api/sign-in/passkey', { credential });
export const signOut = (where: 'here' | 'others') => call<Me>('POST', '/api/sign-out', { where });
