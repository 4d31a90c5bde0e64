/** The letters on which the rulebook's pictures compare words: CARTS lies here by two paths. */
import { positionOf } from './position';

export const CARTS = positionOf(['CAES', 'ARTO', 'ILSE', 'DUPH']);
