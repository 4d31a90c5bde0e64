/** Text on whether a game is rated, and on what it changed. */
import type { TableView } from '../../wire.gen';

type Unrated = NonNullable<TableView['unrated']>;

export const rated = {
  rated: 'This game is rated.',
  unrated: {
    mode: 'Not rated: everyone plays the same board.',
    private: 'Not rated: only public games are.',
    rules: 'Not rated: the house rules don’t match a preset.',
    handicap: 'Not rated: somebody has a handicap.',
    moderator: 'Not rated: there’s a moderator.',
    twice: 'Not rated: two players share a screen.',
    few: 'Rated once a second player sits down.',
    together: 'Not rated: players share a connection, or someone was away at the start.',
    cut: 'Not rated: the game got too long.',
    left: 'Not rated: everyone left.',
    tried: 'Not rated: this continues a replay.',
  } satisfies Record<Unrated, string>,
  change: (before: number, after: number) => `Rated: ${before} → ${after}`,
  level: (points: number) => `Rating ${points}.`,
};

/** Whether the game of a table is rated, in a sentence. */
export const ratedLine = ({ unrated }: Pick<TableView, 'unrated'>): string =>
  unrated === null ? rated.rated : rated.unrated[unrated];
