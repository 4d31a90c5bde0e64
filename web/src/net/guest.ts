/**
 * Identity of a guest whose browser keeps no cookies: the page sends the room's token itself.
 *
 * The token lasts as long as the page is open; reloading the page makes a new guest.
 */
let token: string | null = null;

/** The token that the page sends now. */
export const sentToken = (): string | null => token;

/**
 * Keeps the token that the room gave, or none if the cookie works.
 *
 * *sent* is the token of the request that it answers: another answer may have changed it meanwhile.
 */
export function keepToken(given: string | null, sent: string | null): void {
  if (token === sent) token = given;
}

/** Headers that identify the guest, in addition to cookies. */
export const guestHeaders = (): Record<string, string> =>
  token === null ? {} : { 'X-Rumpus-Guest': token };

/** The identification for a socket, which can send only protocols instead of headers. */
export const guestProtocols = (): string[] => (token === null ? [] : ['rumpus', `guest.${token}`]);
