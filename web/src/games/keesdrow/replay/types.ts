import type { BesideProps } from '../../../lib/game';
import type { KeesdrowAnswer, KeesdrowEvent, KeesdrowQuestion } from '../../../wire.gen';
import type { View } from '../types';

export type Question = KeesdrowQuestion;
export type Answer = KeesdrowAnswer;
export type Props = BesideProps<View, KeesdrowEvent, Question, Answer>;
