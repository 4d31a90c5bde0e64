/** The room's answer to a flick in practice, which needs no table. */
import { call } from '../../../net/http';
import type { IceTriedFlick, IceWantedFlick } from '../../../wire.gen';

export const tryFlick = (wanted: IceWantedFlick) =>
  call<IceTriedFlick>('POST', '/api/flick', wanted);
