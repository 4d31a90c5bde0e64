/**
 * Merges a patch into a view: a field replaces that of the view, `name+` holds what was added
 * to the row `name`, and `name*` a patch for each item of that row that changed, by index.
 * What has not changed stays the same object.
 */
export function patched(value: unknown, patch: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const next: Record<string, unknown> = { ...value };
  for (const [key, change] of Object.entries((patch ?? {}) as object)) {
    const name = key.slice(0, -1);
    if (key.endsWith('+')) next[name] = [...(next[name] as unknown[]), ...(change as unknown[])];
    else if (key.endsWith('*')) next[name] = altered(next[name] as unknown[], change as Parts);
    else next[key] = change;
  }
  return next;
}

type Parts = Record<number, unknown>;

function altered(row: unknown[], parts: Parts): unknown[] {
  return row.map((item, at) => (at in parts ? patched(item, parts[at]) : item));
}
