/** Text of the search for somebody to play with, over every page. */
import type { Refused } from '../../lib/game';
import { amount, inWords, listed } from '../../lib/phrase';
import type { Seeker } from '../../wire.gen';

/** "about 20 seconds", "about 3 minutes" */
const about = (ms: number): string => {
  const seconds = Math.max(5, Math.round(ms / 5_000) * 5);
  return `about ${seconds < 90 ? amount(seconds, 'second') : amount(Math.round(seconds / 60), 'minute')}`;
};

type Rating = Seeker['rating'];

/** A rating: a range as long as it is provisional. */
const strength = (rating: Rating): string => {
  if (rating === null) return 'no rating yet';
  return rating.provisional ? `${rating.least} to ${rating.most}` : `${rating.points}`;
};

export const seek = {
  label: 'Looking for a player',
  looking: (game: string) => `Looking for somebody to play ${game}.`,
  usual: (ms: number) => `It usually takes ${about(ms)}.`,
  away: 'You can put your phone away: we alert you, and hold your seat for a minute.',
  found: (names: readonly string[], game: string) =>
    `${listed(names)} ${names.length === 1 ? 'wants' : 'want'} to play ${game}.`,
  accepted: (late: readonly string[]) =>
    late.length === 0 ? 'Your table is being set up.' : `Waiting for ${listed(late)}.`,
  again: (names: readonly string[]) => `${listed(names)} didn’t come. Still looking.`,
  strength: (name: string, rating: Rating) => `${name}: ${strength(rating)}.`,
  terms: (rules: string, rated: boolean) =>
    `${/[.]$/.test(rules) ? rules : `${rules} rules.`} ${rated ? 'Rated.' : 'Not rated.'}`,
  over: 'The search is over.',
  late: 'You’re too late: your seat is gone.',
  lookAgain: 'Look again',
  offline: 'Reconnecting. The search goes on.',
  play: 'Play',
  decline: 'Not now',
  stop: 'Stop looking',
  meanwhile: 'Play a bot meanwhile',
  close: 'Close',
  who: {
    title: 'Waiting now',
    nobody: 'Nobody yet. Start looking, and the next player finds you.',
    rating: strength,
    playWith: (name: string) => `Play with ${name}`,
  },
  wish: {
    any: 'Any rules',
    rules: (rules: string) => (/[.]$/.test(rules) ? rules.slice(0, -1) : `${rules} rules`),
    rated: (rated: boolean) => (rated ? 'rated' : 'not rated'),
    players: (count: number) => `for ${inWords(count)}`,
    comma: ', ',
  },
  form: {
    title: (game: string) => `Find a player: ${game}`,
    rules: 'House rules',
    any: 'Any rules',
    soonest: 'This is the quickest.',
    otherwise: (quick: string) =>
      `You play by the other player’s rules. If they don’t mind either: ${quick}.`,
    number: 'Players',
    anyNumber: 'Any number',
    players: (count: number) => `${count}`,
    counts: 'Rating',
    rated: (rated: boolean | null) =>
      rated === null ? 'Rated or not' : rated ? 'Rated' : 'Not rated',
    look: 'Look for a player',
  },
};

/** The sentence for a refusal of the search. */
export function refusal({ code }: Refused): string {
  switch (code) {
    case 'rules_not_rated':
      return 'These house rules aren’t a preset, so the game can’t be rated. Choose a preset.';
    case 'uneven_teams':
      return 'Teams need four players. Choose four, or any number.';
    default:
      return 'No game can be played like that. Choose other rules or another number of players.';
  }
}
