/** Whether only this computer can open an address. */
export function onlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
