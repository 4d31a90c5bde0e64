/** Text neben dem Spiel der Bots an der Eingangstür. */
import { levelName, shout } from '../../../../../lib/names';
import { capital } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import type { text as english } from '..';

const levelOf = (level: string) => capital(levelName(level));

export const text: Translated<typeof english> = {
  level: levelOf,
  played: (level, word, points) => `${levelOf(level)}: ${shout(word)} für ${points}.`,
  play: 'Gegen Bots spielen',
  again: 'Noch einmal ansehen',
  pause: 'Pause',
  watch: 'Ansehen',
};
