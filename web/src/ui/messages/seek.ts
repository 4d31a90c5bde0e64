/** Text of the search for somebody to play with, over every page. */
import { amount } from '../../lib/phrase';

/** "about 20 seconds", "about 3 minutes" */
const about = (ms: number): string => {
  const seconds = Math.max(5, Math.round(ms / 5_000) * 5);
  return `about ${seconds < 90 ? amount(seconds, 'second') : amount(Math.round(seconds / 60), 'minute')}`;
};

export const seek = {
  label: 'Looking for a player',
  looking: (game: string) => `Looking for somebody to play ${game}.`,
  usual: (ms: number) => `It usually takes ${about(ms)}.`,
  found: (name: string, game: string) => `${name} wants to play ${game}.`,
  accepted: (name: string) => `Waiting for ${name}.`,
  again: (name: string) => `${name} didn’t come. Still looking.`,
  over: 'The search is over. You can start again at the front door.',
  offline: 'Reconnecting. The search goes on.',
  play: 'Play',
  decline: 'Not now',
  stop: 'Stop looking',
  meanwhile: 'Play a bot meanwhile',
  close: 'Close',
};
