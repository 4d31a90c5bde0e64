import { copyText } from './clipboard';

/** The outcome of sharing a text. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Shares a text with the browser's own dialog, or copies it if there is none. */
export async function shareText(text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch {
      // Closed without sharing, or not allowed here: copy instead.
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}
