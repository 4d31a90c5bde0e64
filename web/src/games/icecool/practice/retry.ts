/** The way from a table to practice: a move of the game, to try from the same position. */
import { BODY } from '../play/aim/aim';
import { type Flicked, poseOf, type View } from '../types';
import { PATH, textOf } from './notation';

/** Address at which the last move of a table can be tried again. */
export function retryOf(last: { update: { before: View }; flicked: Flicked }): string {
  const { flick, seat, shot } = last.flicked;
  const { aim, power, side = 0, height = BODY } = flick;
  const penguins = last.update.before.seats.map(({ pose }) => pose && poseOf(pose));
  return `${PATH}#${textOf({ penguins, mover: seat }, { aim, power, side, height }, shot)}`;
}
