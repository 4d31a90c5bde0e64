/** The version of this page and that of the room. */

/** The script with which a page of the room would begin now, if it is another; else null. */
export async function newer(): Promise<string | null> {
  try {
    const { lang } = document.documentElement;
    const answer = await fetch(`/offline-${lang}.json`, { cache: 'no-cache' });
    if (!answer.ok) return null;
    const { entry } = await answer.json();
    return document.querySelector(`script[src$="${entry}"]`) ? null : entry;
  } catch {
    // No connection: the page stays as it is.
    return null;
  }
}

/** Loads the page again if the room has another version; once for each version. */
export async function renew(): Promise<void> {
  const entry = await newer();
  if (entry === null || sessionStorage.renewed === entry) return;
  sessionStorage.renewed = entry;
  location.reload();
}
