/** Messages of the room as they arrive on a socket. */
import type { ServerMessage } from '../wire.gen';

/** Parses a frame; null for anything that no room would send. */
export function read(text: string): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    const told = typeof message === 'object' && message !== null && 't' in message;
    return told && KNOWN.has(String(message.t)) ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

const KNOWN: ReadonlySet<string> = new Set<ServerMessage['t']>([
  'answer',
  'asking',
  'beat',
  'bye',
  'done',
  'pointed',
  'presence',
  'reacted',
  'refused',
  'said',
  'update',
  'view',
]);
