/** The plays that mattered most: as the table found them, or as the plays themselves show. */

import type { Cast } from '../../../lib/names';
import { moments as text } from '../messages/end';
import { bestPlays, gain, roundOf, type Story, worthOf } from '../story';
import type { Play, TurningPoint } from '../types';

const words = text;

export interface Moment {
  /** The index of the play. */
  index: number;
  play: Play;
  kind: 'doubled' | 'struck' | 'best' | TurningPoint['kind'];
  /** Its score, or what it would have scored. */
  worth: number;
}

/** The turning points that the table found. */
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

/** How much a moment changed; the best word is always included. */
function weight(moment: Moment): number {
  if (moment.kind === 'best') return Number.POSITIVE_INFINITY;
  return moment.kind === 'doubled' ? moment.worth / 2 : moment.worth;
}

/** A moment's label in the chart. */
export function momentText({ kind, play, worth }: Moment, story: Story): string {
  switch (kind) {
    case 'doubled':
      return words.doubled(play.word);
    case 'struck':
    case 'lost':
      return words.struck(play.word);
    case 'lead':
      return words.leads(play.word);
    default:
      return words.best(play.word, worthOf(story, worth));
  }
}

/** A turning point as a sentence: "Turn 5: Ida takes the lead with HARVEST, 22." */
export function momentLine(moment: Moment, story: Story, cast: Cast): string {
  return words.turn(roundOf(moment.index, story.seats), whatOf(moment, story, cast));
}

function whatOf({ kind, play, worth }: Moment, story: Story, cast: Cast): string {
  const { seat, word } = play;
  const made = worthOf(story, worth);
  const forTiles = story.variation === 'four_score';
  if (kind === 'lead') {
    const side = story.sides.find((each) => each.includes(seat)) ?? [seat];
    return words.lead(cast, side, word, made);
  }
  if (kind === 'lost' || kind === 'struck') {
    const lost = words.lost(cast, seat, word);
    return forTiles ? lost : `${lost} ${words.missed(worth)}`;
  }
  return (forTiles ? words.takes : words.makes)(cast, seat, word, made);
}
