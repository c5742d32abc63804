import type { z } from 'zod';
import { counted } from '../../text/counted.js';
import { nearestMember, nearestName } from '../../text/nearest-name.js';
import { numberOf } from '../../wire/json/json.js';
import { countCharacters } from '../count-characters.js';
import { likelyMembers } from './likely-members.js';
import {
  alternativesAt,
  definitionOf,
  literalValues,
  namesInsteadOf,
  rangeOf,
  type Schema,
  unchangeableMembers,
  type ValuePath,
} from './schema-shape.js';
import { formatInWords, isKnownFormat, joinAnd, joinOr } from './schema-words.js';

/** Passed to zod as the default message of every issue, so that any other message was written by the schema's author, and is kept. */
export const noMessage = '(none)';

/** One thing that is wrong with a value. */
export interface Problem {
  readonly path: ValuePath;
  /** What is wrong, as a predicate: `is required`. A message that is a full sentence begins with a capital letter. */
  readonly message: string;
  /** For an unknown name: the known one that was most likely meant. If that is missing, it is not reported as another problem. */
  readonly meant?: string;
}

/** A value and the schema that it was validated with. */
interface Checked {
  readonly schema: Schema;
  readonly value: unknown;
}

/** The most unknown names that are reported, because a body of megabytes could contain megabytes of them. */
const mostUnknownNames = 10;
const longestEcho = 40;

/** Converts a zod issue into problems in the terms of JSON: what is wrong, what is allowed, what was received. */
export function explainProblem(issue: z.core.$ZodIssue, checked: Checked): readonly Problem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return explainUnknownNames(issue, checked);
  const got = valueAt(checked.value, path);
  if (got === undefined && path.length > 0 && !isAboutAbsence(issue)) return [{ path, message: 'is required' }];
  if (issue.message !== noMessage && issue.code !== 'invalid_union') return [{ path, message: ownMessage(issue, got) }];
  if (issue.code === 'invalid_union') return explainUnion(issue, checked);
  return [{ path, message: explainValue(issue, checked, got) }];
}

/** Whether the issue reports a missing field, even one that a schema's author requires only because of another field. */
function isAboutAbsence({ code, message }: z.core.$ZodIssue): boolean {
  return code === 'custom' && message !== noMessage && !message.startsWith('must be ');
}

/** The author's own message, followed by what was received if it says what must be. */
function ownMessage({ message }: z.core.$ZodIssue, got: unknown): string {
  return message.startsWith('must be ') && !/\bnot\b/.test(message) ? `${message}, not ${echo(got)}` : message;
}

function explainUnknownNames(issue: z.core.$ZodIssueUnrecognizedKeys, { schema, value }: Checked): readonly Problem[] {
  const schemas = alternativesAt(schema, issue.path);
  const unchangeable = unchangeableMembers(schemas);
  return issue.keys.slice(0, mostUnknownNames).map((key) => {
    const path = [...issue.path, key];
    const instead = unchangeable.get(key);
    if (instead !== undefined) return { path, message: `cannot be changed${instead && `: ${instead}`}` };
    const known = namesInsteadOf(key, schemas, (name) => valueAt(value, [...issue.path, name]));
    const meant = nearestMember(key, known);
    if (meant !== undefined) return { path, meant, message: `is not known. Did you mean "${meant}"?` };
    const names = joinAnd(known.map((name) => `"${name}"`));
    const hint = known.length === 0 ? 'Nothing is allowed here' : `Known names: ${names}`;
    return { path, message: `is not known. ${hint}` };
  });
}

function explainUnion(issue: z.core.$ZodIssueInvalidUnion, checked: Checked): readonly Problem[] {
  const { path } = issue;
  const [likeliest] = likelyMembers(issue);
  if (likeliest)
    return likeliest.flatMap((inner) => explainProblem({ ...inner, path: [...path, ...inner.path] }, checked));
  if (issue.message !== noMessage) return [{ path, message: issue.message }];
  const schemas = alternativesAt(checked.schema, path);
  return [{ path, message: mustBe(describeExpected(schemas), valueAt(checked.value, path)) }];
}

function explainValue(issue: z.core.$ZodIssue, checked: Checked, got: unknown): string {
  const schemas = alternativesAt(checked.schema, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(describeExpected(schemas) || (typeWords[issue.expected] ?? 'another value'), got);
    case 'invalid_value':
      return mustBe(joinOr(issue.values.map(echo)), got) + hintOf(issue.values, got);
    case 'too_small':
    case 'too_big':
      return explainSize(issue, schemas, got);
    case 'not_multiple_of':
      return mustBe(`a multiple of ${issue.divisor}`, got);
    case 'invalid_format':
      return issue.format === 'regex'
        ? `must match the pattern ${issue.pattern}`
        : mustBe(formatInWords(issue.format), got);
    case 'invalid_key':
      return explainName(issue, checked);
    default:
      return 'is not valid';
  }
}

/** A name that the schema of an object's names refuses. */
function explainName({ issues: [inner], path }: z.core.$ZodIssueInvalidKey, checked: Checked): string {
  if (!inner) return 'has a name that is not allowed here';
  if (inner.message !== noMessage) return inner.message;
  return `has a name that ${explainValue(inner, checked, path.at(-1))}`;
}

function explainSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  schemas: readonly Schema[],
  got: unknown,
): string {
  const isMinimum = issue.code === 'too_small';
  const bound = isMinimum ? issue.minimum : issue.maximum;
  const noun = { string: 'character', array: 'item', object: 'name' }[issue.origin as string];
  if (noun === undefined) {
    if (rangeOf(schemas)) return mustBe(describeExpected(schemas), got);
    const [within, beyond] = isMinimum ? ['at least', 'more than'] : ['at most', 'less than'];
    return mustBe(`${issue.inclusive ? within : beyond} ${bound}`, got);
  }
  if (isMinimum && bound === 1) return 'must not be empty';
  return `must have at ${isMinimum ? 'least' : 'most'} ${counted(Number(bound), noun)}, but has ${sizeOf(got)}`;
}

function mustBe(expected: string, got: unknown): string {
  return `must be ${expected}, not ${echo(got)}`;
}

/** A value for a message: short values as they are, of others only their type. */
function echo(value: unknown): string {
  if (typeof value === 'string')
    return value.length <= longestEcho ? JSON.stringify(value) : `a string of ${countCharacters(value)} characters`;
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (numberOf(value) !== undefined) return 'a number of so many digits';
  return Array.isArray(value) ? 'an array' : `an ${typeof value}`;
}

/** The nearest of several values, if one is near: a single one is in the message already. */
function hintOf(values: readonly unknown[], got: unknown): string {
  const meant = typeof got === 'string' && values.length > 1 ? nearestName(got, values.map(String)) : undefined;
  return meant === undefined ? '' : `. Did you mean "${meant}"?`;
}

function sizeOf(got: unknown): number {
  if (typeof got === 'string') return countCharacters(got);
  if (Array.isArray(got)) return got.length;
  return Object.keys(got as object).length;
}

/** zod's names of types in the terms of JSON. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  tuple: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function describeExpected(schemas: readonly Schema[]): string {
  const literals = literalValues(schemas).map(echo);
  return joinOr([...new Set([...schemas.flatMap(describeType), ...literals])]);
}

function describeType(schema: Schema): readonly string[] {
  const definition = definitionOf(schema);
  const format = 'format' in definition ? String(definition.format) : '';
  if (definition.type === 'string' && isKnownFormat(format)) return [formatInWords(format)];
  const isInteger = definition.type === 'number' && format.includes('int');
  const word = typeWords[isInteger ? 'int' : definition.type];
  if (word === undefined) return [];
  const range = definition.type === 'number' ? rangeOf([schema]) : undefined;
  return [range ? `${word} from ${range[0]} to ${range[1]}` : word];
}

function valueAt(value: unknown, path: ValuePath): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return at;
}
