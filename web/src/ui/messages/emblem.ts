/** Text of the emblems to choose from. */
import type { Emblem } from '../../net/http';

export const emblem = {
  ask: 'Choose your emblem',
  failed: 'That didn’t work. Try again.',
  names: {
    acorn: 'Acorn',
    bell: 'Bell',
    boat: 'Boat',
    cup: 'Cup',
    fish: 'Fish',
    house: 'House',
    key: 'Key',
    kite: 'Kite',
    leaf: 'Leaf',
    moon: 'Moon',
    mushroom: 'Mushroom',
    penguin: 'Penguin',
    sun: 'Sun',
    tree: 'Tree',
    tulip: 'Tulip',
    umbrella: 'Umbrella',
  } satisfies Record<Emblem, string>,
};
