import { copyText } from './clipboard';

/** The outcome of sharing a text. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Whether the browser has a dialog of its own for sharing. */
export const hasDialog = (): boolean => typeof navigator.share === 'function';

/**
 * Shares a text, with a picture where the browser can, in the browser's own dialog; copies the text
 * if there is no dialog, or if it was closed.
 */
export async function share(text: string, picture: File | null): Promise<Shared> {
  if (hasDialog()) {
    try {
      await navigator.share(picture && takes(picture) ? { text, files: [picture] } : { text });
      return 'shared';
    } catch {
      // Closed without sharing, or not allowed here: copy instead.
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

const takes = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Loads a picture of a game, to share it as a file; null where it can't be had. */
export async function pictureFile(path: string, name: string): Promise<File | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    return new File([await answer.blob()], `${name}.png`, { type: 'image/png' });
  } catch {
    return null;
  }
}
