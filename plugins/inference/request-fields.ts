import {
  GatewayError,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  kindOfJson,
  nearestName,
  numberOf,
  storable,
} from '../../core/api/index.js';

/** The field names of one kind of object. */
interface FieldNames {
  readonly known: ReadonlySet<string>;
  /** Names that belong to another object, with their full paths: `temperature` → `parameters.temperature`. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** Declares the fields of one kind of object. */
export function fieldNames(known: readonly string[], elsewhere: ReadonlyMap<string, string> = new Map()): FieldNames {
  return { known: new Set(known), elsewhere };
}

/** Limits of a string's length, in UTF-16 units. */
export interface Length {
  readonly least?: number;
  readonly most?: number;
}

/** The longest id of a session or an end user, because entries of the histories' indexes are limited. */
export const longestId = 256;

const longestEcho = 40;

/**
 * Decodes one object of a request, field by field. `null` counts as absent, because several JSON serializers write it for unset fields.
 * Every mistake throws `GW_REQUEST_INVALID` (400) with the field's full path.
 *
 * Hand-written instead of a schema, for speed: it runs for each message of each request. `request-schema.ts` documents the same contract,
 * and a test compares the two.
 */
export class RequestFields {
  readonly #object: JsonObject;
  readonly #path: string;

  /** @param path path of the object in the request: `messages[2]`; empty for the request itself */
  constructor(value: JsonValue | undefined, path: string, names?: FieldNames) {
    if (!isJsonObject(value)) throw invalid(path, `must be an object, not ${kindOfJson(value)}`);
    this.#object = value;
    this.#path = path;
    if (names) this.#refuseUnknown(names);
  }

  /** The full path of a field: `messages[2].content`. */
  place(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  /** The value as it is; undefined when absent or null. */
  value(name: string): JsonValue | undefined {
    return this.#object[name] ?? undefined;
  }

  /** Turns an absent field into an error. */
  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw invalid(this.place(name), 'is required');
    return value;
  }

  string(name: string, length?: Length): string | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.#wrong(name, 'a string', value);
    if (value.length < (length?.least ?? 0)) throw invalid(this.place(name), 'must not be empty');
    if (length?.most !== undefined && value.length > length.most) {
      throw invalid(this.place(name), `must have at most ${length.most} characters, but has ${value.length}`);
    }
    return value;
  }

  /** An id that is recorded. It must be storable without changes, so that it can be searched for later. */
  recordedId(name: string): string | undefined {
    const id = this.string(name, { least: 1, most: longestId });
    if (id !== undefined && storable(id, longestId) !== id) {
      throw invalid(this.place(name), 'must not contain NUL characters or broken surrogate pairs');
    }
    return id;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const found = allowed.find((choice) => choice === value);
    if (found === undefined) throw this.#notOneOf(name, allowed, value);
    return found;
  }

  number(name: string, least: number, most: number): number | undefined {
    return this.#numeric(name, least, most, `a number from ${least} to ${most}`, Number.isFinite);
  }

  integer(name: string, least: number): number | undefined {
    const range = `a whole number, at least ${least}`;
    return this.#numeric(name, least, Number.MAX_SAFE_INTEGER, range, Number.isInteger);
  }

  boolean(name: string): boolean | undefined {
    const value = this.value(name);
    if (value !== undefined && typeof value !== 'boolean') throw this.#wrong(name, 'true or false', value);
    return value;
  }

  object(name: string): JsonObject | undefined {
    const value = this.value(name);
    if (value !== undefined && !isJsonObject(value)) throw this.#wrong(name, 'an object', value);
    return value;
  }

  array(name: string): readonly JsonValue[] | undefined {
    const value = this.value(name);
    if (value !== undefined && !isJsonArray(value)) throw this.#wrong(name, 'an array', value);
    return value;
  }

  /** A string that contains JSON, returned unchanged. An empty one is replaced by `ifEmpty`, if given. */
  jsonText(name: string, ifEmpty?: string): string | undefined {
    const text = this.string(name);
    if (text === undefined) return undefined;
    if (text === '' && ifEmpty !== undefined) return ifEmpty;
    try {
      JSON.parse(text);
    } catch {
      throw invalid(this.place(name), 'must be a string that contains valid JSON');
    }
    return text;
  }

  #numeric(
    name: string,
    least: number,
    most: number,
    range: string,
    fits: (value: number) => boolean,
  ): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const number = numberOf(value);
    if (number === undefined) throw this.#wrong(name, range, value);
    if (!fits(number) || number < least || number > most) throw this.#wrong(name, range, value, String(number));
    return number;
  }

  #wrong(name: string, allowed: string, value: JsonValue, got = kindOfJson(value)): GatewayError {
    return invalid(this.place(name), `must be ${allowed}, not ${got}`);
  }

  #notOneOf(name: string, allowed: readonly string[], value: JsonValue): GatewayError {
    const nearest = typeof value === 'string' ? nearestName(value, allowed) : undefined;
    const hint = nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
    return invalid(this.place(name), `must be ${listed(allowed, 'or')}, not ${echoed(value)}${hint}`);
  }

  #refuseUnknown({ known, elsewhere }: FieldNames): void {
    for (const name in this.#object) {
      if (known.has(name)) continue;
      const nearest = nearestName(name, [...known, ...elsewhere.keys()]);
      const meant = nearest === undefined ? undefined : (elsewhere.get(nearest) ?? nearest);
      const hint = meant === undefined ? `Known names: ${listed([...known], 'and')}` : `Did you mean "${meant}"?`;
      throw invalid(this.place(name.slice(0, longestEcho)), `is not known. ${hint}`);
    }
  }
}

/** The error for an invalid native request. */
export function invalid(field: string, problem: string): GatewayError {
  const subject = field === '' ? 'The request body' : `Field "${field}"`;
  const message = `${subject} ${problem}${problem.endsWith('?') ? '' : '.'}`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, field: field || undefined });
}

function echoed(value: JsonValue): string {
  if (typeof value !== 'string') return kindOfJson(value);
  return value.length <= longestEcho ? JSON.stringify(value) : 'another string';
}

function listed(names: readonly string[], conjunction: 'and' | 'or'): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${conjunction} ${last}`;
}
