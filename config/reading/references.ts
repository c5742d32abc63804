import { Document, isScalar, type ScalarTag } from 'yaml';
import { nearestName } from '../../core/api/text/nearest-name.js';
import type { Finding } from '../problems.js';
import type { ConfigNode, ListNode, MapNode, ScalarNode } from './config-tree.js';
import type { ConfigPath, SourceText, Span } from './positions.js';
import { type Explanation, type Piece, type Reference, splitReferences } from './reference-notation.js';
import type { Secrets } from './secrets.js';

/** The variables of the environment, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The text of a referenced file, or why there is none. `missing`: there is no such file, so that a default applies. `outOfFiles`: the process may
 * open no more files, which says nothing about this one.
 */
export type ReferencedText =
  | { readonly text: string }
  | { readonly text?: undefined; readonly missing: boolean; readonly outOfFiles?: boolean; readonly message: string };

/** The sources of references' values. */
interface ReferenceSources {
  readonly environment: Environment;
  /** Reads the file of `${file:path}`; the path is as it was written. */
  readonly readFile: (path: string) => ReferencedText;
}

/**
 * Replaces `${env:NAME}` and `${file:path}` with the values of environment variables and the contents of files. Either may have a default:
 * `${env:NAME:-default}`.
 *
 * - A text may contain several references, quoted or not. `$${` is an escaped `${`.
 * - As in shells, the default also applies if the variable or the file exists but is empty. An empty file without a default is a mistake: it is
 *   being written, or its secret is lost.
 * - An unquoted value that is a single reference is parsed like any YAML value, so `${env:PORT:-4000}` is a number. In quotes it is a text, unless
 *   the schema does not accept one: inside `{ }` and `[ ]`, YAML requires quotes.
 * - The replacement of a reference is not searched for references again.
 */
export class ReferenceExpander {
  readonly findings: Finding[] = [];
  readonly #sources: ReferenceSources;
  readonly #source: SourceText;
  readonly #secrets: Secrets;
  /** Aliased values are expanded once, so that each mistake in them is reported once. */
  readonly #done = new Map<ConfigNode, ConfigNode>();

  constructor(sources: ReferenceSources, source: SourceText, secrets: Secrets) {
    this.#sources = sources;
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
   * For conditions: an unset variable, and a file that is missing or empty, are empty texts, because that is what a condition checks.
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
    if (typeof node.value !== 'string' || !/\$|^os\.environ\//.test(node.value)) return node;
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
      const isWhole = pieces.length === 1;
      const value = piece.kind === 'reference' ? this.#lookUp(piece, { missingIsEmpty, isWhole }) : piece.sentence;
      if (typeof value === 'string') text += value;
      else {
        this.findings.push({ span, path, ...value });
        unresolved = true;
      }
    }
    if (unresolved) return { ...node, unresolved: true };
    if (pieces.every((piece) => piece.kind === 'literal')) return { ...node, value: text };
    return this.#expanded(node, pieces, text);
  }

  #expanded(node: ScalarNode, pieces: readonly Piece[], text: string): ScalarNode {
    const whole = pieces.length === 1 && node.plain;
    const isQuoted = pieces.length === 1 && !node.plain;
    const trimmed = whole ? text.trim() : text;
    const written = pieces
      .map((piece) => (piece.kind === 'reference' ? `\${${piece.source}:${piece.name}}` : ''))
      .join('');
    return {
      ...node,
      value: whole ? readPlainScalar(trimmed) : text,
      reference: { written, text: trimmed, ...(isQuoted && { unquoted: readPlainScalar(text.trim()) }) },
    };
  }

  /** @returns the value, or what is wrong */
  #lookUp(
    reference: Reference,
    { missingIsEmpty, isWhole }: { readonly missingIsEmpty: boolean; readonly isWhole: boolean },
  ): string | Explanation {
    const found = reference.source === 'env' ? this.#variable(reference.name) : this.#file(reference.name);
    if (typeof found === 'string' && found !== '') {
      // The whole text and its parts: a password that is followed by a line break must not be shown without it either.
      if (isWhole && reference.source === 'env') this.#secrets.hideWord(found.trim());
      else this.#secrets.hideText(found.trim());
      return found;
    }
    const nothing = typeof found === 'string' || found.missing;
    if (nothing && reference.fallback !== undefined) return reference.fallback;
    if (nothing && missingIsEmpty) return '';
    if (typeof found !== 'string') return found.explain();
    return reference.source === 'file' ? explainEmpty(reference.name) : found;
  }

  #variable(name: string): string | NotFound {
    const { environment } = this.#sources;
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (value !== undefined) return withoutLineEnd(value);
    // Most variables that are not set have a default.
    const explain = (): Explanation => {
      const near = nearestName(name, Object.keys(environment));
      const message = `the environment variable ${name} is not set`;
      const hint = near
        ? `Did you mean ${near}? Otherwise set ${name}, or give a default: \${env:${name}:-default}.`
        : `Set it, or give a default: \${env:${name}:-default}.`;
      return { message, hint };
    };
    return { missing: true, explain };
  }

  #file(path: string): string | NotFound {
    const file = this.#sources.readFile(path);
    if (file.text !== undefined) return file.text;
    const { missing, message } = file;
    const hint = missing
      ? `Create it, or give a default: \${file:${path}:-default}. Relative paths begin at the folder of this file.`
      : 'Refer to a small text file that the user of the gateway may read.';
    return { missing, explain: () => ({ message, hint }) };
  }

  /**
   * The position of a reference; that of the whole text if it cannot be determined, because of escapes or folded lines.
   */
  #find(written: string, around: Span, from: number): Span {
    const start = this.#source.text.indexOf(written, from);
    return start === -1 || start >= around.end ? around : { start, end: start + written.length };
  }
}

/** Most tools that write secrets end them with a line end, which no secret has. In a header, it would be refused at each call. */
export function withoutLineEnd(text: string): string {
  return text.replace(/\r?\n$/, '');
}

/** Why a reference has no value. `missing`: the variable or file does not exist, so that a default applies. */
interface NotFound {
  readonly missing: boolean;
  readonly explain: () => Explanation;
}

function explainEmpty(path: string): Explanation {
  return {
    message: `the file ${path} is empty`,
    hint: `Write the value into it, or give a default, which may be nothing: \${file:${path}:-}.`,
  };
}

const coreScalarTags = new Document(null, { schema: 'core' }).schema.tags.filter((tag): tag is ScalarTag => {
  return tag.default === true && 'test' in tag && tag.test !== undefined;
});

/** Parses a text like an unquoted value in YAML 1.2: null, true, false, a number, or else the text itself. */
export function readPlainScalar(text: string): string | number | boolean | null {
  const tag = coreScalarTags.find((candidate) => candidate.test?.test(text));
  if (!tag) return text;
  const resolved = tag.resolve(text, () => undefined, {});
  const value: unknown = isScalar(resolved) ? resolved.value : resolved;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
