/** Formen, die viele Sätze dieses Spiels brauchen, zusätzlich zu denen, die jedes Spiel hat. */
import { whose as belonging } from '../../../../lib/messages/de/forms';
import { LANGUAGE } from '../../../../lib/messages/words';
import type { Cast } from '../../../../lib/names';
import type { Side } from '../../types';

const figure = (value: number, digits: number): string =>
  new Intl.NumberFormat(LANGUAGE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** „0,08 s“, „1,2 s“: unter einer Sekunde Hundertstel, darüber Zehntel. */
export function seconds(ms: number): string {
  const value = Math.abs(ms) / 1000;
  return `${figure(value, value < 1 ? 2 : 1)} s`;
}

/** Was noch bleibt: „1,5 s“; mehr als Zehntel liest niemand. */
export function countdown(ms: number): string {
  return `${figure(Math.max(0, ms) / 1000, 1)} s`;
}

/** „620 ms“ */
export function millis(ms: number): string {
  return `${Math.round(ms)} ms`;
}

/** „deine“, „Idas“: vor einem weiblichen Wort. */
export const whose = (cast: Cast, seat: number): string => belonging(cast, seat, 'deine');

/** „deine rechte Fahne“, „Idas linke Fahne“ */
export function flagOf(cast: Cast, owner: number, side: Side): string {
  return `${whose(cast, owner)} ${side === 'left' ? 'linke' : 'rechte'} Fahne`;
}

/** Wonach jemand greift: „deiner rechten Fahne“, „Idas linker Fahne“. */
export function toFlag(cast: Cast, owner: number, side: Side): string {
  const which = side === 'left' ? 'linke' : 'rechte';
  return `${belonging(cast, owner, 'deiner')} ${which}${owner === cast.you ? 'n' : 'r'} Fahne`;
}

/** Jedes Symbol einzeln und als Paar. */
const SYMBOLS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['sun', ['eine Sonne', 'Sonnen']],
  ['moon', ['ein Mond', 'Monde']],
  ['drop', ['ein Tropfen', 'Tropfen']],
  ['leaf', ['ein Blatt', 'Blätter']],
  ['bell', ['eine Glocke', 'Glocken']],
  ['key', ['ein Schlüssel', 'Schlüssel']],
  ['eye', ['ein Auge', 'Augen']],
  ['boat', ['ein Boot', 'Boote']],
  ['peak', ['ein Gipfel', 'Gipfel']],
  ['shell', ['eine Muschel', 'Muscheln']],
  ['star', ['ein Stern', 'Sterne']],
]);

/** „ein Mond“, „eine Glocke“ */
export const aTile = (symbol: string): string => SYMBOLS.get(symbol)?.[0] ?? symbol;

/** Ein Paar davon, nach „Paar“: „Monde“. */
export const pairOf = (symbol: string): string => SYMBOLS.get(symbol)?.[1] ?? symbol;
