/** House rules as sentences, as the lobby shows the options that a game declares. */
import { capital } from '../lib/phrase';
import { wordsIn } from '../lib/wordsIn';
import type { GameCard } from '../net/http';
import type { Choice, Option, Preset, TableView } from '../wire.gen';
import { text } from './messages';

export type Options = TableView['options'];

/** One house rule in force: the words round the phrase of its choice. */
export interface Sentence {
  option: Option;
  before: string;
  phrase: string;
  after: string;
  changed: boolean;
}

/** The sentences that matter with these options; *unread* marks those that changed. */
export function sentences(
  declared: readonly Option[],
  options: Options,
  unread: readonly string[],
): Sentence[] {
  return declared
    .filter((option) => matters(option, options))
    .map((option) => {
      const [before = '', after = ''] = option.sentence.split('{}');
      const changed = unread.includes(option.key);
      return { option, before, phrase: phraseOf(option, options[option.key]), after, changed };
    });
}

/** A sentence as plain words. */
export function said({ before, phrase, after }: Sentence): string {
  return `${before}${phrase}${after}`;
}

/** The house rules in force as plain words, by option. */
export function inForce(declared: readonly Option[], options: Options): Map<string, string> {
  return new Map(sentences(declared, options, []).map((one) => [one.option.key, said(one)]));
}

/** The language of a table's words; null for a game without words. */
export function languageOf(
  { foreign, lexicons }: Pick<GameCard, 'foreign' | 'lexicons'>,
  { lexicon }: Options,
): string | null {
  return lexicons.length === 0 ? null : (foreign[String(lexicon)]?.language ?? 'en');
}

/** The choices of an option: its phrases or, for a word list, the installed ones. */
export function choicesOf(
  option: Option,
  { foreign, lexicons }: Pick<GameCard, 'foreign' | 'lexicons'>,
): Choice[] {
  if (option.kind !== 'lexicon') return option.choices;
  return lexicons.map((name) => ({
    value: name,
    phrase: listTitle(name),
    note: Object.keys(foreign).length === 0 ? '' : wordsIn(foreign[name]?.language ?? 'en'),
    needs: {},
    excludes: {},
    brings: foreign[name]?.brings ?? {},
  }));
}

/** The title of the bundled list, or the name of any other list in readable form. */
function listTitle(name: string): string {
  return text.lists.get(name) ?? capital(name.replaceAll('-', ' '));
}

/** Whether a text may be the word of an option, as far as its letters go. */
export function isWordFor({ least, most }: Pick<Option, 'least' | 'most'>, text: string): boolean {
  return /^\p{L}+$/u.test(text) && text.length >= least && text.length <= most;
}

/** The preset in force for this number of players, if any; the word list doesn't matter. */
export function presetNow(
  declared: readonly Option[],
  presets: readonly Preset[],
  options: Options,
  players: number,
): Preset | null {
  const fit = presets.filter(({ most }) => most === 0 || players <= most);
  return fit.find((preset) => stepsTo(declared, preset, options).length === 0) ?? null;
}

/** All options of a preset, including what its choices bring and need. */
export function presetOptions(declared: readonly Option[], preset: Preset): Options {
  let options = Object.fromEntries(declared.map((option) => [option.key, option.default]));
  for (const [key, value] of Object.entries(preset.options)) {
    const choices = declared.find((option) => option.key === key)?.choices ?? [];
    const choice = choices.find((one) => one.value === value);
    options = { ...options, [key]: value, ...choice?.brings };
    for (const [other, allowed] of Object.entries(choice?.needs ?? {})) {
      const [first] = allowed;
      if (first !== undefined && !allowed.some((one) => one === options[other])) {
        options[other] = first;
      }
    }
  }
  return { ...options, ...preset.options };
}

/** The options that a preset would change, among those that matter with it. */
export function stepsTo(
  declared: readonly Option[],
  preset: Preset,
  options: Options,
): { key: string; value: Options[string] }[] {
  const wanted = presetOptions(declared, preset);
  return declared
    .filter((option) => option.kind !== 'lexicon' && matters(option, wanted))
    .map((option) => ({ key: option.key, value: wanted[option.key] ?? option.default }))
    .filter(({ key, value }) => options[key] !== value);
}

function matters(option: Option, options: Options): boolean {
  return Object.entries(option.when).every(([key, values]) =>
    values.some((value) => value === options[key]),
  );
}

function phraseOf(option: Option, value: Options[string] | undefined): string {
  const choice = option.choices.find((one) => one.value === value);
  if (choice) return choice.phrase;
  const plain = String(value ?? option.default);
  switch (option.kind) {
    case 'word':
      return plain.toUpperCase();
    case 'lexicon':
      return listTitle(plain);
    default:
      return plain;
  }
}
