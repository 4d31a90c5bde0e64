/** The plays that mattered most: what the table found, or what the story shows by itself. */

import { type Cast, nameOf, namesIn, shout, verb } from '../names';
import { bestPlays, gain, roundOf, type Story, worthOf } from '../story';
import type { Play, TurningPoint } from '../types';

export interface Moment {
  /** Which play it was. */
  index: number;
  play: Play;
  kind: 'doubled' | 'struck' | 'best' | TurningPoint['kind'];
  /** What it brought, or would have. */
  worth: number;
}

/** The turning points that the table told. */
export function momentsOf(story: Story, found: readonly TurningPoint[]): Moment[] {
  return found.flatMap(({ turn, kind, worth }) => {
    const play = story.plays[turn];
    return play ? [{ index: turn, play, kind, worth }] : [];
  });
}

/** The plays that mattered most, in order: challenges, and the best word of the game. */
export function keyMoments(story: Story, most = 4): Moment[] {
  const best = bestPlays(story, 1)[0]?.index;
  return story.plays
    .flatMap((play, index) => momentOf(story, play, index, best))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => a.index - b.index);
}

function momentOf(story: Story, play: Play, index: number, best: number | undefined): Moment[] {
  if (play.outcome === 'struck') return [{ index, play, kind: 'struck', worth: play.points }];
  const worth = gain(story, index);
  if (play.outcome === 'doubled') return [{ index, play, kind: 'doubled', worth }];
  return index === best ? [{ index, play, kind: 'best', worth }] : [];
}

/** What the moment changed; the best word is always among them. */
function weight(moment: Moment): number {
  if (moment.kind === 'best') return Number.POSITIVE_INFINITY;
  return moment.kind === 'doubled' ? moment.worth / 2 : moment.worth;
}

/** A moment's label in the chart. */
export function momentText({ kind, play, worth }: Moment, story: Story): string {
  const word = shout(play.word);
  switch (kind) {
    case 'doubled':
      return `${word} doubled`;
    case 'struck':
    case 'lost':
      return `${word} struck out`;
    case 'lead':
      return `${word} takes the lead`;
    default:
      return `${word}, ${worthOf(story, worth)}`;
  }
}

/** A turning point as a sentence: "Turn 5: Ida takes the lead with HARVEST, 22." */
export function momentLine(moment: Moment, story: Story, cast: Cast): string {
  const { index, kind, play, worth } = moment;
  const name = nameOf(cast, play.seat);
  const word = shout(play.word);
  const made = worthOf(story, worth);
  const says = (plain: string, third?: string) => `${name} ${verb(cast, play.seat, plain, third)}`;
  const turn = `Turn ${roundOf(index, story.seats)}:`;
  if (kind === 'lead') return `${turn} ${leads(story, play.seat, cast)} with ${word}, ${made}.`;
  if (kind === 'lost' || kind === 'struck') {
    const lost = story.variation === 'four_score' ? '' : ` It would have been ${worth}.`;
    return `${turn} ${says('lose')} ${word} to a challenge.${lost}`;
  }
  if (story.variation === 'four_score') return `${turn} ${says('take')} ${made} with ${word}.`;
  return `${turn} ${says('make')} ${made} with ${word}.`;
}

function leads(story: Story, seat: number, cast: Cast): string {
  const side = story.sides.find((each) => each.includes(seat)) ?? [seat];
  if (side.length === 1) return `${nameOf(cast, seat)} ${verb(cast, seat, 'take')} the lead`;
  const names = namesIn(cast, side);
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} take the lead`;
}
