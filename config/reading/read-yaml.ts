import { type Alias, isAlias, isMap, isScalar, isSeq, type Pair, parseDocument, Scalar, type YAMLMap } from 'yaml';
import type { Finding } from '../problems.js';
import type { ConfigNode, MapEntry, MapNode } from './config-tree.js';
import { explainSyntaxErrors, explainWarning } from './explain-yaml-error.js';
import type { ConfigPath, SourceText, Span } from './positions.js';

/** Maximum depth: deeper files are mistakes or attacks, and the tree is processed recursively. */
const deepestNesting = 64;

/** Maximum number of values that all aliases together may add, against "billion laughs" attacks. */
const maxAliasedValues = 100_000;

export interface YamlReading {
  /** Undefined for an empty file, and for one that is not YAML. */
  readonly tree?: ConfigNode;
  readonly findings: readonly Finding[];
  /** Values of duplicate keys. They are not part of the tree, but may be secrets as well. */
  readonly discarded: readonly MapNode[];
  /** False when the text is not YAML: `tree` is then a guess, used only to find secrets. */
  readonly wellFormed: boolean;
}

/** Reads YAML 1.2 into a tree with positions. References to the environment are still texts in it. */
export function readYaml(source: SourceText): YamlReading {
  let document: ReturnType<typeof parseDocument>;
  try {
    document = parseDocument(source.text, {
      schema: 'core',
      resolveKnownTags: false,
      stringKeys: true,
      // Checked in TreeReader instead: the library's check takes quadratic time and does not report the position of the first one.
      uniqueKeys: false,
      prettyErrors: false,
    });
  } catch (error) {
    // The parser is recursive, so absurd nesting ends in a RangeError.
    const message = error instanceof RangeError ? 'is nested too deeply to be read' : 'cannot be read as YAML';
    return { findings: [{ span: { start: 0, end: 0 }, path: [], message }], discarded: [], wellFormed: false };
  }
  const reader = new TreeReader();
  const tree = reader.read(document.contents);
  const errors = explainSyntaxErrors(document.errors, source);
  const warnings = document.warnings.map(explainWarning);
  const findings = [...loneReturns(source), ...errors, ...reader.findings, ...warnings];
  return { tree, findings, discarded: reader.discarded, wellFormed: errors.length === 0 };
}

/** The parser takes such a file for one long line, which is nothing but a comment if it begins with one. */
function loneReturns({ text }: SourceText): readonly Finding[] {
  const start = text.search(/\r(?!\n)/);
  if (start < 0) return [];
  const message = 'a line ends with a carriage return alone';
  return [
    { span: { start, end: start + 1 }, path: [], message, hint: 'Save the file with line ends of Unix or Windows.' },
  ];
}

/** A mapping that is being read. */
interface MapSoFar {
  readonly span: Span;
  readonly entries: Map<string, MapEntry>;
  /** The values of `<<`. */
  readonly merged: ConfigNode[];
}

/** Converts the library's nodes to a tree, and reports YAML that a configuration must not use. */
class TreeReader {
  readonly findings: Finding[] = [];
  readonly discarded: MapNode[] = [];
  /** Anchors by name; `undefined` while the anchored value is still being read. */
  readonly #anchors = new Map<string, ConfigNode | undefined>();
  readonly #sizes = new Map<ConfigNode, number>();
  #aliasedValues = 0;

  read(contents: unknown): ConfigNode | undefined {
    if (contents === null || contents === undefined) return undefined;
    const tree = this.#node(contents, [], { start: 0, end: 0 });
    if (tree.kind === 'scalar' && tree.value === null) return undefined;
    return tree;
  }

  #node(node: unknown, path: ConfigPath, fallback: Span): ConfigNode {
    const read = this.#limited(node, path, fallback);
    this.#sizes.set(read, this.#sizeOf(read));
    return read;
  }

  #limited(node: unknown, path: ConfigPath, fallback: Span): ConfigNode {
    if (isAlias(node)) return this.#alias(node, path);
    const span = spanOf(node) ?? fallback;
    if (path.length > deepestNesting) {
      this.findings.push({ span, path, message: `values are nested more than ${deepestNesting} levels deep` });
      return empty(span);
    }
    const anchor = isMap(node) || isSeq(node) || isScalar(node) ? node.anchor : undefined;
    if (anchor) this.#anchors.set(anchor, undefined);
    const read = this.#collection(node, path, span);
    if (anchor) this.#anchors.set(anchor, read);
    return read;
  }

  #collection(node: unknown, path: ConfigPath, span: Span): ConfigNode {
    if (isMap(node)) return this.#map(node, path, span);
    if (isSeq(node)) {
      return { kind: 'list', span, items: node.items.map((item, index) => this.#node(item, [...path, index], span)) };
    }
    if (!isScalar(node)) return empty(span);
    return { kind: 'scalar', span, value: scalarValue(node.value), plain: node.type === Scalar.PLAIN && !node.tag };
  }

  #map(node: YAMLMap, path: ConfigPath, span: Span): MapNode {
    const map: MapSoFar = { span, entries: new Map(), merged: [] };
    for (const pair of node.items) this.#pair(pair, path, map);
    const { entries, merged } = map;
    for (const source of merged) {
      if (source.kind !== 'map') continue;
      // The mapping's own keys take precedence over merged ones, regardless of the position of `<<`.
      for (const [key, entry] of source.entries) if (!entries.has(key)) entries.set(key, entry);
    }
    return { kind: 'map', span, entries };
  }

  #pair(pair: Pair, path: ConfigPath, { span: around, entries, merged }: MapSoFar): void {
    const span = spanOf(pair.key) ?? around;
    const key = isScalar(pair.key) ? String(scalarValue(pair.key.value) ?? '') : undefined;
    // Keys that are not scalars have been reported as errors already.
    if (key === undefined) return;
    const keyPath = [...path, key];
    if (key === '<<' && isScalar(pair.key) && pair.key.type === Scalar.PLAIN) {
      merged.push(...this.#mergeSources(pair.value, keyPath, span));
      return;
    }
    if (isScalar(pair.key) && pair.key.type === Scalar.PLAIN && otherSpace.test(key)) {
      const message = `the key ${JSON.stringify(key.trim())} begins after a space that YAML does not take for one (U+${codeOf(key)})`;
      const hint = 'Type the spaces before it again: they were probably copied from a page.';
      this.findings.push({ span, path: keyPath, message, hint });
      return;
    }
    if (key === '__proto__') {
      this.findings.push({ span, path: keyPath, message: 'the key "__proto__" is not allowed' });
      return;
    }
    const value = this.#node(pair.value, keyPath, span);
    if (entries.has(key)) {
      const hint = 'Keep one of the two: it is undefined which one would be used.';
      this.findings.push({ span, path: keyPath, message: `the key ${JSON.stringify(key)} is written twice`, hint });
      this.discarded.push({ kind: 'map', span, entries: new Map([[key, { key: span, value }]]) });
      return;
    }
    entries.set(key, { key: span, value });
  }

  /**
   * `<<: *base` and `<<: [*base, *other]` (https://yaml.org/type/merge.html), with which entries can share settings.
   */
  #mergeSources(value: unknown, path: ConfigPath, key: Span): readonly ConfigNode[] {
    const node = this.#node(value, path, key);
    const sources = node.kind === 'list' ? node.items : [node];
    if (sources.some((source) => source.kind !== 'map')) {
      const hint = 'Write "<<: *name", where "&name" marks the mapping to merge.';
      this.findings.push({ span: key, path, message: '"<<" merges mappings only', hint });
    }
    return sources;
  }

  #alias(node: Alias, path: ConfigPath): ConfigNode {
    const span = spanOf(node) ?? { start: 0, end: 0 };
    const target = this.#anchors.get(node.source);
    if (target) this.#aliasedValues += this.#sizeOf(target);
    if (target && this.#aliasedValues <= maxAliasedValues) return target;
    let message = `"*${node.source}" refers to nothing: there is no "&${node.source}" before it`;
    let hint: string | undefined = 'Put a text that begins with "*" in quotes.';
    if (target) message = `"*${node.source}" repeats too much: aliases may add at most ${maxAliasedValues} values`;
    else if (this.#anchors.has(node.source)) message = `"*${node.source}" is inside the value that it refers to`;
    if (this.#anchors.has(node.source)) hint = undefined;
    this.findings.push({ span, path, message, ...(hint !== undefined && { hint }) });
    return empty(span);
  }

  #sizeOf(node: ConfigNode): number {
    const known = this.#sizes.get(node);
    if (known !== undefined) return known;
    if (node.kind === 'scalar') return 1;
    const children = node.kind === 'list' ? node.items : [...node.entries.values()].map((entry) => entry.value);
    return children.reduce((sum, child) => sum + (this.#sizes.get(child) ?? 1), 1);
  }
}

/** Spaces of other kinds, such as those without a break, look like an indentation and are the beginning of a text. */
const otherSpace = /^\s/;

function codeOf(text: string): string {
  return text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
}

function empty(span: Span): ConfigNode {
  return { kind: 'scalar', span, value: null, plain: true };
}

function scalarValue(value: unknown): string | number | boolean | null {
  if (typeof value === 'string') return ownText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/**
 * Copies a string to its own memory. V8 represents it as a slice of the file's text, which it would keep in memory; and serializing a
 * body that contains a sliced string, such as a model's name, takes several times as long (docs/decisions/0065).
 */
function ownText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

function spanOf(node: unknown): Span | undefined {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : undefined;
  return range ? { start: range[0], end: range[1] } : undefined;
}
