/** What a guest has learnt, over HTTP. */
import type { LearningLine, NewLearning } from '../wire.gen';
import { call } from './http';

export type { LearningLine, NewLearning } from '../wire.gen';

export const getLearning = () => call<LearningLine[]>('GET', '/api/learning');
/** Adds what is new; returns all that the room knows of that game. */
export const addLearning = (learning: NewLearning) =>
  call<LearningLine>('POST', '/api/learning', learning);
