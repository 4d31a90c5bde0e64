/** Keesdrow's part of a replay: plays as sentences, its turning points, and the best words. */
import type { GameReplay } from '../../../lib/game';
import { heard } from '../play/announce';
import { keyMoments, momentLine, momentsOf } from '../review/moments';
import { storyOf } from '../story';
import type { KeesEvent, View } from '../types';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { places } from './places';
import type { Answer, Question } from './types';

export const replay: GameReplay<View, KeesEvent, Question, Answer> = {
  told: ({ events, view }, cast) =>
    events
      .filter(({ type }) => type !== 'turn_began')
      .map((event) => heard(event, cast, view))
      .filter((said) => said !== null),
  async moments(frames, cast, ask) {
    const last = frames.at(-1);
    if (!last) return [];
    const story = storyOf(last.view);
    const answered = await ask?.({ type: 'turning_points' });
    const found =
      answered?.ok && answered.answer.type === 'turning_points' ? answered.answer.found : [];
    const known = found.length > 0 ? momentsOf(story, found) : keyMoments(story);
    return known.map((moment) => ({
      frame: frames.findIndex(({ view }) => view.plays.length > moment.index),
      text: momentLine(moment, story, cast),
    }));
  },
  Board: Board as NonNullable<GameReplay['Board']>,
  Beside,
  places,
};
