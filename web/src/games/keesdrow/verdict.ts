/** The end of a game in words: who won and how, one fact a seat, the moments in the chart. */
import { capital, inWords } from '../../lib/phrase';
import {
  bestPlays,
  counted,
  leaderOf,
  ledOf,
  type Moment,
  roundOf,
  totalsByRound,
} from './history';
import { type Cast, nameIn, nameOf, namesIn, points, shout, verb } from './names';
import type { Play, Result, Rules } from './types';

export interface Told {
  plays: readonly Play[];
  result: Result;
  rules: Rules;
}

/** "You win by nine." */
export function headline({ result }: Told, cast: Cast): string {
  const [first = [], second] = result.places;
  const [winner] = first;
  if (winner === undefined) return 'The game is over.';
  const total = result.scores[winner] ?? 0;
  if (first.length > 1) return `${capital(namesIn(cast, first))} share the win.`;
  if (second === undefined) return `${nameOf(cast, winner)} made ${points(total)}.`;
  const margin = total - (result.scores[second[0] ?? 0] ?? 0);
  return `${nameOf(cast, winner)} ${verb(cast, winner, 'win')} by ${inWords(margin)}.`;
}

/** How it came to it, in a line under the headline. */
export function story(told: Told, cast: Cast): string {
  return [reasonOf(told), leadOf(told, cast)].filter(Boolean).join(' ');
}

function reasonOf({ result, rules }: Told): string {
  switch (result.reason) {
    case 'points':
      return `The goal of ${rules.goal} is reached.`;
    case 'exhausted':
      return 'Nobody found another word.';
    case 'no_word_left':
      return 'No word of the list was left on the board.';
    case 'agreed':
      return 'All agreed that nothing was left.';
    default:
      return '';
  }
}

function leadOf({ plays, result }: Told, cast: Cast): string {
  const seats = result.scores.length;
  const [winner, ...sharing] = result.places[0] ?? [];
  const rounds = totalsByRound(plays, seats);
  if (winner === undefined || sharing.length > 0 || seats < 2 || rounds.length < 3) return '';
  const before = leaderOf(rounds.at(-2) ?? []);
  if (before !== null && before !== winner) return cameBack(plays, before, winner, cast);
  const led = ledOf(rounds, winner);
  if (!led) return '';
  const name = nameOf(cast, winner);
  return led[0] === 1 && led[1] === rounds.length - 1
    ? `${name} led all the way.`
    : `${name} led from turn ${led[0]} on.`;
}

function cameBack(plays: readonly Play[], before: number, winner: number, cast: Cast): string {
  const last = plays.findLast((play) => play.seat === winner && counted(play));
  const led = `${nameOf(cast, before)} led until the last turn.`;
  return last ? `${led} ${shout(last.word)} brought ${nameIn(cast, winner)} the win.` : led;
}

/** One fact for a seat, in a short sentence or two. */
export function factOf({ plays, result }: Told, seat: number): string {
  const seats = result.scores.length;
  const own = plays.filter((play) => play.seat === seat);
  const isFirst = result.places[0]?.includes(seat) ?? false;
  const [best] = bestPlays(own, 1);
  const facts = [
    isFirst ? bestFact(best) : '',
    struckFact(own),
    doubledFact(plays, seat, seats),
    caughtFact(plays, seat, seats),
    isFirst ? '' : ledFact(plays, seat, seats),
    bestFact(best),
  ];
  return facts.find(Boolean) ?? 'No word counted.';
}

function bestFact(best: Play | undefined): string {
  return best ? `Best word ${shout(best.word)}, ${best.points}.` : '';
}

function struckFact(own: readonly Play[]): string {
  const struck = own.find((play) => play.outcome === 'struck');
  return struck ? `Lost ${shout(struck.word)} to a challenge.` : '';
}

function doubledFact(plays: readonly Play[], seat: number, seats: number): string {
  const index = plays.findIndex((play) => play.seat === seat && play.outcome === 'doubled');
  const play = plays[index];
  return play ? `${shout(play.word)} doubled in turn ${roundOf(index, seats)}.` : '';
}

function caughtFact(plays: readonly Play[], seat: number, seats: number): string {
  const index = plays.findIndex((play) => play.challenger === seat && play.outcome === 'struck');
  const play = plays[index];
  return play ? `Struck ${shout(play.word)} out in turn ${roundOf(index, seats)}.` : '';
}

function ledFact(plays: readonly Play[], seat: number, seats: number): string {
  const led = ledOf(totalsByRound(plays, seats), seat);
  if (!led) return '';
  return led[0] === led[1]
    ? `Led in turn ${led[0]}.`
    : `Led from turn ${led[0]} to turn ${led[1]}.`;
}

/** A moment's label in the chart. */
export function momentText({ kind, play }: Moment): string {
  const word = shout(play.word);
  if (kind === 'doubled') return `${word} doubled`;
  return kind === 'struck' ? `${word} struck out` : `${word}, ${play.points}`;
}
