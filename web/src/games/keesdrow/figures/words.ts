/** The letters on which the rulebook's pictures compare words: CARTS has two paths here. */
import { positionOf } from './position';

export const CARTS = positionOf(['CAES', 'ARTO', 'ILSE', 'DUPH']);
