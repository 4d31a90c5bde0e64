/**
 * Who asks, where the browser keeps no cookies: the page shows the room's token itself.
 *
 * It is kept as long as the page is open; whoever loads it again is somebody new.
 */
let token: string | null = null;

/** Keeps the token that the room gave to a page without a cookie. */
export function keepToken(given: string): void {
  token ??= given;
}

/** What a request says of who asks, besides cookies. */
export const guestHeaders = (): Record<string, string> =>
  token === null ? {} : { 'X-Rumpus-Guest': token };

/** The same of a socket, whose only words of its own are the protocols that it asks for. */
export const guestProtocols = (): string[] => (token === null ? [] : ['rumpus', `guest.${token}`]);
