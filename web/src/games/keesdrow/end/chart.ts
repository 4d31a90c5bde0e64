/** The chart of a game's totals: who has a line, how high it goes, and the remarks on it. */
import { type Plane, planeOf, type Remark, type Size } from '../../../lib/chart';
import { type Moment, momentText } from '../review/moments';
import { roundOf, type Story, totalsByRound } from '../story';

export function planeFor(story: Story, size: Size): Plane {
  const played = story.plays.length / story.seats;
  return planeOf(totalsByRound(story), story.variation === 'four_score' ? 3 : 10, size, played);
}

/** Remarks on moments, each at its point of a line. */
export function remarksOf(story: Story, moments: readonly Moment[]): Remark[] {
  return moments.map((moment) => ({
    index: moment.index,
    line: story.sides.findIndex((side) => side.includes(moment.play.seat)),
    round: roundOf(moment.index, story.seats),
    text: momentText(moment, story),
  }));
}
