import { isUtf8 } from 'node:buffer';
import {
  type Awaitable,
  type Exchange,
  isJsonObject,
  JsonBoundError,
  type JsonObject,
  type JsonValue,
  longJsonBytes,
  maxJsonDepth,
  organizationOf,
  parseForeignJson,
  workInTurns,
} from '../../api/index.js';
import { type ParsedInSteps, parseInSteps } from '../../api/internal/parse-in-steps.js';
import { invalidBody, tooManyMembers, tooManyValues } from './body-errors.js';
import { findRepeatedName, repeatedName } from './repeated-name.js';

/** Whose turn it is. */
export type Turned = Pick<Exchange, 'identity' | 'signal'>;

/**
 * A long body may have one value for this many bytes of the limit. `JSON.parse` takes one turn of the event loop: for twenty megabytes of text
 * it takes 10 ms, for as many empty objects it took three seconds.
 */
const bytesForValue = 10;
/** What any body may have, however low its limit. */
const alwaysAllowed = 500_000;

/** The fewest characters of a member in JSON: `"a":1,`. */
const charactersOfMember = 6;

/** What a JSON body may have. */
interface JsonLimits {
  /** The limit for bodies, which also determines how many values one may have. */
  readonly maxBodyBytes: number;
  /** The most members of one object. */
  readonly maxMembers: number;
}

/**
 * Parses a body, which must be a JSON object whose names are unique. Synchronous unless it is long.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_REQUEST_TOO_LARGE` (413)
 */
export function parseJsonObject(bytes: Buffer, limits: JsonLimits, exchange: Turned): Awaitable<JsonObject> {
  if (bytes.length === 0) throw invalidBody('The body is empty; a JSON object is required.');
  if (bytes.length > longJsonBytes)
    return workInTurns(parseLong(bytes, limits), organizationOf(exchange.identity), exchange);
  checkText(bytes);
  const text = bytes.toString('utf8');
  let value: JsonValue;
  try {
    value = parseForeignJson(text);
  } catch (cause) {
    throw unreadable(cause, limits);
  }
  const object = objectOf(value);
  const { maxMembers } = limits;
  if (bytes.length > charactersOfMember * maxMembers && isWiderThan(object, maxMembers))
    throw tooManyMembers(maxMembers);
  const repeated = repeatedName(text, object);
  if (repeated !== undefined) throw nameTwice(repeated);
  return object;
}

function checkText(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8.');
}

function* parseLong(bytes: Buffer, limits: JsonLimits): Generator<void, JsonObject> {
  checkText(bytes);
  yield;
  const { value, members, names, text } = yield* parseSteps(bytes, limits);
  const object = objectOf(value);
  // A duplicate name is parsed to one member.
  const repeated = members === names ? undefined : yield* findRepeatedName(text);
  if (repeated !== undefined) throw nameTwice(repeated);
  return object;
}

function* parseSteps(bytes: Buffer, limits: JsonLimits): Generator<void, ParsedInSteps> {
  const { maxBodyBytes, maxMembers } = limits;
  const bounds = { levels: maxJsonDepth, weight: Math.max(alwaysAllowed, maxBodyBytes / bytesForValue) };
  try {
    return yield* parseInSteps(bytes, { bounds, numbers: 'exact', maxMembers });
  } catch (cause) {
    throw unreadable(cause, limits);
  }
}

/** Whether an object in a value has more members. */
function isWiderThan(value: JsonValue | undefined, maxMembers: number): boolean {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).some((item) => isWiderThan(item, maxMembers));
  if (!isJsonObject(value)) return false;
  const members = Object.values(value);
  return members.length > maxMembers || members.some((member) => isWiderThan(member, maxMembers));
}

function objectOf(value: JsonValue): JsonObject {
  if (isJsonObject(value)) return value;
  throw invalidBody('The body must be a JSON object.');
}

function unreadable(cause: unknown, { maxMembers }: JsonLimits): Error {
  if (cause instanceof JsonBoundError && cause.bound === 'weight') return tooManyValues();
  if (cause instanceof JsonBoundError && cause.bound === 'members') return tooManyMembers(maxMembers);
  if (cause instanceof RangeError) return invalidBody(`The body is nested deeper than ${maxJsonDepth} levels.`, cause);
  return invalidBody(`The body is not valid JSON: ${(cause as Error).message}.`, cause);
}

function nameTwice(name: string): Error {
  return invalidBody(`An object in the body has "${name.slice(0, 100)}" twice; each name may appear only once.`);
}
