/** The games of this client: each folder here with a manifest, and those from elsewhere. */

import ELSEWHERE from 'virtual:games-elsewhere';
import type { Component } from 'svelte';
import type { Figures } from '../lib/figure';
import type { GameModule } from '../lib/game';
import type { ExhibitProps, FeatWords, GameManifest } from '../lib/manifest';

const FOUND = import.meta.glob<GameManifest>('./*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

export const GAMES: readonly GameManifest[] = [...Object.values(FOUND), ...ELSEWHERE];
const BY_NAME = new Map(GAMES.map((game) => [game.name, game]));

/** Whether this client has a part for a game of the server. */
export const isKnown = (name: string): boolean => BY_NAME.has(name);

/** Whether a game draws a scene in 3D. */
export const drawsScene = (name: string): boolean => BY_NAME.get(name)?.scene ?? false;

/** The manifest of a known game. */
export function manifestOf(name: string): GameManifest {
  const manifest = BY_NAME.get(name);
  if (!manifest) throw new Error(`no manifest for ${name}`);
  return manifest;
}

/** The game with a daily board. */
export const DAILY = GAMES.find(({ daily }) => daily !== undefined);
/** The game that can be practised alone. */
export const PRACTICE = GAMES.find(({ practice }) => practice !== undefined)?.practice;

/** Fetch the screens of a game; rejects if there are none or the connection is lost. */
export async function loadGame(name: string): Promise<GameModule> {
  return manifestOf(name).screens();
}

/** Fetch the text of a rulebook; rejects if the connection is lost. */
export async function loadRules(name: string): Promise<string> {
  return (await manifestOf(name).rulebook()).default;
}

/** Fetch the pictures of a rulebook; none if a game has none or the connection is lost. */
export async function loadFigures(name: string): Promise<Figures> {
  try {
    return (await manifestOf(name).figures?.())?.figures ?? {};
  } catch {
    // The rules can be read without them.
    return {};
  }
}

/** Fetch the names of feats of a game; none if it has none, is unknown, or the connection is lost. */
export async function loadFeats(name: string): Promise<FeatWords> {
  try {
    return (await BY_NAME.get(name)?.feats?.())?.feats ?? {};
  } catch {
    // The rest of a history can be read without them.
    return {};
  }
}

/** Return what moves on the front door of a room with these games, in order; each loads separately. */
export function exhibitsOf(names: readonly string[]) {
  const here = GAMES.filter(({ name }) => names.includes(name));
  const all = here.flatMap(({ name, exhibit }) => (exhibit ? [{ game: name, ...exhibit }] : []));
  return all
    .toSorted((a, b) => a.order - b.order)
    .map(({ game, title, load }) => ({
      game,
      title,
      // An exhibit that takes no properties ignores them.
      load: async () => (await load()).default as Component<ExhibitProps>,
    }));
}
