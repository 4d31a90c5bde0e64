/**
 * Identity of a guest whose browser keeps no cookies: the page sends the room's token itself.
 *
 * The token lasts as long as the page is open; reloading the page makes a new guest.
 */
let token: string | null = null;

/** Keeps the token that the room gave to a page without a cookie. */
export function keepToken(given: string): void {
  token ??= given;
}

/** Headers that identify the guest, in addition to cookies. */
export const guestHeaders = (): Record<string, string> =>
  token === null ? {} : { 'X-Rumpus-Guest': token };

/** The identification for a socket, which can send only protocols instead of headers. */
export const guestProtocols = (): string[] => (token === null ? [] : ['rumpus', `guest.${token}`]);
