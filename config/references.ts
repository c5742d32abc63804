import { Document, isScalar, type ScalarTag } from 'yaml';
import { nearestName } from '../core/api/nearest-name.js';
import type { ConfigNode, ListNode, MapNode, ScalarNode } from './config-tree.js';
import type { ConfigPath, SourceText, Span } from './positions.js';
import type { Finding } from './problems.js';
import type { Secrets } from './secrets.js';

/** The variables of the environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Puts the environment's values in place of `${env:NAME}` and `${env:NAME:-default}`.
 *
 * - Several references may stand in one text, quoted or not. `$${` writes `${` itself.
 * - As in shells, the default also counts when the variable is set but empty.
 * - A value without quotes that is one whole reference is read like any YAML value, so `${env:PORT:-4000}` is a number.
 * - What comes from the environment is never searched for references again.
 */
export class ReferenceExpander {
  readonly findings: Finding[] = [];
  readonly #environment: Environment;
  readonly #source: SourceText;
  readonly #secrets: Secrets;
  /** Aliased values are expanded once, so that each mistake in them is said once. */
  readonly #done = new Map<ConfigNode, ConfigNode>();

  constructor(environment: Environment, source: SourceText, secrets: Secrets) {
    this.#environment = environment;
    this.#source = source;
    this.#secrets = secrets;
  }

  expand(node: ConfigNode, path: ConfigPath): ConfigNode {
    const done = this.#done.get(node);
    if (done) return done;
    const expanded = this.#expandAny(node, path);
    this.#done.set(node, expanded);
    return expanded;
  }

  /**
   * For conditions: a variable that is not set counts as empty, because asking whether it is set is the point of a
   * condition.
   */
  expandCondition(node: ScalarNode, path: ConfigPath): ScalarNode {
    return this.#scalar(node, path, true);
  }

  #expandAny(node: ConfigNode, path: ConfigPath): ConfigNode {
    if (node.kind === 'map') return this.#map(node, path);
    if (node.kind === 'list') return this.#list(node, path);
    return this.#scalar(node, path, false);
  }

  #map(node: MapNode, path: ConfigPath): MapNode {
    const entries = [...node.entries].map(([key, entry]) => {
      return [key, { key: entry.key, value: this.expand(entry.value, [...path, key]) }] as const;
    });
    return { ...node, entries: new Map(entries) };
  }

  #list(node: ListNode, path: ConfigPath): ListNode {
    return { ...node, items: node.items.map((item, index) => this.expand(item, [...path, index])) };
  }

  #scalar(node: ScalarNode, path: ConfigPath, missingIsEmpty: boolean): ScalarNode {
    if (typeof node.value !== 'string' || !node.value.includes('${')) return node;
    const pieces = splitReferences(node.value);
    let text = '';
    let unresolved = false;
    let searchFrom = node.span.start;
    for (const piece of pieces) {
      if (piece.kind === 'literal') {
        text += piece.text;
        continue;
      }
      const span = this.#find(piece.written, node.span, searchFrom);
      searchFrom = span.end;
      const value = piece.kind === 'reference' ? this.#lookUp(piece, missingIsEmpty) : undefined;
      if (value === undefined) {
        this.findings.push({ span, path, ...(piece.kind === 'mistake' ? piece.sentence : this.#missing(piece.name)) });
        unresolved = true;
      }
      text += value ?? '';
    }
    if (unresolved) return { ...node, unresolved: true };
    if (pieces.every((piece) => piece.kind === 'literal')) return { ...node, value: text };
    return this.#expanded(node, pieces, text);
  }

  #expanded(node: ScalarNode, pieces: readonly Piece[], text: string): ScalarNode {
    const whole = pieces.length === 1 && node.plain;
    const trimmed = whole ? text.trim() : text;
    const written = pieces.map((piece) => (piece.kind === 'reference' ? `\${env:${piece.name}}` : '')).join('');
    return {
      ...node,
      value: whole ? readPlainScalar(trimmed) : text,
      reference: { written, text: trimmed },
    };
  }

  #lookUp(reference: Reference, missingIsEmpty: boolean): string | undefined {
    const value = Object.hasOwn(this.#environment, reference.name) ? this.#environment[reference.name] : undefined;
    if (value) {
      // The whole text and its parts: a password with a line end after it must not show up without the line end.
      this.#secrets.hideText(value.trim());
      return value;
    }
    return reference.fallback ?? value ?? (missingIsEmpty ? '' : undefined);
  }

  #missing(name: string): Pick<Finding, 'message' | 'hint'> {
    const near = nearestName(name, Object.keys(this.#environment));
    return {
      message: `the environment variable ${name} is not set`,
      hint: near
        ? `Did you mean ${near}? Otherwise set ${name}, or give a default: \${env:${name}:-default}.`
        : `Set it, or give a default: \${env:${name}:-default}.`,
    };
  }

  /**
   * Where a reference stands. In texts with escapes or folded lines it may not be found; then the whole text is
   * meant.
   */
  #find(written: string, around: Span, from: number): Span {
    const start = this.#source.text.indexOf(written, from);
    return start === -1 || start >= around.end ? around : { start, end: start + written.length };
  }
}

interface Reference {
  readonly kind: 'reference';
  readonly written: string;
  readonly name: string;
  readonly fallback?: string;
}

interface Mistake {
  readonly kind: 'mistake';
  readonly written: string;
  readonly sentence: Pick<Finding, 'message' | 'hint'>;
}

type Piece = { readonly kind: 'literal'; readonly text: string } | Reference | Mistake;

/** Splits a text into literals and references. */
export function splitReferences(text: string): readonly Piece[] {
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
  const [, name, fallback] = /^\$\{env:([A-Za-z_]\w*)(?::-(.*))?\}$/s.exec(written) ?? [];
  if (name !== undefined && !fallback?.includes('${')) return { kind: 'reference', written, name, fallback };
  return { kind: 'mistake', written, sentence: explainMistake(written) };
}

/** Quotes names only: what stands behind them may be a secret. */
function explainMistake(written: string): Pick<Finding, 'message' | 'hint'> {
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
    return { message: `"\${${bareName}}" is not a valid reference`, hint };
  }
  const hint = 'Write ${env:NAME} or ${env:NAME:-default}, or $${ for the two characters themselves.';
  return { message: 'this is not a valid reference', hint };
}

const coreScalarTags = new Document(null, { schema: 'core' }).schema.tags.filter((tag): tag is ScalarTag => {
  return tag.default === true && 'test' in tag && tag.test !== undefined;
});

/** Reads a text as YAML 1.2 reads a value without quotes: null, true and false, numbers, else the text itself. */
export function readPlainScalar(text: string): string | number | boolean | null {
  const tag = coreScalarTags.find((candidate) => candidate.test?.test(text));
  if (!tag) return text;
  const resolved = tag.resolve(text, () => undefined, {});
  const value: unknown = isScalar(resolved) ? resolved.value : resolved;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
