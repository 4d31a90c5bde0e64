/** Objections to what is drawn, with the rule behind each. */
import type { Refused } from '../../../lib/game';
import type { Flaw, Repeat } from '../preview/path';
import { sentence } from '../refusals';

export interface Note {
  text: string;
  rule: string | null;
}

type Objection = Flaw | Repeat | 'apart' | 'gone';

const CODES: Readonly<Record<Objection, readonly [code: string, rule: string]>> = {
  gone: ['tile_gone', 'KD-26'],
  tile_gone: ['tile_gone', 'KD-26'],
  apart: ['not_adjoining', 'KD-7'],
  not_adjoining: ['not_adjoining', 'KD-7'],
  spent: ['spent', 'KD-9'],
  too_long: ['too_long', 'KD-15'],
  used_before: ['used_before', 'KD-11'],
  shorter_version: ['shorter_version', 'KD-14'],
};

/** The note for an objection to a letter or to a whole word. */
export function objection(why: Objection, what: string): Note {
  const [code, rule] = CODES[why];
  const params: Refused['params'] = what.length === 1 ? { letter: what } : { word: what };
  return { text: sentence({ code, rule, params }), rule };
}
