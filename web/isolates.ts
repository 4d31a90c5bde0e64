/** Isolates what messages put into their sentences: names, titles and words that people chose. */

import { join } from 'node:path';
import type { Plugin } from 'vite';

const MESSAGES = /\/messages\/(?:\w+\/)?\w+\.ts$/;
const ISOLATE = join(import.meta.dirname, 'src/lib/isolate.ts');
const NAME = '__isolated';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Yield the expressions of all templates within a part of a program, the inner ones last. */
function* parts(node: Node): Generator<Node> {
  if (node.type === 'TemplateLiteral')
    yield* (node as Node & { expressions: readonly Node[] }).expressions;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* parts(child);
}

/** Return a module of messages in which each part of a template is isolated, or null if none is. */
export function isolating(code: string, program: Node): string | null {
  const edges = [...parts(program)]
    .flatMap(({ start, end }) => [
      { at: start, text: `${NAME}(` },
      { at: end, text: ')' },
    ])
    .sort((one, other) => other.at - one.at);
  if (edges.length === 0) return null;
  const text = edges.reduce(
    (now, edge) => now.slice(0, edge.at) + edge.text + now.slice(edge.at),
    code,
  );
  return `import { isolated as ${NAME} } from ${JSON.stringify(ISOLATE)};${text}`;
}

export function isolates(): Plugin {
  return {
    name: 'rumpus-isolates',
    transform(code, id) {
      if (!MESSAGES.test(id)) return null;
      const changed = isolating(code, this.parse(code));
      return changed === null ? null : { code: changed, map: null };
    },
  };
}
