/** Wishes of guests who look for somebody, as a form, as a request, and in words. */
import { recall, remember } from '../../lib/remember';
import type { GameCard } from '../../net/http';
import { type Options, presetNow, presetOptions, said, sentences } from '../../state/house';
import type { NewSeek, Preset, Seeker } from '../../wire.gen';
import { seek as text } from '../messages/seek';

/** What a guest has chosen: a preset by its name, or null for any rules; null means either. */
export interface Chosen {
  rules: string | null;
  rated: boolean | null;
  players: number | null;
}

/** The most people whom the room brings together for one game. */
const MOST = 4;
const EITHER: Chosen = { rules: null, rated: null, players: null };

/** The presets that two or more can play. */
export const presetsOf = (game: GameCard): Preset[] =>
  game.presets.filter(({ most }) => most !== 1);

/** The numbers of people that one may wish for. */
export function numbersOf(game: GameCard): number[] {
  const seats = game.roles
    .filter(({ name }) => name !== 'moderator')
    .reduce((sum, { most }) => sum + most, 0);
  return Array.from({ length: Math.max(0, Math.min(MOST, seats) - 1) }, (_, at) => at + 2);
}

/** What the guest chose last in a game, as far as that is still offered. */
export function lastChosen(game: GameCard): Chosen {
  try {
    const { rules, rated, players } = { ...EITHER, ...JSON.parse(recall(key(game)) ?? '{}') };
    return {
      rules: presetsOf(game).some(({ name }) => name === rules) ? rules : null,
      rated: typeof rated === 'boolean' ? rated : null,
      players: numbersOf(game).includes(players) ? players : null,
    };
  } catch {
    return EITHER;
  }
}

/** Remembers a choice for the next time. */
export const rememberChosen = (game: GameCard, chosen: Chosen): void =>
  remember(key(game), JSON.stringify(chosen));

const key = (game: GameCard): string => `seek.${game.name}`;

/** The request for what was chosen; *quick* are the rules if everybody takes any. */
export function wanted(game: GameCard, { rules, rated, players }: Chosen, quick: Options): NewSeek {
  const preset = game.presets.find(({ name }) => name === rules);
  return { game: game.name, options: preset?.options ?? quick, any: !preset, rated, players };
}

/** The request of somebody who wants the same as a guest who waits. */
export function sameAs(
  game: GameCard,
  { options, rated, players }: Seeker,
  quick: Options,
): NewSeek {
  const [only = null] = players.length === 1 ? players : [];
  return {
    game: game.name,
    options: options ?? quick,
    any: options === null,
    rated,
    players: only,
  };
}

/** House rules in a sentence each. */
export function inSentences(game: GameCard, given: Options): string {
  const options = presetOptions(game.options, { name: '', note: '', options: given, most: 0 });
  return sentences(game.options, options, []).map(said).join(' ');
}

/** What house rules are called: a preset, or those of their sentences that aren't the usual ones. */
export function rulesInWords(game: GameCard, options: Options): string {
  const preset = presetNow(game.options, game.presets, options, 2);
  if (preset) return preset.name;
  const usual = Object.fromEntries(game.options.map((one) => [one.key, one.default]));
  return sentences(game.options, options, [])
    .filter(({ option }) => options[option.key] !== usual[option.key])
    .map(said)
    .join(' ');
}

/** A wish in a few words: "Family rules, rated, for three". */
export function wishInWords(game: GameCard, { options, rated, players }: Seeker): string {
  const rules = options === null ? text.wish.any : text.wish.rules(rulesInWords(game, options));
  const count = players.length === 1 && numbersOf(game).length > 1 ? players[0] : undefined;
  const parts = [rules, rated === null ? '' : text.wish.rated(rated)];
  if (count !== undefined) parts.push(text.wish.players(count));
  return parts.filter(Boolean).join(text.wish.comma);
}
