/** Text des Schnipsers des Tages, der mit der Eingangstür lädt. */
import { count } from '../../../../../lib/messages/de/forms';
import { capital, listed } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import type { text as english } from '..';

const some = (number: number, one: string, several: string): string[] =>
  number > 0 ? [count(number, one, several)] : [];

export const text: Translated<typeof english> = {
  picture: 'Die Schule von oben, mit dem Weg eines Pinguins',
  flick: (doors, jumps, fish) =>
    `${capital(listed([...some(doors, 'eine Tür', 'Türen'), ...some(jumps, 'ein Sprung', 'Sprünge'), ...some(fish, 'ein Fisch', 'Fische')]))} mit einem Schnipser.`,
  bot: 'Das war ein Bot.',
  open: 'Selbst probieren',
  again: 'Noch mal zeigen',
};
