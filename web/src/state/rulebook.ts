/**
 * Reader of a rulebook in Markdown, which returns data, so that no text becomes markup by itself.
 *
 * It knows `## Section`, `### KD-9 · Title`, paragraphs, lists, and in them `**strong**`, `*soft*`,
 * `` `code` `` and links to a rule. Any other link is reduced to its words; everything else is
 * text. Quotes are curled, except in code.
 */
export interface Span {
  text: string;
  style: 'plain' | 'strong' | 'soft' | 'code' | 'link';
  /** The rule that a link leads to. */
  rule?: string;
}

export interface Block {
  kind: 'text' | 'item';
  spans: Span[];
}

export interface Rule {
  id: string;
  title: string;
  blocks: Block[];
  /** The house rules that complete this rule: `House rule: `key`.` in the text. */
  options: string[];
}

export interface Section {
  title: string;
  intro: Block[];
  rules: Rule[];
}

const RULE = /^###\s+([A-Z]{2,4}-\d+)\s*(?:[·:.-]\s*)?(.*)$/;
const SECTION = /^##\s+(.*)$/;
const ITEM = /^\s*[-*]\s+(.*)$/;
const HOUSE = /^(?:House rules?|Hausregeln?): (.*)$/;
const KEY = /`([a-z_]+)`/g;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]*)\)/g;
/** A heading's anchor: "#kd-25--teams-of-two". */
const ANCHOR = /^#([a-z]{2,4}-\d+)(?:-|$)/;
const QUOTE = /`.+?`|(^|[\s(])?(['"])/g;

/** Parses a rulebook; text before the first section is left out. */
export function parseRulebook(markdown: string): Section[] {
  const sections: Section[] = [];
  let paragraph: string[] = [];

  const target = (): Block[] | null => {
    const section = sections.at(-1);
    return section?.rules.at(-1)?.blocks ?? section?.intro ?? null;
  };
  const flush = (): void => {
    const text = paragraph.join(' ');
    paragraph = [];
    const rule = sections.at(-1)?.rules.at(-1);
    const house = HOUSE.exec(text)?.[1];
    if (house !== undefined && rule) {
      rule.options.push(...[...house.matchAll(KEY)].map((key) => key[1] ?? ''));
    } else if (text !== '') target()?.push({ kind: 'text', spans: spansOf(text) });
  };

  for (const line of markdown.split(/\r?\n/)) {
    const rule = RULE.exec(line);
    const section = SECTION.exec(line);
    const item = ITEM.exec(line);
    if (rule || section || item || line.trim() === '') flush();
    if (rule) {
      sections.at(-1)?.rules.push({
        id: rule[1] ?? '',
        title: curled(rule[2] ?? ''),
        blocks: [],
        options: [],
      });
    } else if (section) {
      sections.push({
        title: curled(section[1] ?? '').trim(),
        intro: [],
        rules: [],
      });
    } else if (item) {
      target()?.push({ kind: 'item', spans: spansOf(item[1] ?? '') });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      paragraph.push(line.trim());
    }
  }
  flush();
  return sections;
}

/** The section that holds a rule, or null. */
export function sectionOf(sections: readonly Section[], id: string): Section | null {
  return sections.find((section) => section.rules.some((rule) => rule.id === id)) ?? null;
}

/** The position of a rule's picture: after its first paragraph and the list that belongs to it. */
export function figurePlace({ blocks }: Rule): number {
  const next = blocks.findIndex(({ kind }, at) => at > 0 && kind === 'text');
  return next < 0 ? blocks.length : next;
}

/** Splits a line of text into styled spans. */
export function spansOf(text: string): Span[] {
  return spansIn(joined(curled(text)));
}

/** Keep a letter and its number on one line: "X 2". */
function joined(text: string): string {
  return text.replace(/\b([A-Z]|blank|Joker) (?=\d)/g, '$1\u00a0');
}

function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index), style: 'plain' });
    const [, strong, soft, code, link, to] = match;
    if (strong !== undefined) spans.push({ text: strong, style: 'strong' });
    else if (soft !== undefined) spans.push({ text: soft, style: 'soft' });
    else if (code !== undefined) spans.push({ text: code, style: 'code' });
    else spans.push(linkOf(link ?? '', to ?? ''));
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end), style: 'plain' });
  return spans;
}

/** A quote opens at the start of a line and after a space or bracket; any other one closes. */
function curled(text: string): string {
  return text.replace(
    QUOTE,
    (all: string, before: string | undefined, quote: string | undefined) => {
      if (quote === undefined) return all;
      const [opening, closing] = quote === "'" ? ['‘', '’'] : ['“', '”'];
      return before === undefined ? closing : before + opening;
    },
  );
}

function linkOf(text: string, to: string): Span {
  const rule = ANCHOR.exec(to)?.[1]?.toUpperCase();
  return rule === undefined ? { text, style: 'plain' } : { text, style: 'link', rule };
}
