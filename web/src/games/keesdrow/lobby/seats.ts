/**
 * The lobby of Keesdrow: its teams, and why the game can't begin.
 *
 * The table decides when the game starts; this says beforehand what it will decide.
 */
import type { LobbySeating, Refused } from '../../../lib/game';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import { sentence } from '../refusals';

type Options = TableView['options'];

export function seatingOf({ options, seats }: TableView): LobbySeating {
  const players = seats.flatMap(({ name, role }, seat) =>
    name !== null && role !== 'moderator' ? [seat] : [],
  );
  const ruled = seats.some(({ name, role }) => name !== null && role === 'moderator');
  const paired = options.teams === 'yes' && isEven(players.length);
  const half = players.length / 2;
  const teams = seats.map((_, seat) =>
    paired && players.includes(seat) ? players.indexOf(seat) % half : null,
  );
  return {
    teams,
    moderated: options.teams === 'yes',
    unfit: unfit(options, players.length, ruled),
  };
}

function unfit(options: Options, players: number, ruled: boolean): string | null {
  if (players === 1) return alone(options);
  if (options.teams === 'yes' && !isEven(players)) {
    return sentence(refusal('uneven_teams', { players }));
  }
  if (options.teams !== 'yes' && ruled) return sentence(refusal('no_moderator', {}));
  return null;
}

/** A player alone in a lobby is usually waiting for others. */
function alone({ end, teams, variation, words }: Options): string | null {
  if (variation === 'four_score') {
    return text.lobby.opponent;
  }
  if (words === 'checked' && end === 'turns' && teams === 'no') return null;
  return text.lobby.alone;
}

/** Teams of two, at least two of them (KD-25). */
function isEven(players: number): boolean {
  return players >= 4 && players % 2 === 0;
}

function refusal(code: string, params: Refused['params']): Refused {
  return { code, rule: null, params };
}
