/** Passkeys as the browser keeps them: whether it can, making one, and signing in with one. */
import { toBytes, toText } from './base64url';

type CreationJSON = PublicKeyCredentialCreationOptionsJSON;
type RequestJSON = PublicKeyCredentialRequestOptionsJSON;

/** A host that is an IP address; a passkey belongs to a name. */
const IS_ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

/** The browser's API; older browsers lack parts of it, or all. */
const api = (): Partial<typeof PublicKeyCredential> | undefined => window.PublicKeyCredential;

/** Whether this page can use passkeys: they need a secure page at a host with a name. */
export function canUsePasskeys(host: string = location.hostname): boolean {
  return window.isSecureContext && api() !== undefined && !IS_ADDRESS.test(host);
}

/** Makes a passkey for these options; raises a DOMException, as when the person cancels. */
export async function makePasskey(options: CreationJSON): Promise<unknown> {
  const publicKey = api()?.parseCreationOptionsFromJSON?.(options) ?? creation(options);
  return asJson(await navigator.credentials.create({ publicKey }));
}

/** Signs in with a passkey for these options; raises a DOMException. */
export async function usePasskey(options: RequestJSON): Promise<unknown> {
  const publicKey = api()?.parseRequestOptionsFromJSON?.(options) ?? request(options);
  return asJson(await navigator.credentials.get({ publicKey }));
}

/** Returns the code of a refusal for what the browser raised. */
export function whyNot(raised: unknown): string {
  const name = raised instanceof DOMException ? raised.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey_cancelled';
  return name === 'InvalidStateError' ? 'passkey_here' : 'passkey_failed';
}

/** Signals which passkeys are still valid, so that the browser stops offering others. */
export async function keepOnly(handle: string, ids: readonly string[]): Promise<void> {
  await signalled(() =>
    api()?.signalAllAcceptedCredentials?.({
      rpId: location.hostname,
      userId: handle,
      allAcceptedCredentialIds: [...ids],
    }),
  );
}

/** Signals the member's new name, which the browser shows with their passkeys. */
export async function renamePasskeys(handle: string, name: string): Promise<void> {
  await signalled(() =>
    api()?.signalCurrentUserDetails?.({
      rpId: location.hostname,
      userId: handle,
      name,
      displayName: name,
    }),
  );
}

async function signalled(signal: () => Promise<void> | undefined): Promise<void> {
  try {
    await signal();
  } catch {
    // It is only a courtesy to the browser's list; the room decides which passkeys are valid.
  }
}

function creation({ user, challenge, excludeCredentials, ...rest }: CreationJSON) {
  return {
    ...rest,
    extensions: {},
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: excludeCredentials?.map(described) ?? [],
  } as PublicKeyCredentialCreationOptions;
}

function request({ challenge, allowCredentials, ...rest }: RequestJSON) {
  return {
    ...rest,
    extensions: {},
    challenge: toBytes(challenge),
    allowCredentials: allowCredentials?.map(described) ?? [],
  } as PublicKeyCredentialRequestOptions;
}

const described = ({ id, ...rest }: PublicKeyCredentialDescriptorJSON) => ({
  ...rest,
  id: toBytes(id),
});

/** Returns the credential in JSON form; browsers that can't do that have it written out here. */
function asJson(credential: Credential | null): unknown {
  if (credential === null) throw new DOMException('', 'NotAllowedError');
  const made = credential as PublicKeyCredential;
  if ('toJSON' in made) return made.toJSON();
  const { id, rawId, type, authenticatorAttachment, response } = made as PublicKeyCredential;
  return {
    id,
    rawId: toText(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: {},
    response: responseJson(response),
  };
}

const PARTS = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
];

function responseJson(response: AuthenticatorResponse): Record<string, string> {
  const parts = response as unknown as Record<string, unknown>;
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const bytes = parts[part];
      return bytes instanceof ArrayBuffer ? [[part, toText(bytes)]] : [];
    }),
  );
}
