/** The conversations about a passkey: the room asks, the browser answers, the room decides. */
import { makePasskey, usePasskey, whyNot } from '../../lib/passkeys';
import {
  type Account,
  addPasskey,
  askToAdd,
  askToProve,
  askToSignIn,
  provePasskey,
  signInWithPasskey,
} from '../../net/account';
import type { Fetched, Me } from '../../net/http';

/** Makes a passkey for the guest or member. */
export const addByPasskey = (): Promise<Fetched<Me>> =>
  conversation(askToAdd, makePasskey, addPasskey);

/** Signs in with a passkey that the browser has. */
export const signInByPasskey = (): Promise<Fetched<Me>> =>
  conversation(askToSignIn, usePasskey, signInWithPasskey);

/** Proves by a passkey that the browser has who the member is. */
export const proveByPasskey = (): Promise<Fetched<Account>> =>
  conversation(askToProve, usePasskey, provePasskey);

async function conversation<T, A>(
  ask: () => Promise<Fetched<T>>,
  respond: (options: T) => Promise<unknown>,
  send: (credential: unknown) => Promise<Fetched<A>>,
): Promise<Fetched<A>> {
  const asked = await ask();
  if (!asked.ok) return asked;
  try {
    return await send(await respond(asked.value));
  } catch (raised) {
    return { ok: false, refused: { code: whyNot(raised), rule: null, params: {} } };
  }
}
