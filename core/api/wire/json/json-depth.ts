import { type JsonBounds, JsonScan, longText } from '../../internal/json-scan.js';
import type { JsonObject, JsonValue } from '../../json.js';
import { parseJson } from './json.js';

/**
 * The most levels of arrays and objects in a JSON text of a client or a provider. Values are processed recursively, which overflows the
 * stack at some thousand levels.
 */
export const maxJsonDepth = 500;

/**
 * The most members of one object in a long JSON text: calls of models and their answers are converted in one turn of the event loop. Whoever goes through
 * the names of a much larger object blocks everything else, because the engine collects all of them first: 900,000 took it half a second.
 */
export const maxJsonMembers = 100_000;

/** What JSON may have too much of: besides what is known before it is parsed, members of one object. */
type JsonBound = keyof JsonBounds | 'members';

const exceeded: Readonly<Record<JsonBound, string>> = {
  levels: `The JSON is nested deeper than ${maxJsonDepth} levels.`,
  weight: 'The JSON has too many values.',
  members: 'The JSON has an object of too many members.',
};

/** The error for JSON that exceeds a bound. */
export class JsonBoundError extends RangeError {
  readonly bound: JsonBound;

  constructor(bound: JsonBound) {
    super(exceeded[bound]);
    this.bound = bound;
  }
}

/**
 * Whether a JSON text is nested deeper than a number of levels. Reads it without recursion and without parsing it, so it can be called
 * before `parseJson`.
 *
 * @param text JSON, or a text that may be
 */
export function isJsonDeeperThan(text: string, levels: number): boolean {
  return text.length > levels && new JsonScan(text, { levels, weight: Infinity }).read().exceeded !== undefined;
}

/** Whether numbers that a double does not hold become `JSON.rawJSON` objects, as with {@link parseJson}, or the nearest double, which is faster. */
export type JsonNumbers = 'exact' | 'rounded';

/**
 * Parses JSON of a client, a provider, a model or a tool, of which nothing is known yet. Texts of up to a thousand characters cost nothing
 * more than with `parseJson`.
 *
 * @param maxWeight bound of the numbers, strings and literals in a long text; each array, object and member counts eight times more
 * @throws JsonBoundError when it is nested deeper than `maxJsonDepth` levels, or has too many values; SyntaxError when it is not JSON
 */
export function parseForeignJson(text: string, numbers: JsonNumbers = 'exact', maxWeight = Infinity): JsonValue {
  const parse = numbers === 'exact' ? parseJson : (JSON.parse as (text: string) => JsonValue);
  // The parser takes a hundred bytes of memory for each level: twenty megabytes of brackets would take two gigabytes, and of empty objects three seconds.
  if (text.length > longText) {
    const { exceeded, mayLose } = new JsonScan(text, { levels: maxJsonDepth, weight: maxWeight }).read();
    if (exceeded) throw new JsonBoundError(exceeded);
    return mayLose ? parse(text) : (JSON.parse(text) as JsonValue);
  }
  const value = parse(text);
  // For most texts, looking at the value is faster than looking at the text.
  if (text.length > 2 * maxJsonDepth && isDeeperThan(value, maxJsonDepth)) throw new JsonBoundError('levels');
  return value;
}

/** The weight of the JSON texts inside one request, or of a text by itself: that of the request, by default (`server.maxBodyBytes`). */
const weightInside = 2 * 1024 * 1024;

/**
 * Parses the JSON texts inside one request, such as the arguments of its tool calls, with one bound for all of them together. The bound of the
 * request's own values does not apply to them, because they are texts there.
 */
export class JsonInside {
  #weightLeft = weightInside;

  /** @throws JsonBoundError, SyntaxError as {@link parseForeignJson} */
  parse(text: string): JsonValue {
    const scan = new JsonScan(text, { levels: maxJsonDepth, weight: this.#weightLeft }).read();
    if (scan.exceeded) throw new JsonBoundError(scan.exceeded);
    this.#weightLeft -= scan.weight;
    return scan.mayLose ? parseJson(text) : (JSON.parse(text) as JsonValue);
  }
}

/** Parses JSON of which nothing is known yet, like {@link parseForeignJson}. @returns undefined when it cannot be parsed, or exceeds a bound */
export function foreignJsonIn(text: string): JsonValue | undefined {
  try {
    return parseForeignJson(text, 'exact', weightInside);
  } catch {
    return undefined;
  }
}

function isDeeperThan(value: JsonValue | undefined, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    for (const member of value as readonly JsonValue[]) if (isDeeperThan(member, levels - 1)) return true;
    return false;
  }
  const object = value as JsonObject;
  for (const name in object) if (isDeeperThan(object[name], levels - 1)) return true;
  return false;
}
