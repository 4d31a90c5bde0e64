import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toBytes, toText } from '../../src/lib/base64url';
import { canUsePasskeys, makePasskey, usePasskey, whyNot } from '../../src/lib/passkeys';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

describe('base64url', () => {
  it('writes bytes as Node does, with no padding and no signs of addresses', () => {
    for (const values of [[], [0], [251, 255], [251, 239, 190], [1, 2, 3, 4, 255]]) {
      const text = toText(bytes(...values));
      expect(text).toBe(Buffer.from(values).toString('base64url'));
      expect([...toBytes(text)]).toEqual(values);
    }
  });
});

describe('passkeys are offered', () => {
  it('at a host with a name, but not at an IP address', () => {
    expect(canUsePasskeys('rumpus.example')).toBe(true);
    expect(canUsePasskeys('localhost')).toBe(true);
    for (const host of ['192.168.0.7', '127.0.0.1', '[::1]'])
      expect(canUsePasskeys(host)).toBe(false);
  });

  it('only on a secure page, in a browser that has them', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(canUsePasskeys('rumpus.example')).toBe(false);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(canUsePasskeys('rumpus.example')).toBe(false);
  });
});

describe('a browser that knows no JSON', () => {
  it('gets bytes, and its new passkey is written as base64url', async () => {
    const create = vi.fn(async () => ({
      id: 'AQI',
      rawId: bytes(1, 2),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: bytes(3), attestationObject: bytes(255, 251) },
    }));
    vi.stubGlobal('navigator', { credentials: { create } });
    const made = await makePasskey({
      rp: { name: 'Rumpus', id: 'rumpus.example' },
      user: { id: 'AQID', name: 'Noor', displayName: 'Noor' },
      challenge: '__8',
      pubKeyCredParams: [],
      excludeCredentials: [{ id: 'BA', type: 'public-key' }],
    });
    expect(create.mock.calls).toMatchObject([
      [
        {
          publicKey: {
            challenge: toBytes('__8'),
            user: { id: toBytes('AQID'), name: 'Noor' },
            excludeCredentials: [{ id: toBytes('BA') }],
          },
        },
      ],
    ]);
    expect(made).toMatchObject({
      rawId: 'AQI',
      response: { clientDataJSON: 'Aw', attestationObject: '__s' },
    });
  });

  it('signs in in the same way, with the handle of the member', async () => {
    const get = vi.fn(async () => ({
      id: 'AQI',
      rawId: bytes(1, 2),
      type: 'public-key',
      response: { signature: bytes(9), userHandle: bytes(7), authenticatorData: bytes(8) },
    }));
    vi.stubGlobal('navigator', { credentials: { get } });
    expect(await usePasskey({ challenge: 'AQ' })).toMatchObject({
      response: { signature: 'CQ', userHandle: 'Bw', authenticatorData: 'CA' },
    });
  });
});

describe('whatever the browser raises', () => {
  it('is told apart: cancelled, there already, failed', async () => {
    expect(whyNot(new DOMException('', 'NotAllowedError'))).toBe('passkey_cancelled');
    expect(whyNot(new DOMException('', 'InvalidStateError'))).toBe('passkey_here');
    expect(whyNot(new TypeError())).toBe('passkey_failed');
    vi.stubGlobal('navigator', { credentials: { get: async () => null } });
    const cancelled = await usePasskey({ challenge: 'AQ' }).catch(whyNot);
    expect(cancelled).toBe('passkey_cancelled');
  });
});
