/** Small preferences in localStorage, which may be full, forbidden or absent. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`rumpus.${key}`);
  } catch {
    return null;
  }
}

/** Stores *value*, or removes the key if it is null; does nothing if the browser refuses. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`rumpus.${key}`);
    else localStorage.setItem(`rumpus.${key}`, value);
  } catch {
    // A private window: the preference holds until the page closes.
  }
}
