import { isUtf8 } from 'node:buffer';
import {
  type Awaitable,
  GatewayError,
  isJsonObject,
  JsonBoundError,
  type JsonObject,
  type JsonValue,
  maxJsonDepth,
  parseForeignJson,
} from '../../api/index.js';
import { parseExactly } from '../../api/internal/exact-json.js';
import { JsonScan } from '../../api/internal/json-scan.js';
import { invalidBody, tooManyValues } from './body-errors.js';
import { firstTurnOf, nextTurnOf, type Turned } from './fair-turns.js';
import { countMembers, findRepeatedName, repeatedName } from './repeated-name.js';

/** Removes a byte order mark, which some editors and shells write, and which RFC 8259 allows parsers to ignore. */
export function withoutByteOrderMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/**
 * A long body may have one value for this many bytes of the limit. `JSON.parse` takes one turn of the event loop: for twenty megabytes of text
 * it takes 10 ms, for as many empty objects it took three seconds.
 */
const bytesForValue = 10;
/** What any body may have, however low its limit. */
const alwaysAllowed = 500_000;

/** Longer bodies are parsed step by step. */
export const longBytes = 256 * 1024;
/** The characters that one step reads: up to 5 ms. */
const charactersPerStep = 1024 * 1024;

/**
 * Parses a body, which must be a JSON object whose names are unique. Synchronous unless it is long.
 *
 * @param maxBodyBytes the limit for bodies, which also determines how many values one may have
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_REQUEST_TOO_LARGE` (413)
 */
export function parseJsonObject(bytes: Buffer, maxBodyBytes: number, exchange: Turned): Awaitable<JsonObject> {
  if (bytes.length === 0) throw invalidBody('The body is empty; a JSON object is required.');
  if (bytes.length > longBytes) return parseInTurns(bytes, maxBodyBytes, exchange);
  const text = textOf(bytes);
  let value: JsonValue;
  try {
    value = parseForeignJson(text);
  } catch (cause) {
    throw unreadable(cause);
  }
  const object = objectOf(value);
  const repeated = repeatedName(text, object);
  if (repeated !== undefined) throw nameTwice(repeated);
  return object;
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidBody('The body is not valid UTF-8.');
  return bytes.toString('utf8');
}

async function parseInTurns(bytes: Buffer, maxBodyBytes: number, exchange: Turned): Promise<JsonObject> {
  const turn = (): Promise<void> => nextTurnOf(exchange);
  await firstTurnOf(exchange);
  const text = textOf(bytes);
  const weight = Math.max(alwaysAllowed, maxBodyBytes / bytesForValue);
  const scan = new JsonScan(text, { levels: maxJsonDepth, weight });
  while (!scan.ended) {
    await turn();
    scan.read(charactersPerStep);
  }
  await turn();
  let value: JsonValue;
  try {
    if (scan.exceeded) throw new JsonBoundError(scan.exceeded);
    value = scan.mayLose ? await stepByStep(parseExactly(text), turn) : (JSON.parse(text) as JsonValue);
  } catch (cause) {
    throw unreadable(cause);
  }
  const object = objectOf(value);
  await turn();
  // A duplicate name is parsed to one member.
  const repeated = countMembers(object) === scan.names ? undefined : await stepByStep(findRepeatedName(text), turn);
  if (repeated !== undefined) throw nameTwice(repeated);
  await turn();
  return object;
}

async function stepByStep<Result>(steps: Generator<void, Result>, turn: () => Promise<void>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}

function objectOf(value: JsonValue): JsonObject {
  if (isJsonObject(value)) return value;
  throw invalidBody('The body must be a JSON object.');
}

function unreadable(cause: unknown): Error {
  // The exchange was aborted between two steps.
  if (GatewayError.is(cause)) return cause;
  if (cause instanceof JsonBoundError && cause.bound === 'weight') return tooManyValues();
  if (cause instanceof RangeError) return invalidBody(`The body is nested deeper than ${maxJsonDepth} levels.`, cause);
  return invalidBody(`The body is not valid JSON: ${(cause as Error).message}.`, cause);
}

function nameTwice(name: string): Error {
  return invalidBody(`An object in the body has "${name.slice(0, 100)}" twice; each name may appear only once.`);
}
