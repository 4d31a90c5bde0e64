/** The text of the flick of the day, which loads with the front door. */
import { capital, counted, listed } from '../../../../lib/phrase';

const some = (count: number, one: string, other?: string): string[] =>
  count > 0 ? [counted(count, one, other)] : [];

export const text = {
  picture: 'The school from above, with the path of a penguin',
  /** "Two doors and two fish in one flick." */
  flick: (doors: number, jumps: number, fish: number) =>
    `${capital(listed([...some(doors, 'door'), ...some(jumps, 'jump'), ...some(fish, 'fish', 'fish')]))} in one flick.`,
  bot: 'A bot did it.',
  open: 'Try it yourself',
  again: 'Replay',
};
