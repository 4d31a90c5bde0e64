/** Was jemand in einer Wiedergabe in der Schule markiert. */
import type { Translated } from '../../../../lib/translated';
import type { drawing as english } from '../drawing';

export const drawing: Translated<typeof english> = {
  point: (where) => `Punkt ${where}`,
};
