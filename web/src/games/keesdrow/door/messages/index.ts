/** Text beside the bots' game on the front door. */
import { shout } from '../../../../lib/names';
import { capital } from '../../../../lib/phrase';

export const text = {
  level: (level: string) => capital(level),
  played: (level: string, word: string, points: number) =>
    `${capital(level)} plays ${shout(word)} for ${points}.`,
  play: 'Play against bots',
  again: 'Watch again',
  pause: 'Pause',
  watch: 'Watch',
};
