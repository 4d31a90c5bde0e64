/** How long a file stays at its address: a browser may ask the person first where to put it. */
const KEPT_MS = 60_000;

/** Saves text as a file of JSON on the device. */
export function saveJson(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
