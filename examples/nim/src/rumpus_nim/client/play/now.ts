import type { View } from '../types';

/** The rules that apply at this moment, for the rulebook. */
export const now = ({ result }: View): readonly string[] =>
  result ? ['NIM-3'] : ['NIM-2', 'NIM-3'];
