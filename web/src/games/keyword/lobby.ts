/**
 * What KEYWORD says in its lobby: which keywords suit how many, and why it can't begin.
 *
 * The table decides at the start; this says beforehand what it will say.
 */
import { blue, orange } from '../../../../src/rumpus/games/keyword/decks.json';
import type { LobbySeating, Proposal } from '../../lib/game';
import { capital, inWords } from '../../lib/phrase';
import type { TableView } from '../../wire.gen';
import { decided } from './decides';
import { letters, shout } from './names';
import { sentence } from './refusals';

/** The most letters, of those proposed, that decide about half of the games, or the fewest there are. */
const SUITS: Readonly<Record<number, number>> = { 2: 7, 3: 5, 4: 3, 5: 3, 6: 3 };
const PROPOSED = ['keyword', 'orange', 'crane', 'rose', 'tea'] as const;

export function seatingOf({ options, seats }: TableView): LobbySeating {
  const keyword = String(options.keyword ?? '');
  const unfit = canSpell(keyword)
    ? null
    : sentence({
        code: 'keyword_impossible',
        rule: 'KW-2',
        params: { keyword, word: keyword },
      });
  return { teams: seats.map(() => null), moderated: false, unfit };
}

/** Whether the cards of both decks together spell it, a blank for what is missing (KW-2). */
export function canSpell(keyword: string): boolean {
  const cards = (letter: string): number => countOf(orange, letter) + countOf(blue, letter);
  const missing = [...new Set(keyword)].reduce((sum, letter) => {
    const wanted = [...keyword].filter((each) => each === letter).length;
    return sum + Math.max(0, wanted - cards(letter));
  }, 0);
  return missing <= cards('?');
}

function countOf(deck: Readonly<Record<string, number>>, letter: string): number {
  return deck[letter] ?? 0;
}

/** Keywords to choose from, the ones that suit this table first. */
export function proposals(table: TableView): Proposal[] {
  const players = playersOf(table);
  const off = (word: string) => Math.abs(word.length - suiting(players));
  return [...PROPOSED]
    .sort((a, b) => off(a) - off(b) || b.length - a.length)
    .map((value) => ({ value, note: capital(noteOf(value, players)) }));
}

/** What to expect of the keyword that stands. */
export function note(table: TableView): string {
  const keyword = String(table.options.keyword ?? '');
  const players = playersOf(table);
  const better =
    keyword.length === suiting(players)
      ? ''
      : ` ${capital(inWords(suiting(players)))} suit ${inWords(players)} players.`;
  return `${shout(keyword)} has ${noteOf(keyword, players)}${better}`;
}

/** "five letters, which suits three. With three it is spelled in eight games of ten." */
function noteOf(keyword: string, players: number): string {
  const suits = keyword.length === suiting(players) ? `, which suits ${inWords(players)}` : '';
  const often = decided(players, keyword.length);
  const said = often === null ? '' : ` With ${inWords(players)} it is spelled ${often}.`;
  return `${letters(keyword.length)}${suits}.${said}`;
}

/** A lobby of one is thought of as the game of two that it will be. */
function playersOf({ seats }: TableView): number {
  return Math.min(6, Math.max(2, seats.filter((seat) => seat.name !== null).length));
}

function suiting(players: number): number {
  return SUITS[players] ?? 7;
}
