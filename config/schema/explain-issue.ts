import type { z } from 'zod';
import { nearestMember, nearestName } from '../../core/api/text/nearest-name.js';
import { type ConfigNode, findNode, type ScalarNode, scalarsIn } from '../reading/config-tree.js';
import { describeExpected, quote, typeInWords } from './describe-schema.js';
import type { ConfigPath } from '../reading/positions.js';
import { likelyMembers } from '../../core/api/internal/validation/likely-members.js';
import {
  alternativesAt,
  definitionOf,
  knownKeys,
  literalValues,
  namesInsteadOf,
  rangeOf,
  type Schema,
} from '../../core/api/internal/validation/schema-shape.js';
import { formatInWords, joinAnd, joinOr } from '../../core/api/internal/validation/schema-words.js';

/** Default message of all zod issues: any other message was written by the schema's author and is kept. */
export const noMessage = '(none)';

/** Information about the validated value for messages. */
export interface Validated {
  readonly schema: Schema;
  readonly root: ConfigNode;
  isSecret(node: ConfigNode): boolean;
}

/** The message and location of an issue. */
export interface Explanation {
  readonly path: ConfigPath;
  /** Whether the key or its value is wrong. */
  readonly place: 'key' | 'value';
  readonly message: string;
  readonly hint?: string;
  /** For a misspelt key: the key that was most likely meant, whose absence is then not reported. */
  readonly meant?: string;
}

/** Explains all issues of a value. If its type is wrong, issues about its size are left out: they would not help. */
export function explainIssues(issues: readonly z.core.$ZodIssue[], validated: Validated): readonly Explanation[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('\n')));
  return issues
    .filter(({ code, path }) => !sizes.has(code) || !mistyped.has(path.join('\n')))
    .flatMap((issue) => explainIssue(issue, validated));
}

const sizes: ReadonlySet<string> = new Set(['too_small', 'too_big']);

/**
 * Explains an issue of zod in sentences that say what was found and what is allowed, in the terms of YAML: keys and values with their positions,
 * variables, quotes and lists. (For requests, core/api/internal/validation does so in the terms of JSON.)
 */
function explainIssue(issue: z.core.$ZodIssue, validated: Validated): readonly Explanation[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const schemas = alternativesAt(validated.schema, path);
    const valueOf = scalarsIn(findNode(validated.root, path).node);
    return issue.keys.map((key) => explainUnknownKey([...path, key], namesInsteadOf(key, schemas, valueOf)));
  }
  if (isAbsent(validated, path)) return [explainAbsence(path, validated)];
  if (issue.code === 'invalid_union') return explainUnion(issue, validated);
  if (issue.code === 'invalid_key') {
    const [first] = issue.issues.flatMap((inner) => explainIssue({ ...inner, path }, validated));
    const message = `the key ${quote(String(path.at(-1)))} is not allowed${first ? `: it ${first.message}` : ''}`;
    return [{ path, place: 'key', message: withoutValue(message) }];
  }
  const sentence =
    issue.message === noMessage ? explainValue(issue, validated) : { message: ownMessage(issue, validated) };
  return [{ path, place: 'value', ...sentence }];
}

/** Explains an unknown key. */
export function explainUnknownKey(path: ConfigPath, known: readonly string[]): Explanation {
  const key = String(path.at(-1));
  const near = nearestMember(key, known);
  const allowed = known.length === 0 ? 'no keys are allowed here' : `allowed keys: ${joinAnd(known)}`;
  return {
    path,
    place: 'key',
    message: `unknown key ${quote(key)}; ${allowed}`,
    ...(near !== undefined && { hint: `Did you mean ${quote(near)}?`, meant: near }),
  };
}

type Sentence = Pick<Explanation, 'message' | 'hint'>;

const quoteHint = 'Put the value in quotes to make it a string.';

function explainValue(issue: z.core.$ZodIssue, validated: Validated): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue, validated);
    case 'invalid_value':
      return explainChoice(issue.values, issue.path, validated);
    case 'too_small':
    case 'too_big':
      return { message: explainSize(issue, validated) };
    case 'invalid_format':
      return { message: `must ${describeFormat(issue)}; got ${describeAt(validated, issue.path)}` };
    case 'not_multiple_of':
      return { message: `must be a multiple of ${issue.divisor}; got ${describeAt(validated, issue.path)}` };
    default:
      return { message: `is not a valid value; got ${describeAt(validated, issue.path)}` };
  }
}

function explainType(issue: z.core.$ZodIssueInvalidType, validated: Validated): Sentence {
  const { path } = issue;
  const { node } = findNode(validated.root, path);
  const schemas = alternativesAt(validated.schema, path);
  // The schema is more specific than the issue: a URL, an integer.
  const expected = schemas.length === 1 ? describeExpected(schemas) : typeInWords(issue.expected);
  const message = `expected ${expected}; got ${describeTyped(validated, path)}`;
  if (node?.kind !== 'scalar' || node.value === null) return { message };
  if (issue.expected === 'string') return { message, hint: quoteHint };
  const looksRight =
    typeof node.value === 'string' && /^(?:true|false|[-+]?\d+(?:\.\d+)?)$/i.test(node.reference?.text ?? node.value);
  if (looksRight && !node.plain) return { message, hint: 'Leave out the quotes: in quotes every value is a string.' };
  const hint = typeof node.value === 'string' ? hintForText(node.value, String(path.at(-1)), expected) : undefined;
  if (hint !== undefined) return { message, hint };
  const keys = issue.expected === 'object' && typeof path.at(-1) === 'string' ? knownKeys(schemas) : [];
  if (keys.length > 0) return { message, hint: `Write its keys on lines of their own below it: ${joinAnd(keys)}.` };
  if (issue.expected === 'array') return { message, hint: 'Write a list, each item on a line that begins with "- ".' };
  return { message };
}

const units: readonly (readonly [suffix: string, inWords: string])[] = [
  ['Ms', 'milliseconds'],
  ['Seconds', 'seconds'],
  ['Days', 'days'],
  ['Bytes', 'bytes'],
];

/** What to do about a text with a unit (`20MB`), and about one that was meant as a key with its value (`port:4000`). */
function hintForText(text: string, key: string, expected: string): string | undefined {
  const unit = units.find(([suffix]) => key.endsWith(suffix))?.[1];
  if (unit && /^\d[\d._]*\s*[a-z]+$/i.test(text)) return `Write the number of ${unit} only.`;
  return expected === 'a mapping' && /^[\w-]+:(?!\/\/)\S/.test(text) ? 'Write a space after the colon.' : undefined;
}

function explainChoice(values: readonly unknown[], path: ConfigPath, validated: Validated): Sentence {
  const { node } = findNode(validated.root, path);
  const words = values.map(quote);
  const message = `expected ${words.length > 1 ? 'one of ' : ''}${joinOr(words)}; got ${describeAt(validated, path)}`;
  const readable = node?.kind === 'scalar' && !node.reference && !validated.isSecret(node);
  const near = readable && typeof node.value === 'string' ? nearestName(node.value, values.map(String)) : undefined;
  return near === undefined ? { message } : { message, hint: `Did you mean ${quote(near)}?` };
}

function explainSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, validated: Validated): string {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const counted = { string: 'character', array: 'item', set: 'item', map: 'key', object: 'key' }[
    issue.origin as string
  ];
  if (counted && issue.code === 'too_small' && bound === 1 && !issue.exact) return 'must not be empty';
  return `${allowedSize(issue, counted, validated)}; got ${describeSize(issue, validated)}`;
}

function allowedSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  counted: string | undefined,
  validated: Validated,
): string {
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  if (issue.exact && counted) return `must have exactly ${plural(bound, counted)}`;
  if (counted) return `must have at ${issue.code === 'too_small' ? 'least' : 'most'} ${plural(bound, counted)}`;
  const range = rangeOf(alternativesAt(validated.schema, issue.path));
  if (range && range[1] < Number.MAX_SAFE_INTEGER) return `must be between ${range[0]} and ${range[1]}`;
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${bound}`;
  return `must be ${issue.inclusive ? 'at most' : 'less than'} ${bound}`;
}

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, validated: Validated): string {
  const { node } = findNode(validated.root, issue.path);
  if (node?.kind === 'list') return String(node.items.length);
  if (node?.kind === 'map') return String(node.entries.size);
  return describeAt(validated, issue.path);
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const field = (name: string) => quote((issue as unknown as Record<string, unknown>)[name]);
  switch (issue.format) {
    case 'regex':
      return `match the pattern ${issue.pattern}`;
    case 'starts_with':
      return `begin with ${field('prefix')}`;
    case 'ends_with':
      return `end with ${field('suffix')}`;
    case 'includes':
      return `contain ${field('includes')}`;
    default:
      return `be ${formatInWords(issue.format)}`;
  }
}

/** The message of the schema's author, followed by the value, unless that is a mapping, or the message names it or ends with a sentence. */
function ownMessage(issue: z.core.$ZodIssue, validated: Validated): string {
  const { node } = findNode(validated.root, issue.path);
  const { message, path } = issue;
  const namesValue = node?.kind === 'scalar' && typeof node.value === 'string' && message.includes(quote(node.value));
  const complete = node?.kind !== 'scalar' || namesValue || /\bgot\b|[.?]$/.test(message);
  return complete ? message : `${message}; got ${describeAt(validated, path)}`;
}

/** Explains the alternative of a union that the value was probably meant for, or all of them if it resembles none. */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion, validated: Validated): readonly Explanation[] {
  const { path } = issue;
  const place = 'value';
  if (issue.errors.length === 0) {
    if (issue.inclusive === false) {
      return [{ path, place, message: 'matches more than one of the forms allowed here; keep the keys of only one' }];
    }
    return [{ path, place, ...explainChoice(issue.options ?? [], path, validated) }];
  }
  const candidates = likelyMembers(issue);
  const formats = formatsFor(findNode(validated.root, path).node, alternativesAt(validated.schema, path));
  if (formats.length > 1 && candidates.length > 1) {
    return [{ path, place, message: `expected ${describeExpected(formats)}; got ${describeAt(validated, path)}` }];
  }
  const [best] = candidates;
  if (best)
    return explainIssues(
      best.map((inner) => prefixed(inner, path)),
      validated,
    );
  if (issue.message !== noMessage) return [{ path, place, message: ownMessage(issue, validated) }];
  const schemas = alternativesAt(validated.schema, path);
  const { node } = findNode(validated.root, path);
  const choices = literalValues(schemas);
  const hint =
    node?.kind === 'scalar' ? (explainChoice(choices, path, validated).hint ?? hintToQuote(node, schemas)) : undefined;
  const message = `expected ${describeExpected(schemas)}; got ${describeTyped(validated, path)}`;
  return [{ path, place, message, ...(hint !== undefined && { hint }) }];
}

/** A name like `4.1` is a number, and `true` is none either. */
function hintToQuote({ value }: ScalarNode, schemas: readonly Schema[]): string | undefined {
  const isTaken = schemas.some((schema) => definitionOf(schema).type === 'string');
  return isTaken && value !== null && typeof value !== 'string' ? quoteHint : undefined;
}

/** The alternatives with the type of the value; if there are several, they differ only in format. */
function formatsFor(node: ConfigNode | undefined, schemas: readonly Schema[]): readonly Schema[] {
  if (node?.kind !== 'scalar') return [];
  return schemas.filter((schema) => definitionOf(schema).type === typeof node.value);
}

function prefixed(issue: z.core.$ZodIssue, path: ConfigPath): z.core.$ZodIssue {
  return { ...issue, path: [...path, ...issue.path] };
}

function isAbsent(validated: Validated, path: ConfigPath): boolean {
  const { node } = findNode(validated.root, path);
  const written = node !== undefined && !(node.kind === 'scalar' && node.value === null);
  // A list item without a value exists, but is empty.
  return path.length > 0 && !written && typeof path.at(-1) !== 'number';
}

function explainAbsence(path: ConfigPath, validated: Validated): Explanation {
  const name = quote(String(path.at(-1)));
  const { node } = findNode(validated.root, path);
  const expected = describeExpected(alternativesAt(validated.schema, path));
  if (!node) return { path, place: 'key', message: `${name} is missing; expected ${expected}` };
  const source = node.kind === 'scalar' && node.reference ? ` (${node.reference.written} is empty)` : '';
  return { path, place: 'key', message: `${name} has no value${source}; expected ${expected}` };
}

function describeAt(validated: Validated, path: ConfigPath): string {
  return describe(validated, path, false);
}

/** Describes a value with its type, even if the value is shown, for issues about the type. */
function describeTyped(validated: Validated, path: ConfigPath): string {
  return describe(validated, path, true);
}

function describe(validated: Validated, path: ConfigPath, typed: boolean): string {
  const { node } = findNode(validated.root, path);
  if (node?.kind === 'map') return 'a mapping';
  if (node?.kind === 'list') return 'a list';
  if (!node || node.value === null) return 'nothing';
  const type = typeof node.value;
  if (node.reference) return `${typeInWords(type)} from ${node.reference.written}`;
  if (validated.isSecret(node) && node.value !== '') return `${typeInWords(type)} (hidden)`;
  return typed && type !== 'boolean' ? `the ${type} ${quote(node.value)}` : quote(node.value);
}

function withoutValue(message: string): string {
  return message.replace(/; got .*$/s, '');
}

function plural(count: number | bigint, noun: string): string {
  return `${count} ${noun}${count === 1 || count === 1n ? '' : 's'}`;
}
