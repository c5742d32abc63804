import type { Finding } from '../problems.js';

/** What is wrong, and how to mend it. */
export type Explanation = Pick<Finding, 'message' | 'hint'>;

/** `${env:NAME}` or `${file:path}`, with or without a default. */
export interface Reference {
  readonly kind: 'reference';
  readonly source: 'env' | 'file';
  readonly written: string;
  /** The name of the variable, or the path of the file. */
  readonly name: string;
  readonly fallback?: string;
}

/** A text that looks like a reference but is not a valid one. */
interface Mistake {
  readonly kind: 'mistake';
  readonly written: string;
  readonly sentence: Explanation;
}

/** A part of a text. */
export type Piece = { readonly kind: 'literal'; readonly text: string } | Reference | Mistake;

/** How a variable is written in shells, and in the configuration of LiteLLM. */
const otherNotation = /^(?:\$|os\.environ\/)([A-Z][A-Z0-9_]*)$/;

/** Splits a text into literals and references. */
export function splitReferences(text: string): readonly Piece[] {
  if (otherNotation.test(text)) return [readReference(text)];
  const pieces: Piece[] = [];
  // An escape, a closed reference, one that is not closed, or the text up to the next dollar.
  for (const { 0: written } of text.matchAll(/\$\$\{|\$\{[^}]*\}?|[^$]+|\$/g)) {
    if (written === '$${') appendLiteral(pieces, '${');
    else if (written.startsWith('${')) pieces.push(readReference(written));
    else appendLiteral(pieces, written);
  }
  return pieces;
}

function appendLiteral(pieces: Piece[], text: string): void {
  const last = pieces.at(-1);
  if (last?.kind === 'literal') pieces[pieces.length - 1] = { kind: 'literal', text: last.text + text };
  else pieces.push({ kind: 'literal', text });
}

function readReference(written: string): Reference | Mistake {
  const [, variable, path, fallback] =
    /^\$\{(?:env:([A-Za-z_]\w*)|file:([^\s{}](?:[^\n{}]*?[^\s{}])??))(?::-(.*))?\}$/s.exec(written) ?? [];
  const name = variable ?? path;
  if (name !== undefined && !fallback?.includes('${')) {
    return { kind: 'reference', source: variable === undefined ? 'file' : 'env', written, name, fallback };
  }
  return { kind: 'mistake', written, sentence: explainMistake(written) };
}

/** Quotes only the names in a reference, because its default may be a secret. */
function explainMistake(written: string): Explanation {
  if (!written.startsWith('${')) {
    const name = otherNotation.exec(written)?.[1];
    return { message: 'a variable is written with braces', hint: `Write \${env:${name}}.` };
  }
  if (!written.endsWith('}')) {
    const hint = 'Close it with "}". In a value without quotes, " #" begins a comment.';
    return { message: 'a reference "${" is not closed', hint };
  }
  if (written.indexOf('${', 2) !== -1) {
    return {
      message: 'a reference cannot contain another',
      hint: 'A default is plain text without references.',
    };
  }
  const bareName = /^\$\{([A-Za-z_]\w*)(:?-.*)?\}$/s.exec(written)?.[1];
  if (bareName) {
    const hint = `Write \${env:${bareName}} for the environment variable, or $\${ for the two characters themselves.`;
    return { message: 'this is not a valid reference', hint };
  }
  const hint = 'Write ${env:NAME}, ${env:NAME:-default} or ${file:path}, or $${ for the two characters themselves.';
  return { message: 'this is not a valid reference', hint };
}
