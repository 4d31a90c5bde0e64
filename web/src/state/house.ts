/** House rules as sentences: what the lobby shows of the options that a game declares. */
import type { Choice, Option, Preset, TableView } from '../wire.gen';

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

/** What one may choose: the phrases offered, for a word list those that are installed. */
export function choicesOf(option: Option, lexicons: readonly string[]): Choice[] {
  if (option.kind !== 'lexicon') return option.choices;
  return lexicons.map((name) => ({ value: name, phrase: name, note: '', needs: {} }));
}

/** The preset that stands, if any; the word list is a matter of its own. */
export function presetNow(
  declared: readonly Option[],
  presets: readonly Preset[],
  options: Options,
): Preset | null {
  return presets.find((preset) => stepsTo(declared, preset, options).length === 0) ?? null;
}

/** The options that a preset would change. */
export function stepsTo(
  declared: readonly Option[],
  preset: Preset,
  options: Options,
): { key: string; value: Options[string] }[] {
  return declared
    .filter((option) => option.kind !== 'lexicon')
    .map((option) => ({ key: option.key, value: preset.options[option.key] ?? option.default }))
    .filter(({ key, value }) => options[key] !== value);
}

function matters(option: Option, options: Options): boolean {
  return Object.entries(option.when).every(([key, values]) =>
    values.some((value) => value === options[key]),
  );
}

function phraseOf(option: Option, value: Options[string] | undefined): string {
  const choice = option.choices.find((one) => one.value === value);
  return choice?.phrase ?? String(value ?? option.default);
}
