/** What the whole room shares: one's own name, and the games that can be played here. */
import { type GameCard, getGames, getMe, setName } from '../net/http';

const room = $state<{ name: string | null; games: GameCard[]; asked: boolean }>({
  name: null,
  games: [],
  asked: false,
});

const AGAIN_MS = 3_000;

/** One's own name; null before it is chosen or known. */
export const myName = (): string | null => room.name;

/** The games of this room; empty until they are known. */
export const games = (): readonly GameCard[] => room.games;

/** A game by name. */
export const gameOf = (name: string): GameCard | null =>
  room.games.find((game) => game.name === name) ?? null;

/** Asks for name and games, until there is an answer. */
export async function enter(): Promise<void> {
  if (room.asked) return;
  room.asked = true;
  const me = await getMe();
  if (me.ok) room.name = me.value.name;
  const found = await getGames();
  if (found.ok) room.games = found.value;
  if (me.ok && found.ok) return;
  room.asked = false;
  setTimeout(() => void enter(), AGAIN_MS);
}

/** Takes a name; gives the code of the refusal, or null when it is taken. */
export async function rename(name: string): Promise<string | null> {
  const answer = await setName(name);
  if (!answer.ok) return answer.refused.code;
  room.name = answer.value.name;
  return null;
}
