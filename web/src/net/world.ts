/** The environment of a socket: the browser, or what a test puts in its place. */
import { guestProtocols } from './guest';
import { renew } from './renew';

/** What a socket needs from outside. */
export interface World {
  open: (url: string) => WebSocket;
  random: () => number;
  /** A steady clock in ms. */
  steady: () => number;
  /** Reloads the page for this protocol; false if that was tried before. */
  renew: (protocol: number) => boolean;
}

/** The address of a socket of this room. */
export const socketUrl = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

/** The browser. */
export const BROWSER: World = {
  open: (url) => new WebSocket(url, guestProtocols()),
  random: Math.random,
  steady: () => performance.now(),
  renew,
};
