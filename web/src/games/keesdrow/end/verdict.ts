/** The end of a game in words: who won and how, and one fact for each side. */

import type { Cast } from '../../../lib/names';
import { places, type Told } from '../headline';
import { end as text } from '../messages/end';
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

const { fact, lead, offers, reason } = text;

/** The reason for the result, in one line under the headline. */
export function story(told: Told, cast: Cast): string {
  return [reasonOf(told), leadOf(told, cast)].filter(Boolean).join(' ');
}

function reasonOf({ result, rules, story }: Told): string {
  switch (result.reason) {
    case 'points':
      return reason.points(rules.goal);
    case 'exhausted':
      return rules.end === 'exhausted' && story.variation !== 'four_score'
        ? reason.exhausted
        : reason.rounds;
    case 'no_word_left':
      return reason.noWordLeft;
    case 'agreed':
      return reason.agreed;
    case 'tiles':
      return reason.tiles(rules.tiles_to_win);
    case 'too_long':
      return reason.tooLong;
    default:
      return '';
  }
}

function leadOf(told: Told, cast: Cast): string {
  const { result, story } = told;
  if (result.reason === 'given_up') return '';
  const [winner, ...sharing] = places(told)[0] ?? [];
  const rounds = totalsByRound(story);
  if (!winner || sharing.length > 0 || story.sides.length < 2 || rounds.length < 3) return '';
  const at = story.sides.indexOf(winner);
  const before = leaderOf(rounds.at(-2) ?? []);
  if (before !== null && before !== at) return cameBack(story, before, winner, cast);
  const led = ledOf(rounds, at);
  if (!led) return '';
  return led[0] === 1 && led[1] === rounds.length - 1
    ? lead.all(cast, winner)
    : lead.from(cast, winner, led[0]);
}

function cameBack(story: Story, before: number, winner: Side, cast: Cast): string {
  const last = story.plays.findLastIndex(
    (play, index) => winner.includes(play.seat) && gain(story, index) > 0,
  );
  const led = lead.untilLast(cast, story.sides[before] ?? []);
  const play = story.plays[last];
  return play ? `${led} ${lead.won(cast, winner, play.word)}` : led;
}

/** One fact about a side, in a short sentence or two. */
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
    story.plays.some((play) => side.includes(play.seat) && counted(play)) ? fact.noTile : '',
  ];
  return facts.find(Boolean) ?? fact.noWord;
}

function bestFact(story: Story, side: Side, cast: Cast): string {
  const [best] = bestPlays(story, 1, side);
  if (!best) return '';
  const { play } = best;
  const worth = worthOf(story, best.gain);
  return side.length > 1
    ? fact.bestOf(offers.whose(cast, play.seat), play.word, worth)
    : fact.best(play.word, worth);
}

function struckFact({ plays }: Story, side: Side): string {
  const struck = plays.find((play) => side.includes(play.seat) && play.outcome === 'struck');
  return struck ? fact.struck(struck.word) : '';
}

function doubledFact({ plays, seats }: Story, side: Side): string {
  const index = plays.findIndex((play) => side.includes(play.seat) && play.outcome === 'doubled');
  const play = plays[index];
  return play ? fact.doubled(play.word, roundOf(index, seats)) : '';
}

function caughtFact({ plays, seats }: Story, side: Side): string {
  const index = plays.findIndex(
    ({ challenger, outcome }) =>
      challenger !== null && side.includes(challenger) && outcome === 'struck',
  );
  const play = plays[index];
  return play ? fact.caught(play.word, roundOf(index, seats)) : '';
}

function ledFact(story: Story, side: Side): string {
  const led = ledOf(
    totalsByRound(story),
    story.sides.findIndex((each) => each[0] === side[0]),
  );
  if (!led) return '';
  return led[0] === led[1] ? fact.led(led[0]) : fact.ledFromTo(...led);
}
