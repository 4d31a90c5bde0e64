/** Finds text that a player reads in components and modules, where only message files have any. */
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** Attributes whose value is read or heard. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
/** Two words in a row, before any bracket as in a selector, or one with a capital: prose, and no code. */
const PROSE = /^[^[\]]*\p{L}{2,}[,;:]? \p{L}+|^\p{Lu}\p{Ll}+[.!?]?$/u;
const WORD = /\p{L}{2,}/u;
/** The shorthand of a font. */
const FONT = /^\d+ .*px /;
/** Calls whose strings are for developers, for the browser, or names of places and cards. */
const SILENT =
  /^(\w*Error|MediaQuery|matchMedia|querySelector(All)?|closest|matches|framed|cardsOf)$/;

/** Attributes and directives that only draw. */
const DRAWN = /^(style|class|d|points|transform|viewBox|StyleDirective|ClassDirective)$/;

/** Lines of a source that hold such text, each with it. */
export function literalsIn(path: string, source: string): string[] {
  if (!path.endsWith('.svelte')) return literalsOfScript(source);
  const root = parse(source, { modern: true });
  const found = literalsOfMarkup(source, root.fragment);
  for (const script of [root.module, root.instance]) {
    if (!script) continue;
    const { start, end } = script.content as unknown as { start: number; end: number };
    found.push(...literalsOfScript(source.slice(start, end), lineAt(source, start) - 1));
  }
  return found;
}

function literalsOfScript(source: string, before = 0): string[] {
  const file = ts.createSourceFile('it.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && SILENT.test(called(node)))
      return;
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !isCompared(node)) {
      const text = plain(node);
      if (PROSE.test(text) && !FONT.test(text)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${before + line + 1}: ${text}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A code to tell apart, such as the name of a key. */
function isCompared({ parent }: ts.Node): boolean {
  if (ts.isCaseClause(parent)) return true;
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

function called(node: ts.CallExpression | ts.NewExpression): string {
  const { expression } = node;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function plain(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
}

interface Node {
  type: string;
  start: number;
  name?: string;
  data?: string;
  value?: unknown;
}

/** Walks markup; expressions in it are scripts. */
function literalsOfMarkup(source: string, fragment: unknown): string[] {
  const found: string[] = [];
  const note = (node: Node, text: string) => {
    if (WORD.test(text)) found.push(`${lineAt(source, node.start)}: ${text.trim()}`);
  };
  const visit = (node: Node, spoken: boolean): void => {
    if (DRAWN.test(node.type === 'Attribute' ? (node.name ?? '') : node.type)) return;
    if (node.type === 'Text' && spoken) note(node, node.data ?? '');
    if (node.type === 'Literal' && typeof node.value === 'string' && PROSE.test(node.value)) {
      note(node, node.value);
    }
    if (node.type === 'TemplateElement') {
      const { cooked } = node.value as { cooked: string };
      if (PROSE.test(cooked)) note(node, cooked);
    }
    const within = node.type === 'Attribute' ? SPOKEN.has(node.name ?? '') : spoken;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent' || key === 'loc') continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && typeof child.type === 'string') {
          visit(child as Node, within);
        }
      }
    }
  };
  visit(fragment as Node, true);
  return found;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
