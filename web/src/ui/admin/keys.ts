/** The two conversations about an operator's passkey: the room asks, the browser answers. */
import { makePasskey, usePasskey, whyNot } from '../../lib/passkeys';
import {
  addOperatorKey,
  askForOperatorKey,
  askToAddKey,
  signInByOperatorKey,
} from '../../net/admin';
import type { Fetched } from '../../net/http';

/** Signs in with a passkey that the browser has; *name* is for the log. */
export const enterByKey = (name: string): Promise<Fetched<object>> =>
  conversation(askForOperatorKey, usePasskey, (made) => signInByOperatorKey(made, name));

/** Makes a passkey for the operator. */
export const addKey = (): Promise<Fetched<object>> =>
  conversation(askToAddKey, makePasskey, addOperatorKey);

async function conversation<T>(
  ask: () => Promise<Fetched<T>>,
  respond: (options: T) => Promise<unknown>,
  send: (credential: unknown) => Promise<Fetched<object>>,
): Promise<Fetched<object>> {
  const asked = await ask();
  if (!asked.ok) return asked;
  try {
    return await send(await respond(asked.value));
  } catch (raised) {
    return { ok: false, refused: { code: whyNot(raised), rule: null, params: {} } };
  }
}
