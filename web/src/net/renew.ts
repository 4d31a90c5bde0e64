/** Reload of a page that is older than the room, once for each protocol and tab. */

const KEY = 'rumpus.renewed';

/** Reloads the page; false if that was already done for this protocol, or can't be remembered. */
export function renew(protocol: number): boolean {
  try {
    if (Number(sessionStorage.getItem(KEY)) >= protocol) return false;
    sessionStorage.setItem(KEY, String(protocol));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
