import { describe, expect, it } from 'vitest';
import keesdrow from '../../../docs/rules/keesdrow.md?raw';
import { figurePlace, parseRulebook, sectionOf, spansOf } from '../../src/state/rulebook';

const BOOK = `# Title

Not shown.

## Set-up

Before play.

### KD-2 · The tiles

Played with **36** tiles,
in two lines.

House rule: \`size\` and \`lexicon\`, as you like.

## A turn

### KD-9 · Pegs

- green
- *yellow* <b>not markup</b>
`;

describe('the rulebook', () => {
  it('is sections with rules, and what stands before the first section is left out', () => {
    const sections = parseRulebook(BOOK);
    expect(sections.map((one) => [one.title, one.rules.map((rule) => rule.id)])).toEqual([
      ['Set-up', ['KD-2']],
      ['A turn', ['KD-9']],
    ]);
    expect(sections[0]?.intro).toEqual([
      { kind: 'text', spans: [{ text: 'Before play.', style: 'plain' }] },
    ]);
  });

  it('curls quotes and apostrophes, but not in code', () => {
    expect(spansOf(`You've "no word" ("none"). *Bo*'s \`it's "x"\` 'ends'.`)).toEqual([
      { text: 'You’ve “no word” (“none”). ', style: 'plain' },
      { text: 'Bo', style: 'soft' },
      { text: '’s ', style: 'plain' },
      { text: `it's "x"`, style: 'code' },
      { text: ' ‘ends’.', style: 'plain' },
    ]);
    const [section] = parseRulebook(`## You can't\n\n### KD-1 · It's "over"`);
    expect(section?.title).toBe('You can’t');
    expect(section?.rules[0]?.title).toBe('It’s “over”');
  });

  it('leads from rule to rule, and leaves the words of any other link', () => {
    expect(
      spansOf('in [teams of two](#kd-25--teams-of-two), see [here](https://example.org).'),
    ).toEqual([
      { text: 'in ', style: 'plain' },
      { text: 'teams of two', style: 'link', rule: 'KD-25' },
      { text: ', see ', style: 'plain' },
      { text: 'here', style: 'plain' },
      { text: '.', style: 'plain' },
    ]);
  });

  it('has room for a picture after the first paragraph and its list', () => {
    const placeIn = (text: string) => {
      const rule = parseRulebook(`## A\n\n### IC-1 · B\n\n${text}`)[0]?.rules[0];
      return rule && figurePlace(rule);
    };
    expect(placeIn('One.\n\nTwo.')).toBe(1);
    expect(placeIn('One:\n\n- a\n- b\n\nTwo.')).toBe(3);
    expect(placeIn('One:\n\n- a\n- b')).toBe(3);
  });

  it('has no mark of Markdown left in its text', () => {
    const left = parseRulebook(keesdrow).flatMap((section) =>
      [section.intro, ...section.rules.map((rule) => rule.blocks)]
        .flat()
        .flatMap((block) => block.spans)
        .filter(({ text }) => /[*`#\]]|\]\(/.test(text)),
    );
    expect(left).toEqual([]);
  });

  it('joins the lines of a paragraph and keeps what is strong', () => {
    expect(parseRulebook(BOOK)[0]?.rules[0]).toMatchObject({
      title: 'The tiles',
      blocks: [
        {
          kind: 'text',
          spans: [
            { text: 'Played with ', style: 'plain' },
            { text: '36', style: 'strong' },
            { text: ' tiles, in two lines.', style: 'plain' },
          ],
        },
      ],
    });
  });

  it('reads which house rules fill a rule in, and does not print the marker', () => {
    const rule = parseRulebook(BOOK)[0]?.rules[0];
    expect(rule?.options).toEqual(['size', 'lexicon']);
    expect(rule?.blocks).toHaveLength(1);
  });

  it('keeps markup of any other kind as text', () => {
    expect(spansOf('A 6, X 2, blank 4, two to 6')).toEqual([
      { text: 'A\u00a06, X\u00a02, blank\u00a04, two to 6', style: 'plain' },
    ]);
    expect(spansOf('<script>x</script>')).toEqual([{ text: '<script>x</script>', style: 'plain' }]);
  });

  it('knows the section of a rule', () => {
    expect(sectionOf(parseRulebook(BOOK), 'KD-9')?.title).toBe('A turn');
    expect(sectionOf(parseRulebook(BOOK), 'KD-99')).toBeNull();
  });

  it('of Keesdrow has words under every rule', () => {
    const rules = parseRulebook(keesdrow).flatMap((section) => section.rules);
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules)
      expect([rule.id, rule.blocks.length > 0 && rule.title !== '']).toEqual([rule.id, true]);
  });
});
