/** Parts that few games show, or none before a turn is over. */
import { later } from '../../../lib/later';

export const CoachingCall = later(() => import('./CoachingCall.svelte'));
export const FinishOffer = later(() => import('./FinishOffer.svelte'));
export const LookUp = later(() => import('./LookUp.svelte'));
export const ModeratorTools = later(() => import('./ModeratorTools.svelte'));
export const OpenQuestion = later(() => import('./OpenQuestion.svelte'));
export const TurnReview = later(() => import('./TurnReview.svelte'));
