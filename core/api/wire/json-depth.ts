import { endOfString } from '../internal/end-of-string.js';
import type { JsonObject, JsonValue } from '../json.js';
import { parseJson } from './json.js';

/**
 * The most levels of arrays and objects in a JSON text of a client or a provider. Values are processed recursively, which overflows the
 * stack at some thousand levels.
 */
export const maxJsonDepth = 500;

/** The weight of an array, an object or a member, as a multiple of that of a number in a list: parsing takes so much longer. */
const heavy = 8;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;

/** The bounds of a JSON text. */
interface JsonBounds {
  readonly levels: number;
  readonly weight: number;
}

interface Measured {
  readonly exceeded?: keyof JsonBounds;
  readonly weight: number;
}

/** The error for JSON that exceeds a bound. */
export class JsonBoundError extends RangeError {
  readonly bound: keyof JsonBounds;

  constructor(bound: keyof JsonBounds) {
    super(
      bound === 'levels' ? `The JSON is nested deeper than ${maxJsonDepth} levels.` : 'The JSON has too many values.',
    );
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
  return text.length > levels && measure(text, { levels, weight: Infinity }).exceeded === 'levels';
}

/** The bound that a text exceeds first, and its weight up to there. */
function measure(text: string, { levels, weight: maxWeight }: JsonBounds): Measured {
  let depth = 0;
  let weight = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = endOfString(text, index);
    else if (code === comma) weight += 1;
    else if (code === colon) weight += heavy;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      weight += heavy;
      if (depth > levels) return { exceeded: 'levels', weight };
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
    if (weight > maxWeight) return { exceeded: 'weight', weight };
  }
  return { weight };
}

/**
 * From this length in characters, a text is measured before it is parsed: the parser takes a hundred bytes of memory for each level, so twenty
 * megabytes of brackets would take two gigabytes, and twenty megabytes of empty objects three seconds.
 */
const longText = 256 * 1024;

/**
 * Parses JSON of a client, a provider, a model or a tool, of which nothing is known yet. Texts of up to a thousand characters cost nothing
 * more than with `parseJson`.
 *
 * @param parse `parseJson`, or a faster function where numbers may lose digits
 * @param maxWeight bound of the numbers, strings and literals in a long text; each array, object and member counts eight times more
 * @throws JsonBoundError when it is nested deeper than `maxJsonDepth` levels, or has too many values; SyntaxError when it is not JSON
 */
export function parseForeignJson(
  text: string,
  parse: (text: string) => JsonValue = parseJson,
  maxWeight = Infinity,
): JsonValue {
  const isLong = text.length > longText;
  const exceeded = isLong ? measure(text, { levels: maxJsonDepth, weight: maxWeight }).exceeded : undefined;
  if (exceeded) throw new JsonBoundError(exceeded);
  const value = parse(text);
  // For most texts, looking at the value is faster than looking at the text.
  const mayBeDeep = text.length > 2 * maxJsonDepth && !isLong;
  if (mayBeDeep && isDeeperThan(value, maxJsonDepth)) throw new JsonBoundError('levels');
  return value;
}

/** The weight of the JSON texts inside one request, as that of the request itself, by default (`server.maxBodyBytes`). */
const weightInside = 2 * 1024 * 1024;

/**
 * Parses the JSON texts inside one request, such as the arguments of its tool calls, with one bound for all of them together. The bound of the
 * request's own values does not apply to them, because they are texts there.
 */
export class JsonInside {
  #weightLeft = weightInside;

  /** @throws JsonBoundError, SyntaxError as {@link parseForeignJson} */
  parse(text: string): JsonValue {
    const measured = measure(text, { levels: maxJsonDepth, weight: this.#weightLeft });
    if (measured.exceeded) throw new JsonBoundError(measured.exceeded);
    this.#weightLeft -= measured.weight;
    return parseJson(text);
  }
}

/** Parses JSON of which nothing is known yet, like {@link parseForeignJson}. @returns undefined when it cannot be parsed, or exceeds a bound */
export function foreignJsonIn(text: string): JsonValue | undefined {
  try {
    return parseForeignJson(text);
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
