/** Text der Griffe in einer Wiedergabe. */
import { whom } from '../../../../lib/messages/de/forms';
import { nameOf, verb } from '../../../../lib/names';
import type { Translated } from '../../../../lib/translated';
import type { reach as english, tile as englishTile } from '../replay';
import { flagOf, toFlag } from './forms';

export const reach: Translated<typeof english> = {
  held: (cast, seat, by) =>
    `${nameOf(cast, by)} ${verb(cast, by, 'stoppst', 'stoppt')} ${whom(cast, seat)}`,
  cameOff: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'nimmst', 'nimmt')} ${flagOf(cast, owner, side === 'left' ? 'left' : 'right')}`,
  was: (cast, seat, owner, side) =>
    `${nameOf(cast, seat)} ${verb(cast, seat, 'greifst', 'greift')} nach ${toFlag(cast, owner, side === 'left' ? 'left' : 'right')}`,
};

export const tile: Translated<typeof englishTile> = {
  named: (number) => `Plättchen ${number}`,
};
