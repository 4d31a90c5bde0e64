/** Whether an address is one that only this computer can open. */
export function onlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
