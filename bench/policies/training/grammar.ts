import { readFileSync } from 'node:fs';

/** Sentences by name; `{name}` in a sentence stands for any of the sentences of that name. */
export type Grammar = Readonly<Record<string, readonly string[]>>;

/** From the compiled file. */
const folder = new URL('../../../../bench/policies/training/grammars/', import.meta.url);

/**
 * Reads a grammar: a line `name: one | another`, and further alternatives of the name in indented lines. One that begins with `"` is a JSON string; lines with `#`
 * are comments.
 */
export function readGrammar(file: string): Grammar {
  const grammar: Record<string, string[]> = {};
  let alternatives: string[] = [];
  for (const line of readFileSync(new URL(`${file}.txt`, folder), 'utf8').split('\n')) {
    const [, name, rest = ''] = /^(?:(\w+):)? *(.*)$/.exec(line.startsWith('#') ? '' : line) ?? [];
    if (name !== undefined) alternatives = grammar[name] = [];
    if (rest !== '') alternatives.push(...rest.split(' | ').map(unquoted));
  }
  return grammar;
}

/** One grammar of several, which begins with any of their roots. */
export function together(...grammars: readonly Grammar[]): Grammar {
  return Object.assign({}, ...grammars, { root: grammars.flatMap(({ root = [] }) => root) }) as Grammar;
}

function unquoted(alternative: string): string {
  return alternative.startsWith('"') ? (JSON.parse(alternative) as string) : alternative;
}
