/** Die Zeichen, die man wählen kann. */
import type { Translated } from '../../../lib/translated';
import type { emblem as english } from '../emblem';

export const emblem: Translated<typeof english> = {
  ask: 'Wähl dein Zeichen',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  names: {
    acorn: 'Eichel',
    bell: 'Glocke',
    boat: 'Boot',
    cup: 'Tasse',
    fish: 'Fisch',
    house: 'Haus',
    key: 'Schlüssel',
    kite: 'Drachen',
    leaf: 'Blatt',
    moon: 'Mond',
    mushroom: 'Pilz',
    penguin: 'Pinguin',
    sun: 'Sonne',
    tree: 'Baum',
    tulip: 'Tulpe',
    umbrella: 'Regenschirm',
  },
};
