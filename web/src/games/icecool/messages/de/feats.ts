/** Worauf man in ICECOOL 2 stolz ist. */
import type { FeatWords } from '../../../../lib/manifest';
import { metres } from '../../../../lib/phrase';

export const feats: FeatWords = {
  fish_in_one_flick: {
    name: 'Meiste Fische mit einem Schnipser',
    value: ({ value }) => String(value),
  },
  caught_in_one_flick: {
    name: 'Meiste Gefangene mit einem Schnipser',
    value: ({ value }) => String(value),
  },
  longest_slide: { name: 'Längste Rutschpartie', value: ({ value }) => metres(value) },
};
