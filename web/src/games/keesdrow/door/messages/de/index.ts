/** Text neben dem Spiel der Bots an der Haustür. */
import { shout } from '../../../../../lib/names';
import { capital } from '../../../../../lib/phrase';
import type { Translated } from '../../../../../lib/translated';
import type { text as english } from '..';

const LEVELS: Readonly<Record<string, string>> = {
  fair: 'Solide',
  sharp: 'Stark',
};
const levelOf = (level: string) => LEVELS[level] ?? capital(level);

export const text: Translated<typeof english> = {
  level: levelOf,
  played: (level, word, points) => `${levelOf(level)}: ${shout(word)} für ${points}.`,
  play: 'Gegen Bots spielen',
  again: 'Noch einmal ansehen',
  pause: 'Pause',
  watch: 'Ansehen',
};
