import {
  GatewayError,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  kindOfJson,
  numberOf,
} from '../../core/api/index.js';

const snakeNames = new Map<string, string>();

/** The other spelling of a member: `inline_data` for `inlineData`. The dialect allows both. */
export function snakeCase(name: string): string {
  let snake = snakeNames.get(name);
  if (snake === undefined) {
    snake = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    snakeNames.set(name, snake);
  }
  return snake;
}

/**
 * Decodes one object of a request, field by field, in either spelling. Decoded fields must have the right type; others stay in the body for a
 * provider of the same dialect. `null` counts as absent.
 *
 * Hand-written instead of a schema, for speed: it runs for every part of every request.
 */
export class RequestFields {
  readonly object: JsonObject;
  readonly #path: string;

  /** @param path path of the object in the request: `contents[2]`; empty for the request itself */
  constructor(value: JsonValue | undefined, path: string) {
    if (!isJsonObject(value)) throw invalid(path, `must be an object, not ${kindOfJson(value)}`);
    this.object = value;
    this.#path = path;
  }

  /** The full path of a field: `contents[2].parts`. */
  place(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  /** Both spellings at once are refused: the provider could read the one that no policy has inspected. */
  value(name: string): JsonValue | undefined {
    const snake = snakeCase(name);
    const value = this.object[name] ?? undefined;
    if (snake === name) return value;
    const other = this.object[snake] ?? undefined;
    if (value !== undefined && other !== undefined)
      throw invalid(this.place(name), `is given twice, also as "${snake}"`);
    return value ?? other;
  }

  string(name: string): string | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'string') return value;
    throw this.#wrong(name, 'a string', value);
  }

  /** A required string that must not be empty. */
  name(name: string): string {
    const value = this.required(name, this.string(name));
    if (value === '') throw invalid(this.place(name), 'must not be empty');
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.#wrong(name, 'true or false', value);
  }

  number(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const number = numberOf(value);
    if (number === undefined) throw this.#wrong(name, 'a number', value);
    return number;
  }

  /** A non-negative integer. */
  count(name: string): number | undefined {
    const number = this.number(name);
    if (number === undefined || (Number.isSafeInteger(number) && number >= 0)) return number;
    throw invalid(this.place(name), `must be a whole number, at least 0, not ${number}`);
  }

  /** An object inside this one. */
  inner(name: string): RequestFields | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : new RequestFields(value, this.place(name));
  }

  /** The objects of an array. A single one may stand without the array, as in the examples of the dialect's documentation. */
  list(name: string): readonly RequestFields[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (!isJsonArray(value)) return [new RequestFields(value, this.place(name))];
    return value.map((member, index) => new RequestFields(member, `${this.place(name)}[${index}]`));
  }

  strings(name: string): readonly string[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (!isJsonArray(value)) throw this.#wrong(name, 'an array', value);
    return value.map((member, index) => {
      if (typeof member === 'string') return member;
      throw invalid(`${this.place(name)}[${index}]`, 'must be a string');
    });
  }

  /** Turns an absent field into an error. */
  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw invalid(this.place(name), 'is required');
    return value;
  }

  /** All members except the known ones, in either spelling; undefined when there are none. */
  others(...known: readonly string[]): JsonObject | undefined {
    const names = Object.keys(this.object).filter(
      (name) => !known.some((one) => one === name || snakeCase(one) === name),
    );
    // `fromEntries` instead of assignment, so that a member named __proto__ is kept.
    return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, this.object[name]]));
  }

  #wrong(name: string, allowed: string, value: JsonValue): GatewayError {
    return invalid(this.place(name), `must be ${allowed}, not ${kindOfJson(value)}`);
  }
}

/** The error for an invalid request. */
export function invalid(field: string, problem: string): GatewayError {
  const message = field === '' ? `The request body ${problem}.` : `${field}: ${problem}.`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, ...(field === '' ? {} : { field }) });
}
