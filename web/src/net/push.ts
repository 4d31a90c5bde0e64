/** Alerts by push over HTTP. */
import type { NewSubscription, PushState } from '../wire.gen';
import { call } from './http';

export const getPush = () => call<PushState>('GET', '/api/push');
/** Lets the room push alerts to this browser, or confirms that it may. */
export const subscribe = (subscription: NewSubscription) =>
  call<PushState>('POST', '/api/push', subscription);
export const unsubscribe = (endpoint: string) =>
  call<PushState>('POST', '/api/push/remove', { endpoint });
