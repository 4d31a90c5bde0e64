/** Holidays over HTTP. */
import type { HolidayLine } from '../wire.gen';
import { call } from './http';

export type { HolidayLine } from '../wire.gen';

export const getHoliday = () => call<HolidayLine>('GET', '/api/holiday');
/** Begins a holiday until a moment in ms since 1970, or changes its end; null ends it. */
export const setHoliday = (until: number | null) =>
  call<HolidayLine>('POST', '/api/holiday', { until });
