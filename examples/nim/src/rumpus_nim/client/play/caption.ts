import type { View } from '../types';
import { stonesOf } from './words';

/** Progress of the game, for the header: "9 stones left". */
export const caption = ({ stones, result }: View): string =>
  result ? 'finished' : `${stonesOf(stones)} left`;
