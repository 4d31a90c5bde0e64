/** KEYWORD's part of a replay: rounds as sentences, every hand, and what each round offered. */
import type { GameReplay } from '../../../lib/game';
import { heard } from '../play/announce';
import { headline } from '../reveal/reveal';
import type { Answer, Event, Question, View } from '../types';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import { places } from './places';

export const replay: GameReplay<View, Event, Question, Answer> = {
  told: ({ events, view }, cast) =>
    events.map((event) => heard(event, cast, view)).filter((said) => said !== null),
  moments: (frames, cast) =>
    frames.flatMap(({ events }, frame) => {
      const round = events.find((event) => event.type === 'revealed');
      return round && round.winner !== null ? [{ frame, text: headline(round, cast) }] : [];
    }),
  Board: Board as NonNullable<GameReplay['Board']>,
  Beside,
  hands: true,
  places,
};
