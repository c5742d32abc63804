import { GatewayError } from '../../errors.js';
import type { JsonObject, JsonValue } from '../../json.js';
import { isJsonArray, isJsonObject, kindOfJson, numberOf } from '../json/json.js';

/**
 * Decodes one object of a request, field by field. Decoded fields must have the right type; others stay in the body for a provider of the
 * same dialect. `null` counts as absent, as it does for the provider. A dialect with rules of its own extends it.
 *
 * Hand-written instead of a schema, for speed: it runs for every block of every request.
 */
export class RequestFields {
  readonly object: JsonObject;
  readonly #path: string;

  /** @param path path of the object in the request: `messages[2]`; empty for the request itself */
  constructor(value: JsonValue | undefined, path: string) {
    if (!isJsonObject(value)) throw invalidField(path, `must be an object, not ${kindOfJson(value)}`);
    this.object = value;
    this.#path = path;
  }

  /** The full path of a field: `messages[2].content`. */
  place(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  /** The value of a field as it is; undefined when absent or null. */
  value(name: string): JsonValue | undefined {
    return this.object[name] ?? undefined;
  }

  string(name: string): string | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'string') return value;
    throw this.wrong(name, 'a string', value);
  }

  /** A required string that must not be empty. */
  name(name: string): string {
    const value = this.required(name, this.string(name));
    if (value === '') throw this.invalid(name, 'must not be empty');
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw this.wrong(name, 'true or false', value);
  }

  number(name: string): number | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const number = numberOf(value);
    if (number === undefined) throw this.wrong(name, 'a number', value);
    return number;
  }

  /** A non-negative integer. */
  count(name: string): number | undefined {
    const number = this.number(name);
    if (number === undefined || (Number.isSafeInteger(number) && number >= 0)) return number;
    throw this.invalid(name, `must be a whole number, at least 0, not ${number}`);
  }

  /** An object inside this one. */
  inner(name: string): RequestFields | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : new RequestFields(value, this.place(name));
  }

  array(name: string): readonly JsonValue[] | undefined {
    const value = this.value(name);
    if (value === undefined || isJsonArray(value)) return value;
    throw this.wrong(name, 'an array', value);
  }

  strings(name: string): readonly string[] | undefined {
    return this.array(name)?.map((member, index) => {
      if (typeof member === 'string') return member;
      throw invalidField(`${this.place(name)}[${index}]`, 'must be a string');
    });
  }

  /** The fields that are not among the known ones; undefined when there are none. */
  others(known: readonly string[]): JsonObject | undefined {
    let others: [string, JsonValue | undefined][] | undefined;
    for (const name in this.object) if (!known.includes(name)) (others ??= []).push([name, this.object[name]]);
    // `fromEntries` instead of assignment, so that a field named __proto__ is kept.
    return others && Object.fromEntries(others);
  }

  /** Turns an absent field into an error. */
  required<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw this.invalid(name, 'is required');
    return value;
  }

  /** The error for a value of the wrong type. */
  protected wrong(name: string, allowed: string, value: JsonValue): GatewayError {
    return this.invalid(name, `must be ${allowed}, not ${kindOfJson(value)}`);
  }

  /** The error for an invalid field. */
  protected invalid(name: string, problem: string): GatewayError {
    return invalidField(this.place(name), problem);
  }
}

/**
 * The error for an invalid field: `GW_REQUEST_INVALID` (400).
 *
 * @param field its full path; empty for the request itself
 * @param problem follows the path: `must be a string`
 */
export function invalidField(field: string, problem: string): GatewayError {
  const message = field === '' ? `The request body ${problem}.` : `${field}: ${problem}.`;
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, message, field: field || undefined });
}
