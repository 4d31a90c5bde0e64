/** Text of a replay's reaches. */
import { type Cast, nameIn, nameOf, verb } from '../../../lib/names';
import { whose } from './forms';

export const reach = {
  held: (cast: Cast, seat: number, by: number) =>
    `${nameOf(cast, by)} ${verb(cast, by, 'stop')} ${nameIn(cast, seat)}`,
  cameOff: (cast: Cast, seat: number, owner: number, side: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'take')} ${whose(cast, owner)} ${side} flag`,
  was: (cast: Cast, seat: number, owner: number, side: string) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'reach', 'reaches')} for ${whose(cast, owner)} ${side} flag`,
};

export const tile = {
  named: (number: number) => `tile ${number}`,
};
