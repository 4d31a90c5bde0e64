/** Tables and messages as the room sends them, for tests. */
import type { GameCard } from '../src/net/http';
import {
  PROTOCOL,
  type SeatView,
  type TableView,
  type UpdateMessage,
  type ViewMessage,
} from '../src/wire.gen';

export const seat = (name: string | null, more: Partial<SeatView> = {}): SeatView => ({
  role: 'player',
  team: null,
  name,
  bot: null,
  ready: false,
  host: false,
  handicap: 0,
  beside: null,
  no_show: false,
  entered: null,
  ...more,
});

export const GAME: GameCard = {
  name: 'keesdrow',
  title: 'Keesdrow',
  roles: [{ name: 'player', least: 2, most: 4 }],
  teams: false,
  dynamics: 'sequential',
  handicap: 0,
  levels: ['gentle', 'fair'],
  tries: true,
  lexicons: ['rumpus-en', 'tiny'],
  foreign: {},
  options: [
    {
      key: 'end',
      kind: 'choice',
      default: 'turns',
      sentence: 'The game ends {}.',
      rule: 'KD-21',
      choices: [
        {
          value: 'turns',
          phrase: 'after a set number of turns',
          note: '',
          needs: {},
          excludes: {},
          brings: {},
        },
        {
          value: 'points',
          phrase: 'at a goal',
          note: 'The round is finished',
          needs: {},
          excludes: {},
          brings: {},
        },
      ],
      least: 0,
      most: 0,
      when: {},
    },
    {
      key: 'turns',
      kind: 'number',
      default: 10,
      sentence: 'Everybody gets {} turns.',
      rule: 'KD-22',
      choices: [
        { value: 7, phrase: 'seven', note: '', needs: {}, excludes: {}, brings: {} },
        { value: 10, phrase: 'ten', note: '', needs: {}, excludes: {}, brings: {} },
      ],
      least: 7,
      most: 20,
      when: { end: ['turns'] },
    },
    {
      key: 'lexicon',
      kind: 'lexicon',
      default: 'rumpus-en',
      sentence: 'The word list is {}.',
      rule: 'KD-6',
      choices: [],
      least: 0,
      most: 0,
      when: {},
    },
  ],
  presets: [
    { name: 'Rulebook', note: 'As printed', options: {}, most: 0 },
    { name: 'Quick', note: 'Seven turns', options: { turns: 7 }, most: 0 },
  ],
};

export const table = (more: Partial<TableView> = {}): TableView => ({
  name: 'maple-kettle-42',
  title: 'Thursday words',
  game: 'keesdrow',
  phase: 'lobby',
  public: true,
  seats: [
    seat('Noor', { host: true, ready: true }),
    seat('Ida', { ready: true }),
    seat(null),
    seat('Bramble', { bot: 'fair', ready: true }),
  ],
  options: { end: 'turns', turns: 10, lexicon: 'rumpus-en' },
  unread: [],
  terms: 0,
  paused: false,
  paused_by: null,
  next: null,
  daily: null,
  twin: null,
  unrated: null,
  commitment: null,
  seed: null,
  removed: [],
  queue: null,
  stays: null,
  tally: [],
  door: { sit: 'open', watch: 'anyone' },
  gave_up: [],
  called_off: false,
  slow: false,
  offer: null,
  ...more,
});

/** A table in play of people who have nothing to tell them apart but their names. */
export const playedBy = (names: readonly string[], more: Partial<TableView>): TableView =>
  table({
    phase: 'play',
    seats: names.map((name) => seat(name, { ready: true })),
    options: {},
    ...more,
  });

export const view = (more: Partial<ViewMessage> = {}): ViewMessage => ({
  t: 'view',
  seq: 4,
  at: 1_000,
  you: 0,
  hosting: true,
  removed: false,
  queued: null,
  table: table({ phase: 'play' }),
  view: { turn: 1, scores: [0, 0], letters: 'ABCD' },
  timeline: 'a1',
  rewound: false,
  admitted: true,
  protocol: PROTOCOL,
  ...more,
});

export const update = (more: Partial<UpdateMessage> = {}): UpdateMessage => ({
  t: 'update',
  seq: 5,
  at: 2_000,
  events: [],
  patch: {},
  table: null,
  ...more,
});
