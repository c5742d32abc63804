import { GatewayError, isJsonObject, type JsonObject, type JsonValue, numberOf } from '../../core/api/index.js';

/**
 * One object of a request body with its path, so that every error names the field and what is allowed there. `null` always counts as
 * absent, because the dialect's clients send it for unset fields.
 *
 * It is no `RequestFields`: as a subclass, decoding long conversations took a seventh more processor time.
 */
export class RequestObject {
  readonly fields: JsonObject;
  readonly #place: string;
  readonly #index: number | undefined;

  /**
   * @param place path of the object in the body, for example `function`; empty for the body itself
   * @param index its index in the array at this path, if it is in one
   */
  constructor(fields: JsonObject, place: string, index?: number) {
    this.fields = fields;
    this.#place = place;
    this.#index = index;
  }

  /** The path of a member: `messages[2].content`. */
  placeOf(name: string): string {
    if (this.#place === '') return name;
    return `${this.#index === undefined ? this.#place : memberOf(this.#place, this.#index)}.${name}`;
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined && this.fields[name] !== null;
  }

  string(name: string): string | undefined {
    const value = this.fields[name] ?? undefined;
    return value === undefined || typeof value === 'string' ? value : this.fail(name, 'a string');
  }

  requiredString(name: string): string {
    return this.string(name) ?? this.fail(name, 'a string');
  }

  boolean(name: string): boolean | undefined {
    const value = this.fields[name] ?? undefined;
    return value === undefined || typeof value === 'boolean' ? value : this.fail(name, 'true or false');
  }

  number(name: string): number | undefined {
    if (!this.has(name)) return undefined;
    return numberOf(this.fields[name]) ?? this.fail(name, 'a number');
  }

  integer(name: string, minimum?: number): number | undefined {
    const value = this.number(name);
    if (value === undefined || (Number.isInteger(value) && value >= (minimum ?? -Infinity))) return value;
    return this.fail(name, minimum === undefined ? 'an integer' : `an integer of at least ${minimum}`);
  }

  object(name: string): RequestObject | undefined {
    const value = this.fields[name] ?? undefined;
    if (value === undefined) return undefined;
    return isJsonObject(value) ? new RequestObject(value, this.placeOf(name)) : this.fail(name, 'an object');
  }

  requiredObject(name: string): RequestObject {
    return this.object(name) ?? this.fail(name, 'an object');
  }

  /** The members of an array of objects. */
  objects(name: string): RequestObject[] | undefined {
    const value = this.fields[name] ?? undefined;
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) return this.fail(name, 'an array of objects');
    const place = this.placeOf(name);
    return value.map((member: JsonValue, index) => this.objectIn(place, member, index));
  }

  /** A member of the array at this place, which must be an object. */
  objectIn(place: string, member: JsonValue, index: number): RequestObject {
    if (!isJsonObject(member)) throw invalid(memberOf(place, index), 'an object', member);
    return new RequestObject(member, place, index);
  }

  /** The members that are not among the known ones; undefined when there are none. */
  extras(known: ReadonlySet<string>): JsonObject | undefined {
    let unknown: [string, JsonValue | undefined][] | undefined;
    for (const name in this.fields) if (!known.has(name)) (unknown ??= []).push([name, this.fields[name]]);
    // `fromEntries` defines members instead of assigning them, so that a member named __proto__ is kept.
    return unknown && Object.fromEntries(unknown);
  }

  /** Throws the error for an invalid member. */
  fail(name: string, allowed: string): never {
    throw invalid(this.placeOf(name), allowed, this.fields[name]);
  }
}

function memberOf(array: string, index: number): string {
  return `${array}[${index}]`;
}

/** The error for one invalid field. */
export function invalid(field: string, allowed: string, value: JsonValue | undefined): GatewayError {
  const got = value === undefined ? 'It is missing' : `It is ${describe(value)}`;
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field,
    message: `"${field}" must be ${allowed}. ${got}.`,
  });
}

/** The error for a feature of the dialect that the gateway does not support. */
export function unsupported(field: string, message: string): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_UNSUPPORTED', status: 400, field, message });
}

/** Describes a value by its type only, because it may be long or secret. */
function describe(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  if (numberOf(value) !== undefined) return `the number ${JSON.stringify(value).slice(0, 40)}`;
  return typeof value === 'boolean' ? String(value) : 'an object';
}
