/** A page that is older than the room loads itself again, once for each protocol and tab. */

const KEY = 'rumpus.renewed';

/** Loads the page again; false where that was done for this protocol, or nobody could remember it. */
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
