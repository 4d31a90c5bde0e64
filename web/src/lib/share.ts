import { copyText } from './clipboard';

/** What became of a text that was to be shared. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Hands a text to whatever the browser shares with; copies it where there is nothing. */
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
