import type { ConfigPath, Span } from './positions.js';

/**
 * The file as a tree with positions. `toValue` converts it to plain values for validation, and `findNode` finds the position of a problem in the
 * text.
 */
export type ConfigNode = MapNode | ListNode | ScalarNode;

export interface MapNode {
  readonly kind: 'map';
  readonly span: Span;
  readonly entries: ReadonlyMap<string, MapEntry>;
}

export interface MapEntry {
  readonly key: Span;
  readonly value: ConfigNode;
}

export interface ListNode {
  readonly kind: 'list';
  readonly span: Span;
  readonly items: readonly ConfigNode[];
}

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly span: Span;
  readonly value: string | number | boolean | null;
  /** Written without quotes, so that YAML's rules have determined the type. */
  readonly plain: boolean;
  /** Present when the value contains environment variables or the text of a file. */
  readonly reference?: ScalarReference;
  /** A reference could not be resolved. This is reported separately, so no other problem of this value is reported. */
  readonly unresolved?: true;
}

interface ScalarReference {
  /** As written in the file, such as `${env:PORT:-4000}`. */
  readonly written: string;
  /** The text as written, before YAML's rules converted it to a number or a boolean. */
  readonly text: string;
  /** For a quoted value that is a single reference: the value that it would have without quotes. */
  readonly unquoted?: ScalarNode['value'];
}

/** The result of resolving a path. */
interface FoundNode {
  /** Absent when the file has no value there. */
  readonly node?: ConfigNode;
  /** The key of the value, or of the nearest value around it that has one. */
  readonly key?: Span;
  /** The innermost value around it that is in the file. */
  readonly around: ConfigNode;
}

export function findNode(root: ConfigNode, path: ConfigPath): FoundNode {
  let around = root;
  let key: Span | undefined;
  for (const step of path) {
    const entry = childAt(around, step);
    if (!entry) return { around, key };
    around = entry.value;
    key = entry.key ?? key;
  }
  return { node: around, around, key };
}

/** Reads the scalars of a mapping by their keys; undefined for everything else. */
export function scalarsIn(node: ConfigNode | undefined): (key: string) => ScalarNode['value'] | undefined {
  return (key) => {
    const value = node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
    return value?.kind === 'scalar' ? value.value : undefined;
  };
}

function childAt(node: ConfigNode, step: PropertyKey): { readonly key?: Span; readonly value: ConfigNode } | undefined {
  if (node.kind === 'map') return node.entries.get(String(step));
  const item = node.kind === 'list' ? node.items[Number(step)] : undefined;
  // A list item has no key. Its own position is more helpful than that of the list's key.
  return item && { key: item.span, value: item };
}

/** The values in a mapping or a list, with their keys or indexes. */
export function childNodes(node: ConfigNode): readonly (readonly [string | number, ConfigNode])[] {
  if (node.kind === 'map') return [...node.entries].map(([key, entry]) => [key, entry.value] as const);
  return node.kind === 'list' ? node.items.map((item, index) => [index, item] as const) : [];
}

/**
 * The plain value of a tree. A key without a value counts as absent: usually, all lines below it are commented out.
 *
 * @param instead other values of some scalars
 */
export function toValue(node: ConfigNode, instead: ReadonlyMap<ScalarNode, ScalarNode['value']>): unknown {
  switch (node.kind) {
    case 'scalar':
      if (node.unresolved) return undefined;
      return instead.has(node) ? instead.get(node) : node.value;
    case 'list':
      return node.items.map((item) => toValue(item, instead));
    case 'map': {
      const value: Record<string, unknown> = {};
      for (const [key, entry] of node.entries) {
        const item = toValue(entry.value, instead);
        if (item !== null && item !== undefined) value[key] = item;
      }
      return value;
    }
  }
}

/** Creates the tree of a value that is not in a file; all its nodes have the position `span`. */
export function fromValue(value: unknown, span: Span): ConfigNode {
  if (Array.isArray(value)) return { kind: 'list', span, items: value.map((item) => fromValue(item, span)) };
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => [key, { key: span, value: fromValue(item, span) }] as const,
    );
    return { kind: 'map', span, entries: new Map(entries) };
  }
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { kind: 'scalar', span, value: isScalar ? value : null, plain: true };
}

/** Whether a reference within the tree could not be resolved, so that its value would be incomplete. */
export function hasUnresolved(node: ConfigNode): boolean {
  switch (node.kind) {
    case 'scalar':
      return node.unresolved === true;
    case 'list':
      return node.items.some(hasUnresolved);
    case 'map':
      return [...node.entries.values()].some((entry) => hasUnresolved(entry.value));
  }
}
