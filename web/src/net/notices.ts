/** What every page of the room shows to its guest. */
import type { Notices } from '../wire.gen';
import { call } from './http';

export type { Notices } from '../wire.gen';

export const getNotices = () => call<Notices>('GET', '/api/notices');
