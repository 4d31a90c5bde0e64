/**
 * The lobby of KEYWORD: which keywords suit how many players, and why the game can't begin.
 *
 * The table decides when the game starts; this says beforehand what it will decide.
 */
import { blue, orange } from '../../../../../src/rumpus/games/keyword/decks.json';
import type { LobbySeating, Proposal } from '../../../lib/game';
import { capital } from '../../../lib/phrase';
import type { TableView } from '../../../wire.gen';
import { text } from '../messages';
import { sentence } from '../refusals';
import { decided } from './odds';

/**
 * By number of players, the longest proposed keyword that decides about half of the games, or else
 * the shortest there is.
 */
const SUITS: Readonly<Record<number, number>> = { 2: 7, 3: 5, 4: 3, 5: 3, 6: 3 };
/** A keyword that needs more than this share of the cards of a letter is hard to spell. */
const SCARCE = 1 / 3;
const ENGLISH = 'en';
/** Proposed keywords of three to seven letters, by the language of the table's words. */
const PROPOSED: Readonly<Record<string, readonly string[]>> = {
  [ENGLISH]: ['keyword', 'orange', 'crane', 'rose', 'tea'],
  de: ['spieler', 'orange', 'kranz', 'rose', 'tee'],
};

export function seatingOf({ options, seats }: TableView, language = ENGLISH): LobbySeating {
  const keyword = String(options.keyword ?? '');
  // The cards of other languages are known to the table alone.
  const unfit =
    language !== ENGLISH || canSpell(keyword)
      ? null
      : sentence({
          code: 'keyword_impossible',
          rule: 'KW-2',
          params: { keyword, word: keyword },
        });
  return { teams: seats.map(() => null), moderated: false, unfit };
}

/** Whether the cards of both decks can spell it, with blanks if necessary (KW-2). */
export function canSpell(keyword: string): boolean {
  const missing = needsOf(keyword).reduce(
    (sum, { letter, wanted }) => sum + Math.max(0, wanted - cardsOf(letter)),
    0,
  );
  return missing <= cardsOf('?');
}

/** Each letter of a word once, with how often it is needed. */
function needsOf(word: string): { letter: string; wanted: number }[] {
  return [...new Set(word)].map((letter) => ({
    letter,
    wanted: [...word].filter((each) => each === letter).length,
  }));
}

/** The number of cards of a letter in both decks. */
function cardsOf(letter: string): number {
  return countOf(orange, letter) + countOf(blue, letter);
}

function countOf(deck: Readonly<Record<string, number>>, letter: string): number {
  return deck[letter] ?? 0;
}

/** Keywords to choose from, those that suit this table first. */
export function proposals(table: TableView, language = ENGLISH): Proposal[] {
  const players = playersOf(table);
  const off = (word: string) => Math.abs(word.length - suiting(players));
  return [...(PROPOSED[language] ?? [])]
    .sort((a, b) => off(a) - off(b) || b.length - a.length)
    .map((value) => ({ value, note: capital(noteOf(value, players, language)) }));
}

/** A note on what to expect of the chosen keyword. */
export function note(table: TableView, language = ENGLISH): string {
  const keyword = String(table.options.keyword ?? '');
  const players = playersOf(table);
  return [
    text.lobby.keyword(keyword, noteOf(keyword, players, language)),
    betterOf(keyword.length, players),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Seven letters suit two players better: the keyword is harder to complete." */
function betterOf(length: number, players: number): string {
  const suits = suiting(players);
  if (length === suits) return '';
  return length < suits ? text.lobby.longer(suits, players) : text.lobby.shorter(suits, players);
}

/**
 * "five letters, which suits three players. With three players, keywords of five letters are
 * completed in half of all games."
 *
 * The counts hold for English words of that length; if a keyword has rare letters, the text says so.
 */
function noteOf(keyword: string, players: number, language: string): string {
  const { letters, odds, suits } = text.lobby;
  const { length } = keyword;
  const long = length === suiting(players) ? suits(length, players) : letters(length);
  if (language !== ENGLISH) return long;
  const often = decided(players, length);
  const said = often === null ? '' : odds(length, players, often);
  return [long, said, scarceOf(keyword)].filter(Boolean).join(' ');
}

/**
 * "This one needs all four Zs in both decks, so expect it less often."; empty without rare letters.
 */
function scarceOf(keyword: string): string {
  const scarce = needsOf(keyword)
    .filter(({ letter, wanted }) => wanted > 1 && wanted > SCARCE * cardsOf(letter))
    .map(({ letter, wanted }) => someOf(letter, wanted, cardsOf(letter)));
  return scarce.length === 0 ? '' : text.lobby.scarce.needs(scarce);
}

function someOf(letter: string, wanted: number, there: number): string {
  const { all, more, some } = text.lobby.scarce;
  if (wanted > there) return more(letter, there);
  return wanted === there ? all(letter, there) : some(letter, wanted, there);
}

/** A lobby of one is treated as the game of two that it will become. */
function playersOf({ seats }: TableView): number {
  return Math.min(6, Math.max(2, seats.filter((seat) => seat.name !== null).length));
}

function suiting(players: number): number {
  return SUITS[players] ?? 7;
}
