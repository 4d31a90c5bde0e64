/**
 * Text of parts that all screens share: clocks, drawers, marks. The folder is a message file in three
 * parts: `words` for phrases, this, and `refusals`.
 */
import { amount } from '../phrase';

export const text = {
  brand: 'Rumpus',
  drawer: { close: 'Close' },
  light: { toLamp: 'Switch to lamplight', toDay: 'Switch to daylight' },
  replay: { pause: 'Pause the replay', play: 'Play the replay', position: 'Replay position' },
  time: {
    minutes: (count: number) => amount(count, 'minute'),
    seconds: (count: number) => amount(count, 'second'),
    left: (time: string) => `${time} left`,
    soon: 'less than a minute',
    short: (minutes: number) => `${minutes} min`,
    long: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
  },
  /** The eight marks of the seats, in order. */
  marks: [
    'plum disc',
    'jade triangle',
    'mustard square',
    'brick diamond',
    'navy star',
    'umber cross',
    'slate hexagon',
    'moss ring',
  ],
};
