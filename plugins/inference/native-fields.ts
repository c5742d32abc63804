import {
  GatewayError,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  kindOfJson,
  nearestName,
  numberOf,
  RequestFields,
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
 * Decodes one object of a native request, strictly: unknown fields and values out of range are mistakes, too. `request-schema.ts` documents the same
 * contract, and a test compares the two.
 */
export class NativeFields extends RequestFields {
  /** @param path path of the object in the request: `messages[2]`; empty for the request itself */
  constructor(value: JsonValue | undefined, path: string, names?: FieldNames) {
    if (!isJsonObject(value)) throw invalid(path, `must be an object, not ${kindOfJson(value)}`);
    super(value, path);
    if (names) this.#refuseUnknown(names);
  }

  override string(name: string, length?: Length): string | undefined {
    const value = super.string(name);
    if (value === undefined) return undefined;
    if (value.length < (length?.least ?? 0)) throw this.invalid(name, 'must not be empty');
    if (length?.most !== undefined && value.length > length.most) {
      throw this.invalid(name, `must have at most ${length.most} characters, but has ${value.length}`);
    }
    return value;
  }

  /** An id that is recorded. It must be storable without changes, so that it can be searched for later. */
  recordedId(name: string): string | undefined {
    const id = this.string(name, { least: 1, most: longestId });
    if (id !== undefined && storable(id, longestId) !== id) {
      throw this.invalid(name, 'must not contain NUL characters or broken surrogate pairs');
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

  numberIn(name: string, least: number, most: number): number | undefined {
    return this.#numeric(name, least, most, `a number from ${least} to ${most}`, Number.isFinite);
  }

  integer(name: string, least: number): number | undefined {
    const number = this.#numeric(name, least, Infinity, `a whole number of at least ${least}`, Number.isInteger);
    const most = Number.MAX_SAFE_INTEGER;
    if (number !== undefined && number > most) throw this.invalid(name, `must be at most ${most}, not ${number}`);
    return number;
  }

  jsonObject(name: string): JsonObject | undefined {
    const value = this.value(name);
    if (value !== undefined && !isJsonObject(value)) throw this.wrong(name, 'an object', value);
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
      throw this.invalid(name, 'must be a string that contains valid JSON');
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
    if (number === undefined) throw this.wrong(name, range, value);
    if (!fits(number) || number < least || number > most) throw this.invalid(name, `must be ${range}, not ${number}`);
    return number;
  }

  protected override invalid(name: string, problem: string): GatewayError {
    return invalid(this.place(name), problem);
  }

  #notOneOf(name: string, allowed: readonly string[], value: JsonValue): GatewayError {
    // A single one is in the message already.
    const nearest = typeof value === 'string' && allowed.length > 1 ? nearestName(value, allowed) : undefined;
    const hint = nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
    return this.invalid(name, `must be ${listed(allowed, 'or')}, not ${echoed(value)}${hint}`);
  }

  #refuseUnknown({ known, elsewhere }: FieldNames): void {
    for (const name in this.object) {
      if (known.has(name)) continue;
      const nearest = nearestName(name, [...known, ...elsewhere.keys()]);
      const meant = nearest === undefined ? undefined : (elsewhere.get(nearest) ?? nearest);
      const hint = meant === undefined ? `Known names: ${listed([...known], 'and')}` : `Did you mean "${meant}"?`;
      throw this.invalid(name.slice(0, longestEcho), `is not known. ${hint}`);
    }
  }
}

/** The error for an invalid native request. */
export function invalid(field: string, problem: string): GatewayError {
  const message = `Field "${field}" ${problem}${problem.endsWith('?') ? '' : '.'}`;
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
