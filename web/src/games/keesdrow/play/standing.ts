/** Standings during the game: who shares a total, whose turn it is, and the last turns. */
import { nameOf, shout } from '../../../lib/names';
import type { PresenceMessage, TableView } from '../../../wire.gen';
import { text } from '../messages';
import { type Side, sidesOf } from '../seating';
import { gain, storyOf, unplayed } from '../story';
import type { View } from '../types';

const words = text.play.players;

export interface Person {
  seat: number;
  name: string;
  gone: boolean;
  turn: boolean;
  /** A few words beside the name. */
  note: string;
}

export interface Standing {
  side: Side;
  people: Person[];
  turn: boolean;
  gone: boolean;
  /** The last turn of the seats that share this total. */
  last: string;
}

/** One entry for each total, in the order of first turns; in a team, one's own name comes first. */
export function standings(
  view: View,
  table: TableView,
  presence: PresenceMessage | null,
  you: number | null,
): Standing[] {
  const gone = new Set(presence?.people.filter((one) => !one.here).map((one) => one.seat));
  return sidesOf(view).map((side) => {
    const people = side
      .toSorted((a, b) => Number(b === you) - Number(a === you))
      .map((seat) => personOf(seat, view, table, gone, you));
    return {
      side,
      people,
      turn: people.some((one) => one.turn),
      gone: people.every((one) => one.gone),
      last: lastOf(side, view),
    };
  });
}

function personOf(
  seat: number,
  view: View,
  table: TableView,
  gone: ReadonlySet<number>,
  you: number | null,
): Person {
  const place = table.seats[seat];
  const bot = (place?.bot ?? null) !== null;
  const turn = seat === view.seat;
  const name = nameOf({ you: null, seats: table.seats }, seat);
  return { seat, name, gone: !bot && gone.has(seat), turn, note: noteOf(seat, view, you) };
}

function noteOf(seat: number, view: View, you: number | null): string {
  if (seat === view.seat) return turnText(seat, view, you);
  if (view.barred.includes(seat)) return words.barred;
  return seat === you ? words.you : '';
}

function turnText(seat: number, view: View, you: number | null): string {
  if (view.phase === 'window') return seat === you ? words.yourWord : words.played;
  return seat === you ? words.yourTurn : words.toPlay;
}

function lastOf(side: Side, view: View): string {
  const index = view.plays.findLastIndex((each) => side.includes(each.seat));
  const play = view.plays[index];
  if (!play) return '';
  const { last } = words;
  if (play.word === '') return unplayed(last, play.outcome);
  if (play.outcome === 'struck') return last.struck(play.word);
  if (view.rules.variation === 'four_score') {
    const took = gain(storyOf(view), index);
    return took > 0 ? last.tiles(play.word, took) : shout(play.word);
  }
  return (play.outcome === 'doubled' ? last.doubled : last.points)(play.word, play.points);
}
