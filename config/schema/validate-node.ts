import type { z } from 'zod';
import { type ConfigProblem, sortProblems } from '../../core/api/internal/config-problem.js';
import type { ParsedConfig } from '../../core/api/internal/config-source.js';
import { type ConfigNode, findNode, hasUnresolved, type ScalarNode, toValue } from '../reading/config-tree.js';
import { type Explanation, explainIssues, explainUnknownKey, noMessage, type Validated } from './explain-issue.js';
import { markedSecrets, strayKeys } from './match-schema.js';
import type { ConfigPath, Span } from '../reading/positions.js';
import type { ProblemWriter } from '../problems.js';
import { schemaFailure } from '../../core/api/internal/validation/schema-failure.js';
import {
  alternatives,
  alternativesAt,
  childSchemas,
  knownKeys,
  type Schema,
} from '../../core/api/internal/validation/schema-shape.js';

/** A part of the file that one schema describes. */
export interface Section {
  readonly node: ConfigNode;
  /** Path of the section in the document. */
  readonly path: ConfigPath;
  /** What to point at when something is missing in the section as a whole. */
  readonly anchor: Span;
  /** What to say of an unknown key that resembles none of the known ones. */
  readonly unknownKeyHint?: string;
}

/** Validates a section. Returns a deeply frozen value, or problems with their positions. */
export function validateNode<S extends z.ZodType>(
  schema: S,
  section: Section,
  writer: ProblemWriter,
): ParsedConfig<z.output<S>> {
  const { node } = section;
  for (const secret of markedSecrets(schema, node)) writer.secrets.hideScalar(secret);
  const validated: Validated = { schema, root: node, isSecret: (value) => writer.secrets.hides(value) };
  const stray = explainStrayKeys(schema, section);
  let result: z.ZodSafeParseResult<z.output<S>>;
  try {
    result = parseReferences(schema, node);
  } catch (error) {
    // Only a schema with code of its own throws: a plugin's bug, but the operator must see which plugin and where.
    const message = `the schema failed on this value: ${schemaFailure(error)}`;
    return { problems: write([{ path: [], place: 'value', message }], section, writer) };
  }
  if (result.success && stray.length === 0 && !hasUnresolved(node)) return { value: deepFreeze(result.data) };
  const issues = result.success ? [] : explainIssues(result.error.issues, validated);
  return { problems: write([...stray, ...issues], section, writer) };
}

/** Looks at the keys alone, for a section whose values are not asked for. */
export function reportStrayKeys(schema: Schema, section: Section, writer: ProblemWriter): readonly ConfigProblem[] {
  return write(explainStrayKeys(schema, section), section, writer);
}

function explainStrayKeys(schema: Schema, { node, unknownKeyHint: hint }: Section): readonly Explanation[] {
  return strayKeys(schema, node).map(({ path, known }) => {
    const home = homeOf(String(path.at(-1)), alternativesAt(schema, path.slice(0, -1)));
    return {
      ...(home === undefined ? hint !== undefined && { hint } : { hint: `It belongs below "${home}:".` }),
      ...explainUnknownKey(path, known),
    };
  });
}

/** The mapping beside an unknown key that knows it, if there is one only. */
function homeOf(key: string, schemas: readonly Schema[]): string | undefined {
  const homes = knownKeys(schemas).filter((name) =>
    knownKeys(schemas.flatMap((schema) => childSchemas(schema, name)).flatMap(alternatives)).includes(key),
  );
  return homes.length === 1 ? homes[0] : undefined;
}

type Instead = Map<ScalarNode, ScalarNode['value']>;

/**
 * References inside `{ }` and `[ ]` must be in quotes, which make a text of their value. Where the schema refuses the text, and accepts what the
 * value would be without quotes (a number, or nothing when it is empty), that is taken.
 */
function parseReferences<S extends z.ZodType>(schema: S, node: ConfigNode): z.ZodSafeParseResult<z.output<S>> {
  const first = parseWithTexts(schema, node, new Map());
  const quoted = refusedScalars(first, node).filter(({ reference }) => {
    return reference?.unquoted !== undefined && typeof reference.unquoted !== 'string';
  });
  if (quoted.length === 0) return first;
  const second = parseWithTexts(schema, node, unquoted(quoted));
  const refused = refusedScalars(second, node);
  const accepted = quoted.filter((scalar) => !refused.includes(scalar));
  if (accepted.length === quoted.length) return second;
  return accepted.length === 0 ? first : parseWithTexts(schema, node, unquoted(accepted));
}

function unquoted(scalars: readonly ScalarNode[]): Instead {
  return new Map(scalars.map((scalar) => [scalar, scalar.reference?.unquoted ?? null]));
}

/**
 * YAML's rules make a number of a password that consists of digits. Where the environment gave the value and the
 * schema wants a string, the text from the environment is taken as it was.
 *
 * @param instead other values of some scalars; texts are added
 */
function parseWithTexts<S extends z.ZodType>(
  schema: S,
  node: ConfigNode,
  instead: Instead,
): z.ZodSafeParseResult<z.output<S>> {
  for (;;) {
    const result = schema.safeParse(toValue(node, instead), { error: () => noMessage });
    const wanted = refusedScalars(result, node, isNoText).filter(({ reference, value }) => {
      return reference !== undefined && reference.text !== '' && typeof value !== 'string';
    });
    const further = wanted.filter((scalar) => !instead.has(scalar));
    if (further.length === 0) return result;
    for (const scalar of further) instead.set(scalar, scalar.reference?.text ?? null);
  }
}

const isNoText = (issue: z.core.$ZodIssue): boolean => issue.code === 'invalid_type' && issue.expected === 'string';

/** The scalars that the schema has refused for the given reasons, including those in alternatives. */
function refusedScalars(
  { error }: z.ZodSafeParseResult<unknown>,
  node: ConfigNode,
  isReason: (issue: z.core.$ZodIssue) => boolean = () => true,
): readonly ScalarNode[] {
  const issues = error ? error.issues.flatMap(allIssues) : [];
  return issues.filter(isReason).flatMap(({ path }) => {
    const found = findNode(node, path).node;
    return found?.kind === 'scalar' ? [found] : [];
  });
}

/** An issue, and those of the alternatives of a union, with their whole paths. */
function allIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inner = issue.errors.flat().map((nested) => ({ ...nested, path: [...issue.path, ...nested.path] }));
  return [issue, ...inner.flatMap(allIssues)];
}

function write(
  explanations: readonly Explanation[],
  section: Section,
  writer: ProblemWriter,
): readonly ConfigProblem[] {
  const said = new Set<string>();
  const meant = explanations.flatMap(({ path, meant }) =>
    meant === undefined ? [] : [...path.slice(0, -1), meant].join('\n'),
  );
  const findings = explanations.flatMap(({ path, place, message, hint }) => {
    const { node, around } = findNode(section.node, path);
    // Skip values that could not be resolved from the environment, which is already reported.
    if (around.kind === 'scalar' && around.unresolved) return [];
    if (!node && meant.includes(path.join('\n'))) return [];
    const identity = JSON.stringify([path.map(String), place === 'key' ? 'key' : message]);
    if (said.has(identity)) return [];
    said.add(identity);
    return [{ span: spanFor(path, place, section), path: [...section.path, ...path], message, hint }];
  });
  return sortProblems(writer.writeAll(findings));
}

/** Points at a scalar itself; at the key of a mapping or a list, which may be long; and at the key above what is missing. */
function spanFor(path: ConfigPath, place: 'key' | 'value', section: Section): Span {
  const { node, key } = findNode(section.node, path);
  const pointed = place === 'value' && node?.kind === 'scalar' && node.span.end > node.span.start;
  return pointed ? node.span : (key ?? section.anchor);
}

/** Freezes plain values. Instances that a schema's transforms have made (URL, RegExp, Map) stay as they are. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
  return value;
}
