/** A table of this page alone: it looks like any other, but is on no list and in no room. */
import type { Film } from '../../lib/lesson';
import type { SeatView, TableView } from '../../wire.gen';

const sitter = (role: string, name: string): SeatView => ({
  role,
  team: null,
  name,
  bot: null,
  ready: true,
  host: false,
  handicap: 0,
  beside: null,
  no_show: false,
  entered: null,
});

/** A table with the viewer's name and those of the others. */
export function tableOf(
  game: string,
  { options, roles, you }: Pick<Film, 'options' | 'roles' | 'you'>,
  names: readonly string[],
  own: string,
): TableView {
  return {
    name: 'lesson',
    title: '',
    game,
    phase: 'play',
    public: false,
    seats: roles.map((role, seat) => sitter(role, seat === you ? own : (names[seat] ?? ''))),
    options: options as TableView['options'],
    unread: [],
    terms: 0,
    paused: false,
    paused_by: null,
    next: null,
    daily: null,
    twin: null,
    unrated: 'private',
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
  };
}
