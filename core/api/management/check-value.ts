import type { z, ZodType } from 'zod';
import { GatewayError } from '../errors.js';
import { explainProblem, noMessage, type Problem } from '../internal/validation/explain-problem.js';
import { schemaFailure } from '../internal/validation/schema-failure.js';
import type { ValuePath } from '../internal/validation/schema-shape.js';

/** The part of a request that a value comes from: path parameters, query, body, or one member of the body. */
export type RequestPart = 'path' | 'query' | 'body' | `body.${string}`;

/** What messages call members, by their names. */
type Subjects = Readonly<Record<string, string>>;

const mostProblems = 10;

/**
 * Validates a part of a request with a schema, and returns the parsed value. The error lists every field with a problem: what is allowed
 * there, what was received, and for an unknown name the nearest known one. The core validates with the schemas of routes; this function is
 * for what a handler must validate itself, such as a configuration whose schema depends on another field.
 *
 * @param subjects what messages call members that the client knows by another name, by the names of the members
 * @throws GatewayError `GW_REQUEST_INVALID`, 400
 * @throws Error when code of the schema throws or is asynchronous
 * @example
 * const configuration = checkValue(type.configuration, body.configuration, 'body.configuration');
 */
export function checkValue<S extends ZodType>(
  schema: S,
  value: unknown,
  part: RequestPart,
  subjects: Subjects = {},
): z.output<S> {
  const result = parse(schema, value, part);
  if (result.success) return result.data;
  const explained = result.error.issues
    .slice(0, mostProblems + 1)
    .flatMap((issue) => explainProblem(issue, { schema, value }));
  throw refusal(onePerField(explained.filter((problem) => !isMisspelt(problem, explained))), part, subjects);
}

/**
 * The error for a field that no schema has checked, worded as if one had.
 *
 * @param rule a predicate that follows the name of the field, without a full stop: `must be an object`
 */
export function fieldRefused(field: string, rule: string): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field,
    message: ended(`Field "${field}" ${rule}`),
  });
}

function parse<S extends ZodType>(schema: S, value: unknown, part: RequestPart): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value, { error: () => noMessage });
  } catch (cause) {
    if (GatewayError.is(cause)) throw cause;
    throw new Error(`the schema of its ${part} failed: ${schemaFailure(cause)}`, { cause });
  }
}

/** Whether a missing field was only misspelt, so that one problem is reported and not two. */
function isMisspelt({ path, message }: Problem, all: readonly Problem[]): boolean {
  if (message !== 'is required') return false;
  const parent = nameOf(path.slice(0, -1));
  return all.some((other) => other.meant === path.at(-1) && nameOf(other.path.slice(0, -1)) === parent);
}

/** The first problem of each field: that an empty name is also blank helps nobody. Rules on the whole value are all kept. */
function onePerField(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path }) => {
    const field = nameOf(path);
    const isRepeated = field !== '' && seen.has(field);
    seen.add(field);
    return !isRepeated;
  });
}

function refusal(problems: readonly Problem[], part: RequestPart, subjects: Subjects): GatewayError {
  const sentences = problems.slice(0, mostProblems).map((problem) => sentenceOf(problem, part, subjects));
  if (problems.length > mostProblems) sentences.push('There are more mistakes.');
  const field = fieldOf(problems[0]?.path ?? [], part);
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    message: sentences.join(' '),
    field: field || undefined,
  });
}

function sentenceOf({ path, message }: Problem, part: RequestPart, subjects: Subjects): string {
  if (/^\p{Lu}/u.test(message)) return ended(message);
  // A message written by the schema's author need not be a predicate.
  const colon = /^(?:must|may|can|cannot|is|are|has|have|does|needs?)\b/.test(message) ? '' : ':';
  const field = fieldOf(path, part);
  const subject = subjects[field] ?? subjectOf(field === '' && path.length === 0 ? undefined : field, part);
  return ended(`${subject}${colon} ${message}`);
}

function ended(sentence: string): string {
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

function subjectOf(field: string | undefined, part: RequestPart): string {
  if (part === 'path') return field === undefined ? 'The path' : `Path parameter "${field}"`;
  if (part === 'query') return field === undefined ? 'The query' : `Query parameter "${field}"`;
  return field === undefined ? 'The request body' : `Field "${field}"`;
}

function fieldOf(path: ValuePath, part: RequestPart): string {
  return nameOf(part.startsWith('body.') ? [part.slice('body.'.length), ...path] : path);
}

const longestName = 40;

/** @example nameOf(['messages', 2, 'content']); // 'messages[2].content' */
function nameOf(path: ValuePath): string {
  let name = '';
  for (const step of path) {
    if (typeof step === 'number') name += `[${step}]`;
    else name += `${name === '' ? '' : '.'}${String(step).slice(0, longestName)}`;
  }
  return name;
}
