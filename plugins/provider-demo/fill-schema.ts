import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  objectIn,
  parseJson,
  stringifyJson,
} from '../../core/api/index.js';

/** The sources of generated values. */
interface Material {
  /** Values for strings, used in order; the last one is repeated. */
  readonly texts: readonly string[];
  /** Searched for numbers, and for the values of an `enum`. */
  readonly question: string;
}

/**
 * Limits for recursive, branching and large schemas; beyond them, values are null. A visited schema takes as many steps as it has members and
 * items in its lists.
 */
const deepest = 12;
const mostSteps = 50_000;
/** The steps of comparing a choice with the question, which may be long. */
const stepsOfChoice = 50;
const longestReference = 1000;
/** The most characters of the values, beside the last one: the answer is cut after fewer. */
const mostCharacters = 50_000;
/** The most numbers of the question that are considered. */
const mostNumbers = 100;

/**
 * Generates a small JSON value that satisfies a schema: the required members, or, if nothing is required, all string members. Supports
 * types, `enum`, `const`, `$ref` into the schema itself, `anyOf`, `oneOf`, `allOf`, bounds and common formats; ignores `pattern` and
 * conditional schemas.
 */
export function fillSchema(schema: JsonObject, material: Material): JsonValue {
  return new SchemaFiller(schema, material).fill(schema, 0);
}

class SchemaFiller {
  readonly #root: JsonObject;
  readonly #question: string;
  readonly #numbers: readonly string[];
  readonly #texts: readonly string[];
  #nextText = 0;
  #stepsLeft = mostSteps;
  #charactersLeft = mostCharacters;

  constructor(root: JsonObject, { texts, question }: Material) {
    this.#root = root;
    this.#texts = texts;
    this.#question = question.toLowerCase();
    this.#numbers = numbersIn(question);
  }

  fill(written: JsonValue | undefined, depth: number): JsonValue {
    if (this.#isSpent(depth)) return null;
    const schema = this.#resolve(written, depth);
    if (schema.const !== undefined) return this.#written(schema.const);
    if (isJsonArray(schema.enum)) return this.#written(this.#choose(schema.enum));
    switch (typeOf(schema)) {
      case 'object':
        return this.#object(schema, depth);
      case 'array':
        return this.#array(schema, depth);
      case 'number':
      case 'integer':
        return this.#number(schema);
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return this.#written(this.#string(schema));
    }
  }

  /** A value that the schema or the question contains, which may be long, and occur often. */
  #written(value: JsonValue): JsonValue {
    if (this.#charactersLeft <= 0) return null;
    this.#charactersLeft -= stringifyJson(value).length;
    return value;
  }

  /** Resolves references, merges `allOf`, and selects the first alternative that is not null. */
  #resolve(written: JsonValue | undefined, depth: number): JsonObject {
    if (!isJsonObject(written)) return {};
    if (this.#isSpent(depth) || this.#isSpent(depth, sizeOf(written))) return {};
    const { $ref: reference, allOf, anyOf, oneOf, ...own } = written;
    const parts: JsonObject[] = [];
    if (typeof reference === 'string') parts.push(this.#resolve(this.#referred(reference), depth + 1));
    if (isJsonArray(allOf)) for (const part of allOf) parts.push(this.#resolve(part, depth + 1));
    for (const alternatives of [anyOf, oneOf]) {
      if (!isJsonArray(alternatives)) continue;
      const notNull = alternatives.find((alternative) => !isJsonObject(alternative) || alternative.type !== 'null');
      parts.push(this.#resolve(notNull ?? alternatives[0], depth + 1));
    }
    if (parts.length === 0) return written;
    let whole: JsonObject = own;
    for (const part of parts) {
      if (this.#isSpent(depth, sizeOf(whole) + sizeOf(part))) break;
      whole = merged(whole, part);
    }
    return whole;
  }

  #isSpent(depth: number, steps = 1): boolean {
    this.#stepsLeft -= steps;
    return depth > deepest || this.#stepsLeft < 0;
  }

  /** Resolves a JSON pointer (RFC 6901) into the schema itself. */
  #referred(reference: string): JsonValue | undefined {
    if (!reference.startsWith('#') || reference.length > longestReference) return undefined;
    let value: JsonValue | undefined = this.#root;
    for (const segment of reference.split('/').slice(1)) {
      value = ownMember(value, segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    }
    return value;
  }

  #choose(choices: readonly JsonValue[]): JsonValue {
    for (const choice of choices) {
      if (this.#isSpent(0, stepsOfChoice)) break;
      if (typeof choice === 'string' && this.#question.includes(choice.toLowerCase())) return choice;
    }
    return choices[0] ?? null;
  }

  #object(schema: JsonObject, depth: number): JsonObject {
    const properties = objectIn(schema.properties);
    const required = isJsonArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
    const names =
      required.length > 0
        ? required
        : Object.keys(properties).filter((name) => typeOf(this.#resolve(properties[name], depth + 1)) === 'string');
    // `fromEntries` instead of assignment, so that a member named __proto__ is kept.
    return Object.fromEntries(names.map((name) => [name, this.fill(ownMember(properties, name), depth + 1)]));
  }

  #array(schema: JsonObject, depth: number): readonly JsonValue[] {
    const length = numberOf(schema.minItems) ?? (numberOf(schema.maxItems) === 0 ? 0 : 1);
    return Array.from({ length: Math.min(length, 100) }, () => this.fill(schema.items, depth + 1));
  }

  #number(schema: JsonObject): JsonValue {
    const whole = typeOf(schema) === 'integer';
    const fits = fitting(schema, whole);
    const literal = this.#numbers.find((number) => fits(Number(number)));
    return literal === undefined ? smallest(schema, whole) : parseJson(literal);
  }

  #string(schema: JsonObject): string {
    const format = typeof schema.format === 'string' ? formats.get(schema.format) : undefined;
    if (format !== undefined) return format;
    const text = this.#texts[Math.min(this.#nextText, this.#texts.length - 1)] ?? '';
    this.#nextText += 1;
    const least = Math.min(numberOf(schema.minLength) ?? 0, 10_000);
    return text
      .padEnd(least, text === '' ? '-' : text)
      .slice(0, numberOf(schema.maxLength) ?? Number.POSITIVE_INFINITY);
  }
}

function numbersIn(question: string): readonly string[] {
  const numbers: string[] = [];
  for (const [literal] of question.matchAll(/(?<![\w.])-?(?:0|[1-9]\d*)(?:\.\d+)?(?![\w]|\.\d)/g)) {
    numbers.push(literal);
    if (numbers.length === mostNumbers) break;
  }
  return numbers;
}

/** Values for formats that a quoted text would not match. */
const formats: ReadonlyMap<string, string> = new Map([
  ['date', '1970-01-01'],
  ['date-time', '1970-01-01T00:00:00Z'],
  ['time', '00:00:00Z'],
  ['email', 'demo@example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com/'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
]);

function typeOf(schema: JsonObject): string | undefined {
  const { type } = schema;
  if (isJsonArray(type))
    return type.find((name): name is string => typeof name === 'string' && name !== 'null') ?? 'null';
  if (typeof type === 'string') return type;
  if (schema.properties !== undefined || schema.required !== undefined) return 'object';
  return schema.items === undefined ? 'string' : 'array';
}

/** The number of a schema's members, including what is directly in them. */
function sizeOf(schema: JsonObject): number {
  const members = Object.values(schema);
  return members.reduce<number>(
    (sum, member) => sum + (typeof member === 'object' && member !== null ? Object.keys(member).length : 0),
    members.length,
  );
}

/** Merges two schemas that both apply, with their properties and required members. */
function merged(first: JsonObject, second: JsonObject): JsonObject {
  const properties =
    isJsonObject(first.properties) && isJsonObject(second.properties)
      ? { properties: { ...first.properties, ...second.properties } }
      : {};
  const required =
    isJsonArray(first.required) && isJsonArray(second.required)
      ? { required: [...new Set([...first.required, ...second.required])] }
      : {};
  return { ...first, ...second, ...properties, ...required };
}

function bounds(schema: JsonObject): {
  readonly least: number;
  readonly most: number;
  readonly step: number | undefined;
} {
  const above = numberOf(schema.exclusiveMinimum);
  const below = numberOf(schema.exclusiveMaximum);
  const least = Math.max(numberOf(schema.minimum) ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const most = Math.min(numberOf(schema.maximum) ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  return { least, most, step: numberOf(schema.multipleOf) };
}

function fitting(schema: JsonObject, whole: boolean): (value: number) => boolean {
  const { least, most, step } = bounds(schema);
  return (value) =>
    Number.isFinite(value) &&
    value >= least &&
    value <= most &&
    value !== numberOf(schema.exclusiveMinimum) &&
    value !== numberOf(schema.exclusiveMaximum) &&
    (!whole || Number.isInteger(value)) &&
    (step === undefined || Number.isInteger(value / step));
}

/** The allowed value nearest to zero. */
function smallest(schema: JsonObject, whole: boolean): number {
  const { least, most, step = whole ? 1 : undefined } = bounds(schema);
  const fits = fitting(schema, whole);
  const near = Math.min(Math.max(0, least), most);
  const candidates =
    step === undefined ? [near, (least + most) / 2] : [Math.ceil(near / step) * step, Math.floor(near / step) * step];
  const distance = step ?? 1;
  return [...candidates, ...candidates.flatMap((value) => [value + distance, value - distance])].find(fits) ?? near;
}

function ownMember(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined;
}
