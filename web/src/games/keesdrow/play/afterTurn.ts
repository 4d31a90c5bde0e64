/** Parts that appear after a turn at the earliest. */
import { later } from '../../../lib/later';

export const OpenQuestion = later(() => import('./OpenQuestion.svelte'));
export const TurnReview = later(() => import('./TurnReview.svelte'));
