/** The end of a game in words: who won and how, and one fact for each who shares a total. */

import { places, type Told } from '../headline';
import { type Cast, nameOf, namesIn, namesOf, shout, tiles } from '../names';
import type { Side } from '../seating';
import {
  bestPlays,
  counted,
  gain,
  leaderOf,
  ledOf,
  roundOf,
  type Story,
  totalsByRound,
  worthOf,
} from '../story';

/** How it came to it, in a line under the headline. */
export function story(told: Told, cast: Cast): string {
  return [reasonOf(told), leadOf(told, cast)].filter(Boolean).join(' ');
}

function reasonOf({ result, rules, story }: Told): string {
  switch (result.reason) {
    case 'points':
      return `The goal of ${rules.goal} is reached.`;
    case 'exhausted':
      return rules.end === 'exhausted' && story.variation !== 'four_score'
        ? 'Nobody found another word.'
        : 'Two rounds went by without a word.';
    case 'no_word_left':
      return 'No word of the list was left on the board.';
    case 'agreed':
      return 'All agreed that nothing was left.';
    case 'tiles':
      return `The first to take ${tiles(rules.tiles_to_win)} wins.`;
    case 'too_long':
      return 'The table had no room for more, so the game ended as it stood.';
    default:
      return '';
  }
}

function leadOf(told: Told, cast: Cast): string {
  const { story } = told;
  const [winner, ...sharing] = places(told)[0] ?? [];
  const rounds = totalsByRound(story);
  if (!winner || sharing.length > 0 || story.sides.length < 2 || rounds.length < 3) return '';
  const at = story.sides.indexOf(winner);
  const before = leaderOf(rounds.at(-2) ?? []);
  if (before !== null && before !== at) return cameBack(story, before, winner, cast);
  const led = ledOf(rounds, at);
  if (!led) return '';
  const names = namesOf(cast, winner);
  return led[0] === 1 && led[1] === rounds.length - 1
    ? `${names} led all the way.`
    : `${names} led from turn ${led[0]} on.`;
}

function cameBack(story: Story, before: number, winner: Side, cast: Cast): string {
  const last = story.plays.findLastIndex(
    (play, index) => winner.includes(play.seat) && gain(story, index) > 0,
  );
  const led = `${namesOf(cast, story.sides[before] ?? [])} led until the last turn.`;
  const play = story.plays[last];
  return play ? `${led} ${shout(play.word)} brought ${namesIn(cast, winner)} the win.` : led;
}

/** One fact for a side, in a short sentence or two. */
export function factOf(told: Told, side: Side, cast: Cast): string {
  const { story } = told;
  const best = bestFact(story, side, cast);
  if (story.sides.length === 1) return best;
  const first = places(told)[0]?.some((each) => each[0] === side[0]) ?? false;
  const facts = [
    first ? best : '',
    struckFact(story, side),
    doubledFact(story, side),
    caughtFact(story, side),
    first ? '' : ledFact(story, side),
    best,
    story.plays.some((play) => side.includes(play.seat) && counted(play)) ? 'Took no tile.' : '',
  ];
  return facts.find(Boolean) ?? 'No word counted.';
}

function bestFact(story: Story, side: Side, cast: Cast): string {
  const [best] = bestPlays(story, 1, side);
  if (!best) return '';
  const { play } = best;
  const whose = play.seat === cast.you ? 'yours' : nameOf(cast, play.seat);
  const by = side.length > 1 ? ` (${whose})` : '';
  return `Best word ${shout(play.word)}${by}, ${worthOf(story, best.gain)}.`;
}

function struckFact({ plays }: Story, side: Side): string {
  const struck = plays.find((play) => side.includes(play.seat) && play.outcome === 'struck');
  return struck ? `Lost ${shout(struck.word)} to a challenge.` : '';
}

function doubledFact({ plays, seats }: Story, side: Side): string {
  const index = plays.findIndex((play) => side.includes(play.seat) && play.outcome === 'doubled');
  const play = plays[index];
  return play ? `${shout(play.word)} doubled in turn ${roundOf(index, seats)}.` : '';
}

function caughtFact({ plays, seats }: Story, side: Side): string {
  const index = plays.findIndex(
    ({ challenger, outcome }) =>
      challenger !== null && side.includes(challenger) && outcome === 'struck',
  );
  const play = plays[index];
  return play ? `Struck ${shout(play.word)} out in turn ${roundOf(index, seats)}.` : '';
}

function ledFact(story: Story, side: Side): string {
  const led = ledOf(
    totalsByRound(story),
    story.sides.findIndex((each) => each[0] === side[0]),
  );
  if (!led) return '';
  return led[0] === led[1]
    ? `Led in turn ${led[0]}.`
    : `Led from turn ${led[0]} to turn ${led[1]}.`;
}
